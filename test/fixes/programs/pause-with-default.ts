class Poller {
  constructor(private readonly client: { send(): Promise<string> }) {}

  protected async pause(milliseconds?: number): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, milliseconds ?? 1000));
  }

  async get(): Promise<string> {
    for (let attempt = 0; ; attempt++) {
      try {
        return await this.client.send();
      } catch (err) {
        if (attempt === 3) throw err;
        await this.pause(200 * 2 ** attempt);
      }
    }
  }
}

export const poll = (client: { send(): Promise<string> }): Promise<string> => new Poller(client).get();
