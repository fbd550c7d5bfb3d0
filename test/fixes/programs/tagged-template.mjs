export async function readPrice(client) {
  for (let attempt = 0; ; attempt++) {
    try {
      return await client.send`select price from prices`;
    } catch (error) {
      if (attempt === 3) throw error;
      await new Promise((resolve) => setTimeout(resolve, 1000 * 2 ** attempt));
    }
  }
}
