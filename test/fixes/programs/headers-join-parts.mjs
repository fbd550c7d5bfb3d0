import { request } from 'undici';

export async function read2(url) {
  for (let tries = 1; tries <= 3; tries += 1) {
    const { statusCode, body } = await request(url);
    if (statusCode < 400) return body.text();
    await body.dump();
    if (tries < 3) await new Promise((r) => setTimeout(r, 1000));
  }
  throw new Error('server does not answer');
}
