export function download(url, { attempts = 3, pause = 1000 } = {}) {
  return new Promise((resolve, reject) => {
    let count = 0;
    const attempt = () => {
      fetch(url)
        .then((res) => {
          if (!res.ok) throw new Error(`HTTP ${res.status}`);
          return res.text();
        })
        .then(resolve)
        .catch((err) => {
          count += 1;
          if (count >= attempts) {
            reject(err);
          } else {
            setTimeout(attempt, pause);
          }
        });
    };
    attempt();
  });
}
