import axios, { isAxiosError } from 'axios';
const sleep = (ms: number) => new Promise((r) => setTimeout(r, ms));
export async function load(url: string): Promise<string> {
  let retries = 3;
  while (retries--) {
    try {
      return (await axios.get<string>(url)).data;
    } catch (e) {
      if (!retries) throw e;
      if (isAxiosError(e) && e.response) {
        const after = parseInt(e.response.headers['retry-after'] ?? '1', 10);
        await sleep(after * 1000);
      } else {
        await sleep(500);
      }
    }
  }
  throw new Error('never');
}
