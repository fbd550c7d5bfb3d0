var retry = 0;

function ping(client, callback) {
  client.get('/ping', function (err, body) {
    if (err) {
      retry++;
      if (retry < 5) {
        ping(client, callback);
      } else {
        callback(err);
      }
      return;
    }
    callback(null, body);
  });
}

module.exports.ping = ping;
