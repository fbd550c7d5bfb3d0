import { setTimeout as sleep } from 'node:timers/promises';

interface Store {
  send(command: string): Promise<string>;
}

export async function commit(store: Store): Promise<string> {
  let pause: Promise<unknown> = Promise.resolve();
  let error: unknown;
  for (let turn = 0; turn < 5; turn++) {
    await pause;
    try {
      return await store.send('commit');
    } catch (cause) {
      error = cause;
      pause = sleep(150 * 2 ** turn);
    }
  }
  throw error;
}
