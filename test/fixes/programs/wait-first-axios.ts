import axios from 'axios';

const RETRY_DELAYS = [0, 2000, 4000];

export async function deliver(url: string): Promise<unknown> {
  for (let attempt = 0; attempt < RETRY_DELAYS.length; attempt++) {
    const pause = RETRY_DELAYS[attempt] ?? 0;
    if (pause > 0) {
      await new Promise((r) => setTimeout(r, pause));
    }
    try {
      return (await axios.put(url, {})).data;
    } catch (err: any) {
      if (attempt === RETRY_DELAYS.length - 1) {
        throw err;
      }
    }
  }
  return null;
}
