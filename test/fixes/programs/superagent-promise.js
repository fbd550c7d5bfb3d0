const request = require('superagent');

function getJson(url, triesLeft) {
  return new Promise((res, rej) => {
    request
      .get(url)
      .then((response) => res(response.text))
      .catch((e) => {
        if (triesLeft <= 1) {
          rej(e);
          return;
        }
        setTimeout(() => {
          getJson(url, triesLeft - 1).then(res, rej);
        }, 2000);
      });
  });
}

module.exports.load = (url) => getJson(url, 4);
