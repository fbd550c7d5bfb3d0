import { sleep } from './wait-in-seconds.js';

export async function load(url) {
  for (let attempt = 0; attempt < 4; attempt++) {
    const response = await fetch(url);
    if (response.ok) return response;
    if (response.status < 500 && response.status !== 429) break;
    if (attempt < 3) await sleep(5 * 2 ** attempt);
  }
  throw new Error('gave up');
}
