type Result<T> = { ok: true; value: T } | { ok: false; error: Error };

const sleep = (ms: number) => new Promise<void>((resolve) => { setTimeout(resolve, ms); });

export async function load(url: string, maxAttempts = 3): Promise<Result<string>> {
  let error = new Error('no attempt was made');
  for (let attempt = 1; attempt <= maxAttempts; attempt++) {
    try {
      const response = await fetch(url);
      if (response.ok) return { ok: true, value: await response.text() };
      error = new Error(`HTTP ${response.status}`);
    } catch (e) {
      error = e as Error;
    }
    if (attempt < maxAttempts) await sleep(2 ** attempt * 100);
  }
  return { ok: false, error };
}
