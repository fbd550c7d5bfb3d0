import got from 'got';

export async function load(url) {
  const delays = [100, 300, 900];
  for (let i = 0; ; i++) {
    try {
      const response = await got(url, { retry: { limit: 0 } });
      return response.body;
    } catch (error) {
      if (i >= delays.length) throw error;
      await new Promise((resolve) => setTimeout(resolve, delays[i]));
    }
  }
}
