import axios from 'axios';

export async function deliver(url: string): Promise<string> {
  let attempt = 0;
  while (attempt < 3) {
    try {
      const { data } = await axios.put<string>(url, {});
      return data;
    } catch (error) {
      attempt++;
      const err = error as any;
      console.warn('delivery failed', err.message);
      if (attempt < 3) {
        await new Promise((resolve) => setTimeout(resolve, 1000 * attempt));
      }
    }
  }
  throw new Error('not delivered');
}
