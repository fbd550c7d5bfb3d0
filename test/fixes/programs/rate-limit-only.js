const axios = require('axios');

async function search(url, retries = 3) {
  while (retries > 0) {
    try {
      return (await axios.get(url)).data;
    } catch (err) {
      if (err.response?.status === 429 && err.response.headers['retry-after']) {
        const retryAfter = parseInt(err.response.headers['retry-after'], 10);
        console.warn(`rate limited for ${retryAfter}s`);
        await new Promise((resolve) => setTimeout(resolve, (retryAfter + 1) * 1000));
        retries--;
      } else {
        throw err;
      }
    }
  }

  throw new Error('too many attempts');
}

module.exports = { search };
