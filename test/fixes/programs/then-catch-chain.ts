import axios from 'axios';

const later = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export function loadIndex(url: string): Promise<unknown> {
  const tryAgain = (n: number): Promise<unknown> =>
    axios
      .get(url)
      .then((response) => response.data)
      .catch((error: unknown) => {
        if (n === 0) throw error;
        return later(1000).then(() => tryAgain(n - 1));
      });
  return tryAgain(2);
}
