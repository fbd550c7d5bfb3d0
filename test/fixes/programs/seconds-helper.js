import axios from 'axios';

function sleep(seconds) {
  return new Promise((resolve) => setTimeout(resolve, seconds * 1000));
}

export async function exportRows(url) {
  for (let attempt = 0; attempt < 4; attempt++) {
    try {
      return (await axios.get(url)).data;
    } catch (error) {
      const status = error.response?.status;
      if (attempt === 3 || (status >= 400 && status < 500 && status !== 429)) throw error;
      await sleep(2 ** attempt);
    }
  }
}
