const MAX_BACKOFF = 10 * 1000;
const calcBackoff = (n) => {
  const raw = 100 * Math.pow(2, n);
  return raw > MAX_BACKOFF ? MAX_BACKOFF : raw;
};

export async function capped(client) {
  for (let n = 0; n < 9; n++) {
    try {
      return await client.send('x');
    } catch (e) {
      if (n === 8) throw e;
      await new Promise((resolve) => setTimeout(resolve, calcBackoff(n)));
    }
  }
}
