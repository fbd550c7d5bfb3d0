export async function load(url: string): Promise<string> {
  for (let attempt = 1; attempt <= 4; attempt++) {
    const response = await fetch(url);
    if (response.ok) return response.text();
    if (response.status === 429) {
      await new Promise((resolve) => setTimeout(resolve, 1000 * attempt));
    } else if (response.status >= 500) {
      console.warn(`attempt ${attempt}: ${response.status}`);
    } else {
      throw new Error(`HTTP ${response.status}`);
    }
  }
  throw new Error('out of attempts');
}
