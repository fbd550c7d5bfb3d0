import axios from 'axios';

const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

export async function send(url, retryCount = 0) {
  try {
    return (await axios.get(url)).data;
  } catch (error) {
    if (error.response) {
      if ((error.response.status >= 500 || error.response.status === 429) && retryCount < 3) {
        const delay = 1000 * 2 ** retryCount;
        await sleep(delay);
        return send(url, retryCount + 1);
      }
    } else if (retryCount < 3) {
      const delay = 500 * 2 ** retryCount;
      await sleep(delay);
      return send(url, retryCount + 1);
    }
    throw error;
  }
}
