import axios from 'axios';

/** Asks until it is there; what an answer waits for is not what a failure waits for. */
export async function waitForReceipt(url: string): Promise<unknown> {
  let attempts = 0;
  while (attempts < 6) {
    attempts++;
    try {
      const { data } = await axios.get<string>(url);
      if (data !== '') return data;
      await new Promise((resolve) => setTimeout(resolve, 3000));
    } catch (error) {
      if (attempts === 6) throw error;
      console.warn(`attempt ${attempts} failed`, error);
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }
  throw new Error('no receipt');
}
