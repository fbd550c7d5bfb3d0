export async function list(client, options = { minTimeout: 500, factor: 2 }) {
  for (let retry = 0; ; retry++) {
    try {
      return await client.send('list');
    } catch (error) {
      if (retry === 3) throw error;
      await new Promise((resolve) => setTimeout(resolve, retry === 0 ? options.minTimeout : options.minTimeout * options.factor ** retry));
    }
  }
}
