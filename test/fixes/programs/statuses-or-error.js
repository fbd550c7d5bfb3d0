const RETRYABLE_STATUSES = new Set([408, 429, 500, 502, 503, 504]);

export async function fetchWithRetry(url, init = {}, { retries = 3, backoffMs = 1000 } = {}) {
  let attempt = 0;
  while (true) {
    let res;
    let err;
    try {
      res = await fetch(url, init);
    } catch (e) {
      err = e;
    }
    if (res && !RETRYABLE_STATUSES.has(res.status)) return res;
    if (attempt >= retries) {
      if (err) throw err;
      return res;
    }
    await new Promise((resolve) => setTimeout(resolve, backoffMs * 2 ** attempt));
    attempt++;
  }
}

export const load = (url) => fetchWithRetry(url);
