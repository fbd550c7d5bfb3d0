import axios from 'axios';
export async function load(url: string): Promise<unknown> {
  for (let i = 0; i < 4; i++) {
    const res = await axios.get(url).catch((e: Error) => {
      console.warn('failed', e.message);
      return null;
    });
    if (res) return res.data;
    if (i < 3) await new Promise((r) => setTimeout(r, 1000));
  }
  return 'nothing';
}
