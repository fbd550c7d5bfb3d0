import axios, { isAxiosError } from 'axios';

const MAX_ATTEMPTS = 4;
const BASE_DELAY_MS = 300;
const MAX_DELAY_MS = 1_000;

function isTransient(error: unknown): boolean {
  if (!isAxiosError(error)) return false;
  const status = error.response?.status;
  return status === undefined || status === 408 || status === 429 || Math.floor(status / 100) === 5;
}

export const loadShipment = async (url: string): Promise<unknown> => {
  for (let attempt = 1; ; attempt++) {
    try {
      const { data } = await axios.get(url);
      return data;
    } catch (error) {
      if (!isTransient(error) || attempt >= MAX_ATTEMPTS) throw error;
      const delay = Math.min(BASE_DELAY_MS * 2 ** (attempt - 1), MAX_DELAY_MS);
      await new Promise<void>((resolve) => setTimeout(resolve, delay));
    }
  }
};
