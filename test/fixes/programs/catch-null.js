const axios = require('axios');
const sleep = (ms) => new Promise((r) => setTimeout(r, ms));
exports.load = async (url) => {
  let res = null;
  let n = 0;
  while (!res && n < 5) {
    res = await axios.get(url).catch(() => null);
    n++;
    if (!res) await sleep(1000 * n);
  }
  if (!res) throw new Error('no answer');
  return res.data;
};
