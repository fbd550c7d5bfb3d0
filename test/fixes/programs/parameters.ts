import { setTimeout as sleep } from 'node:timers/promises';

interface RetryOptions {
  retries: number;
  baseDelay: number;
  maxDelay: number;
}

interface Api {
  send(request: string): Promise<string>;
}

export async function callApi(api: Api, { retries, baseDelay, maxDelay }: RetryOptions): Promise<string> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await api.send('call');
    } catch (error) {
      if (attempt >= retries) throw error;
      await sleep(Math.min(maxDelay, baseDelay * 2 ** attempt));
    }
  }
}
