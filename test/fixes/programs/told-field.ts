interface Client {
  send(request?: unknown): Promise<string>;
}

class Session {
  private delayMs = 400;
  private told: string[] = [];

  constructor(
    private readonly client: Client,
    private readonly longestMs: number,
  ) {}

  async open(onRetry: (details: { delayMs: number }) => void): Promise<string> {
    for (let left = 3; ; left--) {
      try {
        return await this.client.send('open');
      } catch (error) {
        if (left === 0) throw new Error(`${String(error)} after ${this.told.join(', ')}`);
        onRetry({ delayMs: this.delayMs });
        await new Promise((resolve) => setTimeout(resolve, this.delayMs));
        this.delayMs = Math.min(this.delayMs * 2, this.longestMs);
      }
    }
  }

  note(text: string): void {
    this.told.push(text);
  }
}

export async function open(client: Client, longestMs: number): Promise<string> {
  const session = new Session(client, longestMs);
  return session.open(({ delayMs }) => {
    session.note(delayMs.toFixed(0));
  });
}
