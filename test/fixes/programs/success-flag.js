import { setTimeout as sleep } from 'node:timers/promises';

export async function warmUp(client) {
  let success = false;
  let tries = 0;
  let answer;
  while (!success && tries < 3) {
    try {
      answer = await client.send('warm up');
      success = true;
    } catch (error) {
      tries++;
      if (tries === 3) throw error;
      await sleep(tries * 1000);
    }
  }
  return answer;
}
