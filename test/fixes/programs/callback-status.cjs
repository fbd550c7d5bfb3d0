'use strict';

const MAX_RETRIES = 3;

/** Calls back with the object, or with the error of the last try. */
function getObject(client, callback) {
  let retries = 0;

  function attempt() {
    client.get('objects/7', (err, body) => {
      if (err && err.status !== 404 && retries < MAX_RETRIES) {
        retries += 1;
        setTimeout(attempt, 1000);
      } else {
        callback(err, body);
      }
    });
  }

  attempt();
}

module.exports = { getObject };
