export async function sum(client: { send(q: string): Promise<string> }, log?: { warn(m: string): void }): Promise<string> {
  let last: unknown;
  let waitMs: number | undefined;
  for (let attempt = 0; attempt < 4; attempt++) {
    try {
      return await client.send('sum');
    } catch (err) {
      last = err;
      log?.warn(`sum failed: ${String(err)}`);
      waitMs = waitMs === undefined ? 100 : waitMs * 3;
      if (attempt < 3) await new Promise((r) => setTimeout(r, waitMs));
    }
  }
  throw last;
}
