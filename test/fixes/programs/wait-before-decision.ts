interface Orm { send(sql: string): Promise<unknown> }
async function tryDbConnection(orm: Orm, currentTries = 0): Promise<void> {
  if (currentTries >= 10) {
    console.error('Failed to connect to database after 10 tries.');
    throw new Error('no db');
  }
  await orm
    .send('SELECT 1')
    .then(() => undefined)
    .catch((err) => {
      console.error('Failed to ping database', {
        error: (err as Error).stack,
      });

      return tryDbConnection(orm, currentTries + 1);
    });
}
export const load = (orm: Orm) => tryDbConnection(orm);
