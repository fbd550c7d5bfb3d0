export async function resolveName(client) {
  const deadline = Date.now() + 4_000;
  for (;;) {
    try {
      return await client.send('resolve');
    } catch (error) {
      if (Date.now() > deadline) throw error;
    }
  }
}
