interface Limits {
  initial: number;
  factor: number;
  longest: number;
}

interface Client {
  send(url: string): Promise<string>;
}

const pauseIn = (text: string): number | undefined => (text.startsWith('pause') ? Number(text.slice(5)) : undefined);

/** Waits as long as it was told when it last went well, and longer each time where it was told nothing. */
export class Reader {
  private told: number | undefined;

  constructor(
    private readonly client: Client,
    private readonly limits: Limits,
  ) {}

  async read(url: string, attempt = 0): Promise<string> {
    try {
      const text = await this.client.send(url);
      this.told = pauseIn(text);
      return text;
    } catch (error) {
      if (attempt === 3) throw error;
      const wait = this.waitAfter(attempt);
      await new Promise((resolve) => setTimeout(resolve, wait));
      return this.read(url, attempt + 1);
    }
  }

  private waitAfter(attempt: number): number {
    if (this.told !== undefined) return this.told;
    const { initial, factor, longest } = this.limits;
    return Math.min(initial * Math.pow(factor, attempt), longest);
  }
}

export const read = (client: Client): Promise<string> => new Reader(client, { initial: 1000, factor: 3, longest: 5000 }).read('/items/7');
