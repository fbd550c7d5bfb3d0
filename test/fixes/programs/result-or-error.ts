interface Refusal {
  readonly statusCode?: number;
  readonly headers?: Record<string, string>;
}

/** Until the record is there: it may not have been written yet. */
export async function find(client: { send(path: string): Promise<string> }, repeatCount = 4): Promise<string | null> {
  let result: string | null = null;
  for (let i = 0; i < repeatCount; i++) {
    try {
      result = await client.send('/records/1');
    } catch (e) {
      const refusal = e as Refusal;
      if (refusal.statusCode === 404) result = null;
    }
    if (result) break;
    if (i < repeatCount - 1) await new Promise((r) => setTimeout(r, 800));
  }
  return result;
}
