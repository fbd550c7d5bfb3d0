import { setTimeout } from 'node:timers/promises';

export async function readQueue(client) {
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      return await client.send('read');
    } catch (error) {
      if (attempt === 2) throw error;
    }
  }
}

export async function settle() {
  await setTimeout(250);
}
