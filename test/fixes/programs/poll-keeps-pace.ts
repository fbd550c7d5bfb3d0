interface Client {
  send(path: string): Promise<string>;
}

const states: string[] = [];

/** Asks again every 2 s, and later where that fails. */
export async function watch(client: Client, baseMs = 2000, maxMs = 16_000): Promise<void> {
  let interval = baseMs;
  const turn = async (): Promise<void> => {
    try {
      states.push(await client.send('/state'));
      interval = baseMs;
    } catch {
      interval = Math.min(interval * 2, maxMs);
    }
    await new Promise((resolve) => setTimeout(resolve, interval));
    await turn();
  };
  await turn();
}
