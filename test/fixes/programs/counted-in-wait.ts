const wait = async (ms: number): Promise<void> => {
  await new Promise((resolve) => setTimeout(resolve, ms));
};
const backoff = (n: number, base = 200, max = 10_000): number => Math.min(max, base * Math.pow(2, n));

export async function load(url: string): Promise<Response> {
  let n = 0;
  let response: Response | null = null;
  while (n < 5) {
    try {
      response = await fetch(url);
    } catch {
      response = null;
    }
    if (response !== null && response.status !== 503) return response;
    await wait(backoff(n++));
  }
  if (response === null) throw new Error('unreachable host');
  return response;
}
