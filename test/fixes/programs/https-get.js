const https = require('https');

const sleep = (ms) => new Promise((r) => setTimeout(r, ms));

function getOnce(url) {
  return new Promise((resolve, reject) => {
    https
      .get(url, (res) => {
        if (res.statusCode < 200 || res.statusCode >= 300) {
          res.resume();
          return reject(new Error(`Status Code: ${res.statusCode}`));
        }
        let data = '';
        res.on('data', (chunk) => (data += chunk));
        res.on('end', () => resolve(data));
      })
      .on('error', reject);
  });
}

async function load(url, attempt = 0) {
  try {
    return await getOnce(url);
  } catch (error) {
    if (attempt >= 3) throw error;
    await sleep(500 * 2 ** attempt);
    return load(url, attempt + 1);
  }
}

module.exports = { load };
