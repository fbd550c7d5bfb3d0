const axios = require('axios');
exports.load = async function load(url) {
  let data, done = false;
  let count = 0;
  while (!done) {
    await axios.get(url).then((r) => { data = r.data; done = true; }, (e) => { if (++count >= 4) throw e; });
  }
  return data;
};
