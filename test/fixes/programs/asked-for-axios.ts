import axios, { isAxiosError } from 'axios';

const delay = (ms: number): Promise<void> => new Promise((r) => setTimeout(r, ms));

export async function fetchBalance(url: string): Promise<string> {
  let attempts = 0;
  while (attempts < 4) {
    try {
      const response = await axios.get<string>(url);
      return response.data;
    } catch (error: unknown) {
      attempts++;
      if (attempts >= 4) throw error;
      if (isAxiosError(error) && error.response) {
        switch (error.response.status) {
          case 401:
          case 403:
            throw error;
          case 429:
            await delay(5000);
            break;
          default:
            await delay(2000);
        }
      } else {
        await delay(2000);
      }
    }
  }
  throw new Error('unreachable');
}
