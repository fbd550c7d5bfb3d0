import { setTimeout as sleep } from 'node:timers/promises';

interface Search {
  send(query: string): Promise<string>;
}

export async function reindex(search: Search): Promise<string> {
  let attempt = 0;
  while (true) {
    try {
      return await search.send('reindex');
    } catch (error) {
      if (++attempt >= 5) throw error;
      sleep(1000 * attempt);
    }
  }
}
