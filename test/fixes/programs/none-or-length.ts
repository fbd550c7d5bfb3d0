function delayFor(message: string, attempt: number): number | null {
  if (message.includes('404')) return null;
  return 1000 * 2 ** attempt;
}

export async function track(client: { send(q: string): Promise<string> }): Promise<string> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await client.send('track');
    } catch (err) {
      const delayMs = delayFor(err instanceof Error ? err.message : '', attempt);
      if (attempt === 3 || delayMs === null) throw err;
      await new Promise((r) => setTimeout(r, delayMs));
    }
  }
}
