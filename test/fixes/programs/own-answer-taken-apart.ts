import * as http from 'node:http';

function get(url: string): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const req = http.request(url, (res) => {
      let body = '';
      res.on('data', (c) => (body += c));
      res.on('end', () => resolve({ status: res.statusCode ?? 0, body }));
    });
    req.on('error', reject);
    req.end();
  });
}

export async function load(url: string): Promise<string> {
  let lastError: Error | undefined;
  for (const wait of [0, 200, 400, 800]) {
    await new Promise((r) => setTimeout(r, wait));
    try {
      const { status, body } = await get(url);
      if (status === 200) return body;
      lastError = new Error(`HTTP ${status}`);
    } catch (error) {
      lastError = error as Error;
    }
  }
  throw lastError;
}
