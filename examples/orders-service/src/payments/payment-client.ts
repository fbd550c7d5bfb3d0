import axios, { type AxiosInstance } from 'axios';
import { logger } from '../lib/logger.js';

export interface Charge {
  id: string;
  orderId: string;
  amount: number;
  currency: string;
  state: 'authorized' | 'captured' | 'declined';
}

export class PaymentClient {
  private readonly http: AxiosInstance;
  private readonly maxRetries: number;

  constructor(baseURL: string, apiKey: string, maxRetries = 3) {
    this.http = axios.create({ baseURL, timeout: 10_000, headers: { Authorization: `Bearer ${apiKey}` } });
    this.maxRetries = maxRetries;
  }

  async charge(orderId: string, amount: number, currency: string): Promise<Charge> {
    let attempt = 0;
    for (;;) {
      try {
        const { data } = await this.http.post<Charge>('/charges', { orderId, amount, currency });
        return data;
      } catch (error) {
        attempt += 1;
        if (attempt > this.maxRetries) throw error;
        const delay = 500 * 2 ** attempt;
        logger.warn({ orderId, attempt, delay, error }, 'charge failed, trying again');
        await new Promise((resolve) => setTimeout(resolve, delay));
      }
    }
  }

  async refund(chargeId: string): Promise<void> {
    await this.http.put(`/charges/${chargeId}/refund`);
  }
}
