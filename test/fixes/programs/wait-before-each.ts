interface Client {
  send(request?: unknown): Promise<string>;
}

/** What has just been started needs a moment: each attempt waits first. */
export async function greet(client: Client): Promise<string> {
  let last: unknown;
  for (let attempt = 1; attempt <= 5; attempt++) {
    await new Promise((resolve) => setTimeout(resolve, 200 * attempt));
    try {
      return await client.send('/hello');
    } catch (error) {
      last = error;
    }
  }
  throw last;
}
