export async function wake(client) {
  for (let attempt = 0; attempt < 5; attempt++) {
    try {
      return await client.send({ wake: true });
    } catch (error) {
      if (attempt === 4) throw error;
      if (error.status === 404) {
        throw error;
      } else if (error.status === 429) {
        await new Promise((resolve) => setTimeout(resolve, 5000));
      }
    }
  }
}
