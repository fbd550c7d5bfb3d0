interface RetryOptions {
  delays: number[];
  onRetry?: (error: unknown) => void;
}

export async function withDelays(url: string, { delays, onRetry }: RetryOptions): Promise<string> {
  let attempt = 0;
  for (;;) {
    try {
      const res = await fetch(url);
      if (!res.ok) throw new Error(`status ${res.status}`);
      return await res.text();
    } catch (error) {
      if (attempt >= delays.length) throw error;
      onRetry?.(error);
      await new Promise((r) => setTimeout(r, delays[attempt]));
      attempt += 1;
    }
  }
}

export const load = (url: string): Promise<string> => withDelays(url, { delays: [100, 1_000, 40_000] });
