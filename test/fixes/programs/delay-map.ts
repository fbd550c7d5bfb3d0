const DELAYS: Record<number, number> = { 1: 100, 2: 500, 3: 2000 };

export async function byTable(url: string): Promise<string> {
  let attempt = 0;
  while (attempt < 4) {
    attempt++;
    const response = await fetch(url);
    if (response.ok) return response.text();
    const delay = DELAYS[attempt];
    if (delay === undefined) throw new Error(`HTTP ${response.status}`);
    await new Promise((resolve) => setTimeout(resolve, delay));
  }
  throw new Error('no attempts');
}
