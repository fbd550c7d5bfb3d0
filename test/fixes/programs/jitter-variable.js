async function retry(client) {
  let attempt = 0;
  while (true) {
    try {
      return await client.send();
    } catch (err) {
      if (err.status === 429 || err.status >= 500 || !err.status) {
        if (attempt >= 3) throw err;
        const jitter = Math.random() * 0.03 + 0.985;
        const delay = Math.round(250 * 2 ** attempt * jitter);
        await new Promise(r => setTimeout(r, delay));
        attempt += 1;
      } else {
        throw err;
      }
    }
  }
}

module.exports = { retry };
