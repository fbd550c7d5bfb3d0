const RETRY_DELAYS_MS: readonly number[] = [500, 1000, 2000];

export async function definitions(url: string): Promise<unknown> {
  let response: Response | undefined;
  for (let attempt = 0; attempt <= RETRY_DELAYS_MS.length; attempt++) {
    response = await fetch(url);
    if (response.ok) return response.json();
    if (response.status < 500 && response.status !== 429) break;
    if (attempt === RETRY_DELAYS_MS.length) break;
    const wait = RETRY_DELAYS_MS[attempt]!;
    console.warn(`definitions: ${response.status}, retrying in ${wait}ms`);
    await new Promise((r) => setTimeout(r, wait));
  }
  throw new Error(`definitions: ${response?.status}`);
}
