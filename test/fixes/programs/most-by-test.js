const settings = { firstMs: 25_000, mostMs: 80_000 };

export async function hold(client) {
  let delay = settings.firstMs;
  for (let attempt = 1; attempt <= 5; attempt++) {
    try {
      return await client.send({});
    } catch (error) {
      if (attempt === 5) throw error;
      await new Promise((resolve) => setTimeout(resolve, delay));
      delay *= 2;
      if (delay > settings.mostMs) delay = settings.mostMs;
    }
  }
}
