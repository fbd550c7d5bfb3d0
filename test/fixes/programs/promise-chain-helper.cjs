'use strict';

var RETRIES = 3;

function wait(ms) {
  return new Promise(function (resolve) {
    setTimeout(resolve, ms);
  });
}

function request(url, left) {
  return fetch(url).then(function (res) {
    if (res.ok) return res.json();
    if (left === 0) throw new Error('HTTP ' + res.status);
    return wait(500).then(function () {
      return request(url, left - 1);
    });
  });
}

exports.load = function (url) {
  return request(url, RETRIES);
};
