interface Client {
  send(request?: unknown): Promise<string>;
}

/** A broken connection is nothing to count: what else fails is told by its number. */
export async function subscribe(client: Client): Promise<string> {
  let odd = 0;
  for (;;) {
    try {
      return await client.send('/subscribe');
    } catch (error) {
      if ((error as { code?: string }).code === 'ECONNRESET') {
        await new Promise((resolve) => setTimeout(resolve, 500));
        continue;
      }
      odd += 1;
      console.warn(`failure ${odd}`, error);
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }
}
