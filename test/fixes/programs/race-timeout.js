function timeout(ms) {
  return new Promise((_, reject) => setTimeout(() => reject(new Error('timed out')), ms));
}

export async function load(url, retries = 3) {
  for (let i = 0; i < retries; i++) {
    try {
      const res = await Promise.race([fetch(url), timeout(10000)]);
      if (!res.ok) {
        throw new Error('not ok');
      }
      return res.json();
    } catch (e) {
      console.warn(e);
      if (i === retries - 1) {
        throw e;
      }
    }
  }
}
