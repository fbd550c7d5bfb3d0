interface Options {
  readonly minDelayMs?: number;
  readonly maxDelayMs?: number;
}

interface Refusal {
  readonly status?: number;
}

export async function fetchLogs(client: { send(request: string): Promise<string> }, { minDelayMs = 1000, maxDelayMs = 15_000 }: Options = {}): Promise<string> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await client.send('logs');
    } catch (error) {
      const { status } = error as Refusal;
      if (attempt === 4 || (status !== undefined && status !== 429 && status < 500)) throw error;
      // exponential, and up to a third more
      const backoff = Math.min(maxDelayMs, minDelayMs * 2 ** (attempt - 1));
      const jitter = Math.floor(Math.random() * Math.floor(backoff / 3));
      await new Promise((resolve) => setTimeout(resolve, backoff + jitter));
    }
  }
}
