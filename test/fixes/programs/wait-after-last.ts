import { setTimeout as sleep } from 'node:timers/promises';

interface Database {
  send(sql: string): Promise<string>;
}

export async function migrate(database: Database): Promise<string> {
  let lastError: unknown;
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      return await database.send('ALTER TABLE');
    } catch (error) {
      lastError = error;
      await sleep(1000 * 2 ** attempt);
    }
  }
  throw lastError;
}
