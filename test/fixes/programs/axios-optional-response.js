import axios from 'axios';

export async function request(url, attempt = 0) {
  try {
    return (await axios.get(url)).data;
  } catch (error) {
    const status = error.response?.status;
    if (attempt >= 3 || (status !== undefined && status < 500 && status !== 429)) throw error;
    const retryAfter = error.response?.headers ? error.response.headers['retry-after'] : undefined;
    const delay = retryAfter ? Number(retryAfter) * 1000 : Math.min(500 * 2 ** attempt, 8000);
    await new Promise((resolve) => setTimeout(resolve, delay));
    return request(url, attempt + 1);
  }
}
