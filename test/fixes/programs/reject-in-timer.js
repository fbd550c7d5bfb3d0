export function load(url) {
  return new Promise((resolve, reject) => {
    const attempt = async (n) => {
      try {
        const res = await fetch(url);
        if (!res.ok) throw new Error(`HTTP ${res.status}`);
        resolve(await res.json());
      } catch (e) {
        if (n === 5) reject(e);
        else setTimeout(() => attempt(n + 1), 100 * 2 ** n);
      }
    };
    attempt(0);
  });
}
