export interface Options {
  readonly maxAttempts?: number;
  readonly delayMs?: number;
  readonly maxDelayMs?: number;
}

export async function persist(client: { send(request: string): Promise<string> }, options: Options = {}): Promise<string> {
  const { maxAttempts = 5, delayMs = 1000, maxDelayMs = 10_000 } = options;
  let currentDelay = delayMs;
  for (let attempt = 1; ; attempt++) {
    try {
      return await client.send('persist');
    } catch (error) {
      if (attempt === maxAttempts) throw error;
      await new Promise((resolve) => setTimeout(resolve, currentDelay));
      currentDelay = Math.min(currentDelay * 3, maxDelayMs);
    }
  }
}
