var request = require('request');
var MAX_ATTEMPTS = 4;

exports.getIt = function (_client, cb) {
	var attempts = 0;

	function run() {
		attempts++;
		request('https://example.com/it', onResponse);
	}

	function onResponse(err, res, body) {
		if (err) {
			if (attempts < MAX_ATTEMPTS) return setTimeout(run, attempts * 1000);
			return cb(err);
		}
		if (res.statusCode >= 500 || res.statusCode === 429) {
			if (attempts < MAX_ATTEMPTS) return setTimeout(run, attempts * 1000);
			return cb(new Error('bad status ' + res.statusCode));
		}
		cb(null, body);
	}

	run();
};
