export async function compact(client) {
  for (let i = 0, ms = 100; ; i++, ms *= 2) {
    try { return await client.send('x'); }
    catch (e) { if (i > 3) throw e; await new Promise((r) => setTimeout(r, ms)); }
  }
}
