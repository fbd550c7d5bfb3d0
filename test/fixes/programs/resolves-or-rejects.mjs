import https from 'node:https';

function send() {
  return new Promise((resolve, reject) => {
    const req = https.request('https://api.example.com/items/7', (res) => {
      let data = '';
      res.on('data', (chunk) => { data += chunk; });
      res.on('end', () => {
        if (res.statusCode >= 500 || res.statusCode === 429) {
          reject(new Error(`HTTP ${res.statusCode}`));
          return;
        }
        resolve({ status: res.statusCode, headers: res.headers, data });
      });
    });
    req.on('error', reject);
    req.end();
  });
}

export function stat(_client, done) {
  (async () => {
    let lastError;
    for (let attempt = 0; attempt <= 2; attempt++) {
      try {
        const { data } = await send();
        return data;
      } catch (error) {
        lastError = error;
        if (attempt < 2) await new Promise((r) => setTimeout(r, 500 * 2 ** attempt));
      }
    }
    throw lastError;
  })().then((data) => done(null, data), done);
}
