export const load = (url) => new Promise(async (resolve, reject) => {
  let tries = 0;
  while (true) {
    tries++;
    try {
      const res = await fetch(url);
      if (!res.ok) throw new Error(`HTTP ${res.status}`);
      resolve(await res.text());
      return;
    } catch (e) {
      if (tries >= 5) {
        reject(e);
        return;
      }
    }
  }
});
