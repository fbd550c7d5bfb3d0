const request = require('request');

function send(_client, callback) {
  const state = { attempt: 0, max: 4, wait: 250 };
  const go = () => {
    request.post('https://example.com/send', { json: true }, (error, response, body) => {
      const failed = error || response.statusCode > 299;
      if (failed && state.attempt < state.max) {
        state.attempt += 1;
        state.wait *= 2;
        setTimeout(go, state.wait);
        return;
      }
      if (failed) {
        callback(error || new Error(`status ${response.statusCode}`));
      } else {
        callback(null, body);
      }
    });
  };
  go();
}

module.exports = { send };
