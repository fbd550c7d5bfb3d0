import axios from 'axios';

/** What a refusal is told by comes before the guard: nobody but it takes a 401. */
export async function load(url: string): Promise<unknown> {
  let attempts = 0;
  while (attempts < 4) {
    try {
      return (await axios.get(url)).data;
    } catch (error: any) {
      if (error.response?.status === 404) {
        throw new Error('no such order');
      } else if (attempts < 3) {
        attempts++;
        await new Promise((resolve) => setTimeout(resolve, attempts * 2000));
        continue;
      } else {
        throw error;
      }
    }
  }
  return null;
}
