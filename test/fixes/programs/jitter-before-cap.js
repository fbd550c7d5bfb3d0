const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

export async function archive(client) {
  for (let attempt = 0; attempt < 8; attempt++) {
    try {
      return await client.send('archive');
    } catch (error) {
      if (attempt === 7) throw error;
      const delay = Math.min(8000, 1000 * 2 ** attempt + Math.random() * 1000);
      await sleep(delay);
    }
  }
}
