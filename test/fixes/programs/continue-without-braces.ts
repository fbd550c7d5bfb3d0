export async function pick(url: string): Promise<string> {
  let left = 3;
  while (true) {
    const response = await fetch(url);
    if (response.ok) return response.text();
    console.warn(`answered ${response.status}`);
    if (left-- > 0) continue;
    throw new Error(`gave up: ${response.status}`);
  }
}
