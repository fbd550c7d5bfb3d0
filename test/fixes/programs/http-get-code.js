const http = require('node:http');

function ask(url) {
  return new Promise((resolve, reject) => {
    const req = http.get(url, (res) => {
      const parts = [];
      res.on('data', (d) => parts.push(d));
      res.on('end', () => resolve({ code: res.statusCode, text: parts.join('') }));
    });
    req.on('error', reject);
  });
}

exports.load = async (url) => {
  for (let i = 0; ; i++) {
    try {
      const { code, text } = await ask(url);
      if (code === 200) return text;
      if (i === 3) throw new Error('status ' + code);
    } catch (e) {
      if (i >= 3) throw e;
    }
  }
};
