const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export async function quote(url: string): Promise<string> {
  for (let attempt = 1; attempt <= 3; attempt++) {
    const response = await fetch(url);
    if (response.ok) return (await response.json()) as string;
    const delay = 500 * 2 ** attempt;
    if (response.status === 429) {
      if (attempt < 3) await sleep(delay * 2);
      continue;
    }
    if (response.status < 500) break;
    if (attempt < 3) await sleep(delay);
  }
  throw new Error('no quote');
}
