import http from 'node:http';

function ask(url) {
  return new Promise((resolve, reject) => {
    const req = http.get(url, (res) => {
      const parts = [];
      res.on('data', (part) => parts.push(part));
      res.on('end', () => resolve({ statusCode: res.statusCode, text: parts.join(''), headers: res.headers }));
    });
    req.on('error', reject);
  });
}

export async function ready(url) {
  for (let attempt = 0; attempt < 4; attempt++) {
    try {
      const reply = await ask(url);
      if (reply.statusCode >= 200 && reply.statusCode < 500 && reply.statusCode !== 429) return `ready: ${reply.statusCode}`;
    } catch {
      // It may still be starting.
    }
    if (attempt < 3) await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error('never ready');
}
