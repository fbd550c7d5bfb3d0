import { setTimeout as sleep } from 'node:timers/promises';
import { logger } from './logger.js';

const MAX_ATTEMPTS = 4;
const BASE_DELAY = 200;
const MAX_DELAY = 10_000;
const RETRYABLE = new Set([408, 429, 500, 502, 503, 504]);

export async function getJson(url: string, signal: AbortSignal): Promise<unknown> {
  for (let attempt = 0; ; attempt++) {
    const response = await fetch(url, { signal });
    if (response.ok) return response.json();
    if (!RETRYABLE.has(response.status) || attempt === MAX_ATTEMPTS - 1) {
      throw new Error(`GET ${url}: ${response.status} ${await response.text()}`);
    }
    await response.body?.cancel();
    const ceiling = Math.min(MAX_DELAY, BASE_DELAY * 2 ** attempt);
    const delay = Math.min(MAX_DELAY, retryAfterMs(response)) + Math.random() * ceiling;
    logger.warn({ url, attempt, status: response.status, delay }, 'request failed, trying again');
    await sleep(delay, undefined, { signal });
  }
}

function retryAfterMs(response: Response): number {
  const header = response.headers.get('retry-after') ?? '0';
  const seconds = Number(header);
  const wait = Number.isNaN(seconds) ? Date.parse(header) - Date.now() : seconds * 1_000;
  return Math.max(0, wait || 0);
}
