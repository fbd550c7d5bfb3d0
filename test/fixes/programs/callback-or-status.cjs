const request = require('request');

function hit(_client, done) {
  let retries = 3;
  const attempt = () => {
    request.get('https://api.example.com/items/7', (error, response, body) => {
      if (!error && response.statusCode === 200) return done(null, body);
      if (retries-- > 0) return setTimeout(attempt, 500);
      done(error || new Error('Status ' + response.statusCode));
    });
  };
  attempt();
}
module.exports = { hit };
