function retryDelay(count) {
  // 1 s, doubled each time
  const base = Math.pow(2, count - 1) * 1000;

  // At most a minute
  const capped = Math.min(base, 60000);
  return capped;
}

export async function archive(client) {
  for (let count = 1; ; count++) {
    try {
      return await client.send('archive');
    } catch (error) {
      if (count === 4) throw error;
      await new Promise((resolve) => setTimeout(resolve, retryDelay(count)));
    }
  }
}
