function timeout(ms) {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error('timeout')), ms);
  });
}

export async function load(url) {
  for (let i = 1; i <= 3; i++) {
    try {
      const res = await Promise.race([fetch(url), timeout(10000)]);
      if (res.ok) return await res.text();
      if (i === 3) throw new Error(`HTTP ${res.status}`);
    } catch (e) {
      if (i === 3) throw e;
    }
  }
}
