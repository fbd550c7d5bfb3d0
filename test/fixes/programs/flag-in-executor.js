export const load = (url) => new Promise((resolve, reject) => {
  (async () => {
    let done = false;
    let tries = 0;
    while (!done) {
      tries++;
      try {
        const res = await fetch(url);
        if (res.status >= 400) throw new Error(`HTTP ${res.status}`);
        resolve(await res.text());
        done = true;
      } catch (e) {
        if (tries >= 5) {
          reject(e);
          done = true;
        }
      }
    }
  })();
});
