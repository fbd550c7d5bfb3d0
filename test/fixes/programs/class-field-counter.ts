import axios, { isAxiosError } from 'axios';

class InventoryClient {
  private failures = 0;
  private readonly maxFailures = 4;

  constructor(private readonly url: string) {}

  async stock(): Promise<unknown> {
    try {
      const response = await axios.get(this.url);
      this.failures = 0;
      return response.data;
    } catch (error) {
      this.failures += 1;
      const status = isAxiosError(error) ? error.response?.status : undefined;
      if (this.failures > this.maxFailures || status === 404) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.min(4000, 500 * 2 ** (this.failures - 1))));
      return this.stock();
    }
  }
}

export function readStock(url: string): Promise<unknown> {
  return new InventoryClient(url).stock();
}
