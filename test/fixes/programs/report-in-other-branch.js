export async function load(client) {
  const maxRetries = 4;
  for (let i = 0; i < maxRetries; i++) {
    try {
      return await client.send();
    } catch (err) {
      if (err.code === 'EBUSY') {
        console.log('busy, trying again');
        await new Promise((resolve) => setTimeout(resolve, 500));
      } else {
        console.error('failed', err);
      }
    }
  }
  throw new Error('gave up');
}
