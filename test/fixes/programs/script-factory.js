/* A script of a page, that other loaders may take as well. */
(function (root, factory) {
  if (typeof define === 'function' && define.amd) define(['exports'], factory);
  else if (typeof exports === 'object') factory(exports);
  else factory((root.cities = {}));
})(this, function (exports) {
  'use strict';

  exports.load = function (client, attempt) {
    return client.send().catch(function (error) {
      if (attempt === 3) throw error;
      return exports.load(client, attempt + 1);
    });
  };

  exports.save = function (client) {
    var retries = 0;
    function again() {
      return client.send().catch(function (error) {
        if (retries === 3) throw error;
        var delay = 500 * Math.pow(2, retries);
        retries += 1;
        return new Promise(function (resolve) {
          setTimeout(resolve, delay);
        }).then(again);
      });
    }
    return again();
  };
});
