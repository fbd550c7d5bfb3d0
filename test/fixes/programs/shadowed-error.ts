import axios from 'axios';
export async function load(url: string): Promise<unknown> {
  for (let i = 0; ; i++) {
    try {
      return (await axios.get(url)).data;
    } catch (e) {
      if (i === 3) throw e;
      await new Promise<void>((e) => setTimeout(e, 100 * 2 ** i));
    }
  }
}
