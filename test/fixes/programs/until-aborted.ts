interface Client {
  send(request?: unknown): Promise<string>;
}

/** Tries until it is told to stop. */
export async function follow(client: Client, { signal }: { readonly signal: AbortSignal }): Promise<string> {
  while (!signal.aborted) {
    try {
      return await client.send('/feed');
    } catch (error) {
      if (signal.aborted) throw error;
      console.error(error);
    }
  }
  throw new Error('stopped');
}
