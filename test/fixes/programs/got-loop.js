import got from 'got';

export async function load(url) {
  let lastError;
  for (let i = 0; i < 3; i++) {
    try {
      const { body } = await got(url, { retry: { limit: 0 } });
      return body;
    } catch (err) {
      lastError = err;
      console.error(`attempt ${i + 1}:`, err.response ? err.response.statusCode : err.code);
    }
  }
  throw lastError;
}
