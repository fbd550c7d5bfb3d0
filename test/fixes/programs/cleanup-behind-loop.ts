const active = new Set<string>();

async function request(url: string): Promise<unknown> {
  let lastError: Error | undefined;
  active.add(url);
  for (let attempt = 0; attempt <= 2; attempt++) {
    try {
      const response = await fetch(url);
      if (!response.ok) throw new Error(`HTTP ${response.status}`);
      active.delete(url);
      return await response.text();
    } catch (error) {
      lastError = error instanceof Error ? error : new Error('unknown');
      if (attempt < 2) await new Promise((resolve) => setTimeout(resolve, 1000 * 2 ** attempt));
    }
  }
  active.delete(url);
  throw lastError;
}

export async function load(url: string): Promise<unknown> {
  try {
    return await request(url);
  } catch (error) {
    throw new Error(`${(error as Error).message}, ${active.size} left`);
  }
}
