import axios from 'axios';

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export async function one(url: string): Promise<unknown> {
  for (let i = 0; i < 3; i++) {
    try {
      return (await axios.get(url)).data;
    } catch (error) {
      if (i === 2) throw error;
      await sleep(1000 * (i + 1));
    }
  }
  return undefined;
}

export async function two(url: string): Promise<unknown> {
  let delay = 100;
  for (;;) {
    try {
      return (await axios.get(url)).data;
    } catch {
      await sleep(delay);
      delay *= 2;
    }
  }
}

export async function three(url: string): Promise<string> {
  for (let i = 0; i < 3; i++) {
    const response = await fetch(url);
    if (response.ok) return response.text();
    await sleep(500 * i);
  }
  throw new Error('three');
}
