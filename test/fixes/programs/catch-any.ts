import axios from 'axios';

export const loadBasket = (url: string, retry = 0): Promise<unknown> =>
  axios
    .get(url)
    .then(({ data }) => data)
    .catch(async (error: any) => {
      const status: number | undefined = error.response?.status;
      const mayPass = status === undefined || status === 429 || status >= 500;
      if (!mayPass || retry === 3) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.min(1000 * 1.5 ** retry, 2000)));
      return loadBasket(url, retry + 1);
    });
