import https from 'node:https';

export function load(url, left = 3) {
  return new Promise((resolve, reject) => {
    const req = https.get(url, (res) => {
      if (res.statusCode !== 200) {
        res.resume();
        if (left > 0) {
          setTimeout(() => resolve(load(url, left - 1)), 1000);
        } else {
          reject(new Error(`status ${res.statusCode}`));
        }
        return;
      }
      let body = '';
      res.on('data', (chunk) => { body += chunk; });
      res.on('end', () => resolve(body));
    });
    req.on('error', (err) => {
      if (left > 0) setTimeout(() => resolve(load(url, left - 1)), 1000);
      else reject(err);
    });
  });
}
