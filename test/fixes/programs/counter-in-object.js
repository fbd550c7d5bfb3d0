import { setTimeout as sleep } from 'node:timers/promises';

export async function scan(client) {
  const state = { retries: 0, delay: 200 };
  while (state.retries < 3) {
    try {
      return await client.send('scan');
    } catch (error) {
      state.retries++;
      state.error = error;
      if (state.retries < 3) {
        await sleep(state.delay);
        state.delay *= 2;
      }
    }
  }
  throw state.error;
}
