interface Client {
  send(what: number): Promise<string>;
}

const MAX_WAIT_MS = 5_000;

/** The wait is what the loop counts by. */
export async function load(client: Client): Promise<string> {
  let wait = 250;
  while (wait < MAX_WAIT_MS) {
    try {
      return await client.send(wait);
    } catch (error) {
      console.error(error);
      await new Promise((resolve) => setTimeout(resolve, wait));
      wait *= 2;
    }
  }
  throw new Error('timed out');
}
