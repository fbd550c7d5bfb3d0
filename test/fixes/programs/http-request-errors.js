const http = require('http');

function fetchOnce(url) {
  return new Promise((resolve, reject) => {
    const request = http.request(url, { method: 'GET' });
    request.on('response', (response) => {
      const chunks = [];
      response.on('data', (c) => chunks.push(c));
      response.on('end', () => {
        if (response.statusCode >= 400) {
          const err = new Error('Bad status: ' + response.statusCode);
          err.statusCode = response.statusCode;
          err.headers = response.headers;
          reject(err);
        } else {
          resolve(chunks.join(''));
        }
      });
    });
    request.on('error', reject);
    request.end();
  });
}

async function load(url) {
  let attempt = 0;
  while (true) {
    attempt += 1;
    try {
      return await fetchOnce(url);
    } catch (err) {
      console.error(`attempt ${attempt} failed: ${err.message}`);
      if (attempt === 5) throw err;
    }
  }
}
exports.load = load;
