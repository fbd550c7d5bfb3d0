const MAX = 3;

function retryAfterMs(res: Response): number {
  const value = res.headers.get('retry-after');
  if (value === null) return 0;
  return Number(value) * 1000;
}

export async function feed(url: string): Promise<Response> {
  let count = 0;
  for (;;) {
    const res = await fetch(url);
    if (res.status !== 429 && res.status !== 503) return res;
    if (count === MAX) return res;
    count++;
    await new Promise((resolve) => setTimeout(resolve, Math.max(retryAfterMs(res), 1000 * 2 ** count)));
  }
}
