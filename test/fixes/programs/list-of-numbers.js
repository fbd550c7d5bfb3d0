const superagent = require('superagent');

module.exports = {
  async load(url) {
    let err;
    for (const attempt of [1, 2, 3]) {
      try {
        const res = await superagent.get(url);
        return res.text;
      } catch (e) {
        err = e;
        console.warn('attempt', attempt, 'failed:', e.status);
      }
    }
    throw err;
  },
};
