import { setTimeout as sleep } from 'node:timers/promises';

export async function search(url: string): Promise<Response> {
  for (let attempt = 0; ; attempt++) {
    const response = await fetch(url);
    const retryable = response.status === 429 || (response.status >= 500 && response.status < 600);
    if (!retryable || attempt === 3) return response;
    await sleep(Math.min(10_000, 400 * 2 ** attempt));
  }
}
