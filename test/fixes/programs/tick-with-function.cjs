module.exports.fetchIt = function fetchIt(client, done, tries) {
  tries = tries || 0;
  client.get({ path: '/it' }, function onAnswer(err, body) {
    if (err && tries < 4) {
      return process.nextTick(function () {
        fetchIt(client, done, tries + 1);
      });
    }
    done(err, body);
  });
};
