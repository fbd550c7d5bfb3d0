export async function load(url: string, signal?: AbortSignal): Promise<Response> {
  const MAX_RETRIES = 3;
  let retries = 0;
  do {
    try {
      const res = await fetch(url, { signal: signal ?? null });
      if (res.ok) return res;
      if (res.status !== 503) throw new Error(`Unexpected ${res.status}`);
    } catch (e) {
      if (signal?.aborted || retries >= MAX_RETRIES) throw e;
    }
    retries++;
    await new Promise((r) => setTimeout(r, 2_000));
  } while (retries <= MAX_RETRIES);
  throw new Error('Service unavailable');
}
