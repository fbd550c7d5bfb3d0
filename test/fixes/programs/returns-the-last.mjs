export default async function (url, { retries = 2, ...init } = {}) {
  for (let i = 0; i <= retries; i++) {
    const last = i === retries;
    try {
      const res = await fetch(url, init);
      if (res.ok || last) return res;
    } catch (e) {
      if (last) throw e;
    }
  }
}
