import { setTimeout as sleep } from 'node:timers/promises';

interface Failure {
  code?: string;
}

export async function upload(client: { send(part: Uint8Array): Promise<string> }, { retries = 3 }: { retries?: number } = {}): Promise<string> {
  let retry = 0;
  while (true) {
    try {
      return await client.send(new Uint8Array(8));
    } catch (e) {
      const { code } = e as Failure;
      if (code === 'EACCES') {
        throw e;
      } else if (retry < retries) {
        retry++;
        await sleep(Math.round(300 * Math.pow(1.5, retry)));
        continue;
      } else {
        throw e;
      }
    }
  }
}
