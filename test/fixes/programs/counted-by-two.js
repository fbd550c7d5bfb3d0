export async function load(client) {
  let last;
  for (let i = 2; i <= 8; i += 2) {
    try { return await client.send(i); } catch (e) { last = e; }
    await new Promise((r) => setTimeout(r, i * 1000));
  }
  throw last;
}
