export interface RetryOptions {
  retries?: number;
  minTimeout?: number;
  factor?: number;
}

export async function fetchWithRetry<T>(
  url: string,
  init: RequestInit = {},
  { retries = 3, minTimeout = 100, factor = 2 }: RetryOptions = {},
): Promise<T> {
  let timeout = minTimeout;
  let lastErr: unknown;

  for (let i = 0; i <= retries; i += 1) {
    try {
      const res = await fetch(url, init);
      if (res.ok) {
        return (await res.json()) as T;
      }
      lastErr = new Error(`Error ${res.status}`);
    } catch (err) {
      lastErr = err;
    }
    if (i < retries) {
      await new Promise((resolve) => setTimeout(resolve, timeout));
      timeout *= factor;
    }
  }

  throw lastErr;
}

export const load = (url: string): Promise<unknown> => fetchWithRetry(url);
