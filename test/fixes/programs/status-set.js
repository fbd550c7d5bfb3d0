const RETRYABLE = new Set([408, 429, 500, 502, 503, 504]);

export async function listRepos(url) {
  let attempt = 0;
  let res = await fetch(url);
  while (RETRYABLE.has(res.status) && attempt < 4) {
    await new Promise((resolve) => setTimeout(resolve, 2 ** attempt * 1000));
    attempt++;
    res = await fetch(url);
  }
  return res;
}
