export async function load(url: string): Promise<string> {
  const waits = [1_000, 3_000, 9_000];
  let error: unknown;
  do {
    try {
      const res = await fetch(url);
      if (res.ok) return await res.text();
      error = new Error(`status ${res.status}`);
    } catch (e) {
      error = e;
    }
    const wait = waits.shift();
    if (wait === undefined) break;
    await new Promise((resolve) => setTimeout(resolve, wait));
  } while (true);
  throw error;
}
