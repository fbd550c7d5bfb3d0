export class Queue {
  #retries = 0;
  readonly #max = 3;

  async push(client: { send(body: string): Promise<string> }, body: string): Promise<string> {
    try {
      const result = await client.send(body);
      this.#retries = 0;
      return result;
    } catch (error) {
      if (this.#retries++ >= this.#max) throw error;
      await this.#backOff();
      return this.push(client, body);
    }
  }

  async #backOff(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, this.#retries * 100));
  }
}

export const run = (client: { send(body: string): Promise<string> }): Promise<string> => new Queue().push(client, 'x');
