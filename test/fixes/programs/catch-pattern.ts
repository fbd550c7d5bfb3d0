import axios from 'axios';

export async function load(url: string): Promise<unknown> {
  const error = 'load';
  for (let i = 0; i < 3; i++) {
    try {
      return (await axios.get(url)).data;
    } catch ({ response, message }: any) {
      console.log(error, message, response?.status);
      await new Promise((resolve) => setTimeout(resolve, 1000 * 2 ** i)); // a little longer each time
    }
  }
  throw new Error('failed');
}
