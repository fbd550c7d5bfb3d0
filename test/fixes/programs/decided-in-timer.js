function retry(fn, retriesLeft = 5, interval = 1000) {
  return new Promise((resolve, reject) => {
    fn()
      .then(resolve)
      .catch((error) => {
        setTimeout(() => {
          if (retriesLeft === 1) {
            reject(error);
            return;
          }
          retry(fn, retriesLeft - 1, interval * 2).then(resolve, reject);
        }, interval);
      });
  });
}

export const retryPromise = (client) => retry(() => client.send('x'));
