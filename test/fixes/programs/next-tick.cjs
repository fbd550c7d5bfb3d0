function load(client, done) {
  var tries = 3;
  function attempt() {
    client.get('/x', function (err, res) {
      if (!err) { done(null, res); return; }
      tries--;
      if (tries === 0) { return done(err); }
      console.log('retrying…');
      process.nextTick(attempt);
    });
  }
  attempt();
}
module.exports = { load };
