export function subscribe(url) {
  return new Promise((resolve, reject) => {
    const tick = () => {
      fetch(url)
        .then((res) => {
          if (!res.ok) throw new Error(`${res.status}`);
          return res.text();
        })
        .then(resolve)
        .catch((err) => {
          console.log('retrying in 3s', err.message);
          setTimeout(tick, 3000);
        });
    };
    tick();
  });
}
