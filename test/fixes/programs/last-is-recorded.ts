import axios from 'axios';

const failed: string[] = [];

export async function deliver(url: string): Promise<string> {
  let attempts = 0;
  const most = 3;
  while (attempts < most) {
    try {
      await axios.post(url, { event: 'created' });
      return 'delivered';
    } catch (error) {
      attempts++;
      if (attempts >= most) {
        failed.push(url);
        console.warn(`gave up on ${url}`, error);
      } else {
        await new Promise((resolve) => setTimeout(resolve, Math.pow(2, attempts) * 1000));
      }
    }
  }
  return `${failed.length} failed`;
}
