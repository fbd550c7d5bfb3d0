interface Client {
  send(what: string): Promise<string>;
}

/** A connection is meant to come back: it gets a ceiling, and no end that nobody hears of. */
class Consumer {
  private attempt = 0;

  constructor(private readonly client: Client) {}

  async connect(): Promise<void> {
    try {
      await this.client.send('connect');
      this.attempt = 0;
    } catch {
      const ms = 500 * 2 ** this.attempt++;
      setTimeout(this.connect.bind(this), ms);
    }
  }
}

export const start = (client: Client) => new Consumer(client).connect();
