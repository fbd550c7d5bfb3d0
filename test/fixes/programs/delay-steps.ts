import { setTimeout as sleep } from 'node:timers/promises';

interface Queue {
  send(job: string): Promise<string>;
}

export async function enqueue(queue: Queue): Promise<string> {
  const base = 100;
  const cap = 1_000;
  for (let attempt = 0; ; attempt++) {
    try {
      return await queue.send('job');
    } catch (error) {
      if (attempt === 5) throw error;
      let wait = base * Math.pow(2, attempt);
      if (wait > cap) wait = cap;
      console.warn(`job refused, trying again in ${wait} ms`);
      await sleep(wait);
    }
  }
}
