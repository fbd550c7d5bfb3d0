/* eslint no-await-in-loop: off */
'use strict';
const { promisify } = require('util');
const sleep = promisify(setTimeout);
module.exports = { load };
async function load(url) {
  var err, i, r;
  for (i = 0; i < 4; ++i) {
    err = null;
    try { r = await fetch(url); } catch (e) { err = e; }
    if (!err && r.ok) return r;
    if (i < 3) await sleep(i * 250);
  }
  if (err) throw err;
  return r;
}
