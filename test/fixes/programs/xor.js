export async function render(client) {
  for (let n = 0; n < 4; n++) {
    try {
      return await client.send('render');
    } catch (error) {
      if (n === 3) throw error;
      await new Promise((resolve) => setTimeout(resolve, (2 ^ n) * 100));
    }
  }
}
