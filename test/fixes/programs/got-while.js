const got = require('got');

async function load(url) {
  let attempt = 0;
  for (;;) {
    try {
      return (await got.get(url, { retry: 0 })).body;
    } catch (error) {
      const code = error.response && error.response.statusCode;
      if ((code && code < 500 && code !== 429) || attempt >= 3) throw error;
      await new Promise((r) => setTimeout(r, 500 * Math.pow(2, attempt++)));
    }
  }
}
exports.load = load;
