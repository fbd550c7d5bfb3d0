function abortableSleep(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) {
      reject(signal.reason);
      return;
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', onAbort);
      resolve();
    }, ms);
    function onAbort(): void {
      clearTimeout(timer);
      reject(signal?.reason);
    }
    signal?.addEventListener('abort', onAbort, { once: true });
  });
}

export interface Options {
  retries?: number;
  signal?: AbortSignal;
}

export async function load(url: string, { retries = 3, signal }: Options = {}): Promise<string> {
  let attempt = 0;
  while (true) {
    try {
      const res = await fetch(url, signal ? { signal } : {});
      if (!res.ok) throw new Error(`${res.status} ${res.statusText}`);
      return await res.text();
    } catch (err) {
      if (signal?.aborted || attempt >= retries) throw err;
      await abortableSleep(250 * 2 ** attempt, signal);
      attempt++;
    }
  }
}
