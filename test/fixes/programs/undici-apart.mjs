import { request } from 'undici';

export async function stat(url) {
  let attempt = 0;
  while (true) {
    const { statusCode, headers, body } = await request(url);
    if (statusCode === 200) return await body.text();
    attempt++;
    if (attempt > 3) throw new Error(`stat: ${statusCode}`);
    console.log('again', headers['content-type']);
    await new Promise((r) => setTimeout(r, 1000 * attempt));
  }
}
