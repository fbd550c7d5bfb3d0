export const fetchRetry = (url, n) => new Promise((resolve, reject) => {
  const attempt = (left) => {
    fetch(url)
      .then((res) => {
        if (res.ok) resolve(res.text());
        else if (left > 0) attempt(left - 1);
        else reject(new Error('HTTP ' + res.status));
      })
      .catch((err) => {
        if (left > 0) attempt(left - 1);
        else reject(err);
      });
  };
  attempt(n);
});
