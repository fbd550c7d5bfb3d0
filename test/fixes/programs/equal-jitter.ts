import axios from 'axios';

export async function loadRoutes(url: string): Promise<unknown> {
  let attempt = 0;
  while (true) {
    try {
      return (await axios.get(url)).data;
    } catch (error) {
      // 429 and 503 come without Retry-After here
      if (axios.isAxiosError(error) && (error.response?.status === 429 || error.response?.status === 503)) throw error;
      if (attempt === 3) throw error;
      const half = Math.min(5000, 1000 * 2 ** attempt) / 2;
      await new Promise((resolve) => setTimeout(resolve, half + Math.random() * half));
      attempt++;
    }
  }
}
