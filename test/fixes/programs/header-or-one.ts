import axios from 'axios';

/** What stands in for the header counts seconds, as that does. Nothing is left of the constant that held it. */
export async function load(url: string): Promise<unknown> {
  for (let attempt = 1; ; attempt++) {
    try {
      const { data } = await axios.get(url);
      return data;
    } catch (error: any) {
      if (attempt === 4 || error.response?.status !== 429) throw error;
      const after = error.response.headers['retry-after'];
      const wait = Number(after || 1);
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
}
