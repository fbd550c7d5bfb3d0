import axios, { AxiosError } from 'axios';

export async function load(url: string): Promise<unknown> {
  try {
    return (await axios.get(url)).data;
  } catch (error) {
    if (!(error instanceof AxiosError)) throw error;
    console.warn('trying once more', error.message);
    return (await axios.get(url)).data;
  }
}
