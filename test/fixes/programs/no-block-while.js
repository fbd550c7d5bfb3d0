export async function go(client) {
  let error;
  for (let n = 3; n > 0; n--)
    try {
      return await client.send('x');
    } catch (e) {
      error = e;
    }
  throw error;
}
