interface Client {
  send(path: string): Promise<string>;
}

const interval = 60_000;
const states: string[] = [];

async function update(client: Client): Promise<void> {
  states.push(await client.send('/state'));
}

/** Asks again each minute, and sooner where that fails. */
export const poll = async (client: Client, skip = false, errors = 0): Promise<void> => {
  let wait = interval;
  const later = async (by: number) => {
    await new Promise((resolve) => setTimeout(resolve, by));
    await poll(client, false, errors);
  };
  if (skip) return later(wait);
  try {
    await update(client);
    errors = 0;
  } catch {
    wait = Math.min(interval, 4000 * 2 ** errors);
    ++errors;
  } finally {
    await later(wait);
  }
};
