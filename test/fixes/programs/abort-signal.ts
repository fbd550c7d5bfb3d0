import { setTimeout as sleep } from 'node:timers/promises';

export async function follow(url: string, signal?: AbortSignal): Promise<Response> {
  let delay = 250;
  for (;;) {
    try {
      const response = await fetch(url, { ...(signal && { signal }) });
      if (response.status < 500) return response;
    } catch (error) {
      if (signal?.aborted) throw error;
    }
    await sleep(delay, undefined, signal ? { signal } : {});
    delay = Math.min(delay * 2, 5000);
  }
}
