export async function ceil(url: string): Promise<Response> {
  for (let i = 0; ; i++) {
    const res = await fetch(url);
    if (res.status !== 429 || i === 3) return res;
    const wait = Math.min(Number(res.headers.get('retry-after') ?? 1) * 1000, 60_000);
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
}
