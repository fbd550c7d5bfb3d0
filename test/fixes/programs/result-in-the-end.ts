export interface FetchResult<T> {
  success: boolean;
  data?: T;
  error?: string;
}

export async function load(url: string, maxRetries = 3): Promise<FetchResult<unknown>> {
  let lastError = '';
  for (let attempt = 0; attempt <= maxRetries; attempt++) {
    try {
      if (attempt > 0) {
        await new Promise((r) => setTimeout(r, 500 * Math.pow(2, attempt - 1)));
      }
      const res = await fetch(url);
      if (!res.ok) {
        lastError = `HTTP ${res.status}`;
        continue;
      }
      return { success: true, data: await res.json() };
    } catch (e) {
      lastError = e instanceof Error ? e.message : 'unknown';
    }
  }
  return { success: false, error: lastError };
}
