interface FetchError extends Error { status?: number; retryAfter?: string | undefined }

async function get(url: string): Promise<string> {
  const res = await fetch(url);
  if (!res.ok) {
    const error: FetchError = new Error(`HTTP ${res.status}`);
    error.status = res.status;
    error.retryAfter = res.headers.get('Retry-After') ?? undefined;
    throw error;
  }
  return res.text();
}

export async function load(url: string): Promise<string> {
  let attempt = 0;
  while (true) {
    try {
      return await get(url);
    } catch (e) {
      const error = e as FetchError;
      if (error.status && error.status !== 429 && error.status < 500) throw error;
      if (++attempt > 3) throw error;
      const delay = error.retryAfter ? Number(error.retryAfter) * 1000 : 300 * attempt;
      await new Promise((r) => setTimeout(r, delay));
    }
  }
}
