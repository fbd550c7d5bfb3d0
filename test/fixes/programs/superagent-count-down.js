const superagent = require('superagent');

function pause(ms) {
  return new Promise(function (resolve) {
    setTimeout(resolve, ms);
  });
}

async function load(url) {
  let count = 5;
  let error = null;
  while (count > 0) {
    try {
      const res = await superagent.get(url);
      return res.body;
    } catch (e) {
      error = e;
      count = count - 1;
      await pause(1000);
    }
  }
  throw error;
}

module.exports = { load };
