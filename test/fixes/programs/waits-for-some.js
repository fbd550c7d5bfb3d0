const axios = require('axios');
exports.load = async (url) => {
  let n = 0;
  while (n < 4) {
    try { return (await axios.get(url)).data; }
    catch (e) {
      n++;
      if (e.response && e.response.status === 429) {
        await new Promise((r) => setTimeout(r, 5000));
      }
    }
  }
  throw new Error('max retries');
};
