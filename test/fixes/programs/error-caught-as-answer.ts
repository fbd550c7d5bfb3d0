export async function load(url: string): Promise<unknown> {
  let outcome: Response | Error = new Error('no attempt');
  for (let i = 0; i < 3; i++) {
    try {
      outcome = await fetch(url);
    } catch (error) {
      outcome = error as Error;
    }
    if (!(outcome instanceof Error) && outcome.ok) return outcome.json();
    if (i < 2) await new Promise((r) => setTimeout(r, 500 * 2 ** i));
  }
  throw outcome instanceof Error ? outcome : new Error(`HTTP ${outcome.status}`);
}
