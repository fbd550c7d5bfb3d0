export async function poke(client) {
  for (let n = 0; n < 5; n++)
    try { return await client.send('poke') }
    catch (e) { if (n === 4) throw e; else continue }
}
