import axios from 'axios';

export async function loadTaxes(url: string): Promise<unknown> {
  let attempt = 0;
  for (;;) {
    try {
      const { data } = await axios.get(url);
      return data;
    } catch (error: unknown) {
      if (++attempt === 3) throw error;
      await new Promise((resolve) => setTimeout(resolve, 750));
    }
  }
}
