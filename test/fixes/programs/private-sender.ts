export class Loader {
  #url: string;
  #failures = 0;
  readonly #limit: number;

  constructor(url: string, limit = 3) {
    this.#url = url;
    this.#limit = limit;
  }

  async get(): Promise<string> {
    try {
      return await this.#send();
    } catch (error) {
      this.#failures++;
      if (this.#failures > this.#limit) throw error;
      return this.get();
    }
  }

  async #send(): Promise<string> {
    const response = await fetch(this.#url);
    if (response.status !== 200) {
      throw new Error(`Got ${response.status} from ${this.#url}`);
    }
    this.#failures = 0;
    return response.text();
  }
}

export const load = (url: string): Promise<string> => new Loader(url).get();
