const jitter = (ms: number): number => ms + Math.random() * 10;

export async function narrow(url: string): Promise<string> {
  for (let i = 0; i < 4; i++) {
    try {
      const response = await fetch(url);
      return await response.text();
    } catch (error) {
      if (i === 3) throw error;
      await new Promise((resolve) => setTimeout(resolve, jitter(1000 * 2 ** i)));
    }
  }
  throw new Error('unreachable');
}
