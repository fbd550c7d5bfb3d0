/*!
 * Copyright (c) 2016 The Authors
 * Released under the MIT licence
 */
'use strict';

var MAX_TRIES = 5;

/**
 * Reads a document.
 */
function readDocument(client, callback) {
  var tries = 0;
  (function next() {
    client.get({ id: 'doc' }, function (err, body) {
      if (err) {
        // something went wrong
        if (++tries < MAX_TRIES) {
          return next();
        }
        return callback(err);
      }
      callback(null, body);
    });
  })();
}

exports.readDocument = readDocument;
