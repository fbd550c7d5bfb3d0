const BASE_MS = 500;
const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export async function cite(url: string): Promise<string> {
  for (let attempt = 1; attempt <= 3; attempt++) {
    const response = await fetch(url);
    if (response.ok) return (await response.json()) as string;
    if (response.status === 429) {
      console.warn('rate limited', attempt);
      if (attempt < 3) await sleep(BASE_MS * attempt * 2);
      continue;
    }
    if (response.status >= 500) {
      console.warn('server error', attempt);
      if (attempt < 3) await sleep(BASE_MS * attempt);
      continue;
    }
    break;
  }
  throw new Error('no citation');
}
