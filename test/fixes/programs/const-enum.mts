import type { URL } from 'node:url';

const enum Limits {
  Attempts = 4,
  BaseMs = 200,
}

export async function getUser(url: string | URL): Promise<{ id: number }> {
  let lastError: Error = new Error('not tried');
  for (let attempt = 0; attempt < Limits.Attempts; attempt++) {
    if (attempt > 0) {
      await new Promise<void>((resolve) => {
        setTimeout(resolve, Limits.BaseMs * 2 ** (attempt - 1));
      });
    }
    try {
      const res = await fetch(url);
      if (!res.ok) {
        lastError = new Error(`HTTP ${res.status}`);
        continue;
      }
      return (await res.json()) as { id: number };
    } catch (err) {
      lastError = err instanceof Error ? err : new Error(String(err));
    }
  }
  throw lastError;
}
