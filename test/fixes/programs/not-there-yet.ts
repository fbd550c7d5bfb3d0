export async function ready(url: string): Promise<string> {
  let lastError: unknown;
  for (let attempt = 0; attempt < 4; attempt++) {
    try {
      const response = await fetch(url);
      if (response.status !== 404 && response.status < 500) return await response.text();
      lastError = new Error(`not there yet: ${response.status}`);
    } catch (error) {
      lastError = error;
    }
    if (attempt < 3) await new Promise((r) => setTimeout(r, 1000));
  }
  throw lastError;
}
