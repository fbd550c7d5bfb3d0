interface Refusal {
  readonly status?: number;
  readonly headers?: Record<string, string>;
}

class Api {
  constructor(private readonly client: { send(path: string): Promise<string> }) {}

  private async pauseFor(headers: Record<string, string> | undefined): Promise<void> {
    const seconds = headers?.['retry-after'];
    if (seconds) await new Promise((resolve) => setTimeout(resolve, Number.parseInt(seconds, 10) * 1000));
  }

  async get(path: string, left = 3): Promise<string> {
    try {
      return await this.client.send(path);
    } catch (error) {
      const refusal = error as Refusal;
      if (refusal.status !== 429 || left === 0) throw error;
      await this.pauseFor(refusal.headers);
      return this.get(path, left - 1);
    }
  }
}

export const read = (client: { send(path: string): Promise<string> }): Promise<string> => new Api(client).get('/');
