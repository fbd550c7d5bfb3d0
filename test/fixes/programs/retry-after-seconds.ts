const sleep = (ms: number) => new Promise((r) => setTimeout(r, ms));

export async function rateLimited(url: string): Promise<Response> {
  for (let i = 0; i < 5; i++) {
    const res = await fetch(url);
    if (res.status === 429) {
      const retryAfter = res.headers.get('retry-after');
      await sleep(retryAfter ? Number(retryAfter) * 1000 : 1000 * 2 ** i);
      continue;
    }
    return res;
  }
  throw new Error('rate limited');
}
