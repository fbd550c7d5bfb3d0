const BASE_MS = 250;
const CAP_MS = 8_000;

async function backoff(attempt: number): Promise<void> {
  const ms = Math.min(BASE_MS * 2 ** attempt, CAP_MS);
  await new Promise((resolve) => setTimeout(resolve, ms));
}

export async function readItem(url: string): Promise<unknown> {
  for (let attempt = 0; attempt < 3; attempt++) {
    const response = await fetch(url);
    if (response.ok) return response.json();
    if (attempt < 2) await backoff(attempt);
  }
  throw new Error('readItem failed');
}

export async function writeItem(url: string): Promise<void> {
  for (let attempt = 0; attempt < 5; attempt++) {
    const response = await fetch(url, { method: 'PUT', body: '{}' });
    if (response.ok) return;
    if (attempt < 4) await backoff(attempt);
  }
  throw new Error('writeItem failed');
}
