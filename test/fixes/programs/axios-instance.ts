import axios, { type AxiosInstance } from 'axios';

export class Billing {
  private readonly http: AxiosInstance = axios.create();

  public async charge(url: string, retriesLeft = 2): Promise<unknown> {
    try {
      const response = await this.http.put(url, { cents: 100 });
      return response.data;
    } catch (error) {
      if (retriesLeft > 0) {
        return this.charge(url, retriesLeft - 1);
      }
      throw error;
    }
  }
}

export function charge(url: string): Promise<unknown> {
  return new Billing().charge(url);
}
