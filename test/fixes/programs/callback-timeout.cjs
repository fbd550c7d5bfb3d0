'use strict'

module.exports.load = function load (client, cb) {
  var tries = 0

  function go () {
    client.get('/thing', function (err, body) {
      if (!err) return cb(null, body)
      tries++
      if (tries > 4) return cb(err)
      setTimeout(go, 100 * tries)
    })
  }

  go()
}
