export async function flush(client) {
  while (true) {
    try {
      return await client.send('flush');
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }
}
