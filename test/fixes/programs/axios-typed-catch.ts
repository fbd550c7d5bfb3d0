import axios, { isAxiosError } from 'axios';

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export async function loadPrices(url: string): Promise<unknown> {
  let lastError: unknown;
  for (let attempt = 1; attempt <= 4; attempt++) {
    try {
      return (await axios.get(url)).data;
    } catch (error: unknown) {
      lastError = error;
      if (isAxiosError(error) && error.response !== undefined && error.response.status < 500 && error.response.status !== 429) {
        throw error;
      }
      if (attempt < 4) await sleep(attempt * 1000);
    }
  }
  throw lastError;
}
