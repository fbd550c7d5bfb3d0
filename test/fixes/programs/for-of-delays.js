export async function verify(client) {
  let lastError;
  for (const ms of [500, 1000, 2000]) {
    try {
      return await client.send('verify');
    } catch (error) {
      lastError = error;
      await new Promise((resolve) => setTimeout(resolve, ms));
    }
  }
  throw lastError;
}
