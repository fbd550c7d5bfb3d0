export async function one(client) {
  let value;
  try {
    value = await client.send('x');
  } catch {
    // try once more
    value = await client.send('x');
  }
  return value;
}
