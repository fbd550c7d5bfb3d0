const DELAYS = [1000, 2000, 5000];

export async function postMetrics(client) {
  for (let i = 0; ; i++) {
    try {
      return await client.send({ type: 'metrics' });
    } catch (error) {
      if (i >= DELAYS.length) throw error;
      await new Promise((resolve) => setTimeout(resolve, DELAYS[i]));
    }
  }
}
