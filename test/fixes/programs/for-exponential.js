import axios from 'axios';

const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

export async function loadInvoices(url) {
  for (let attempt = 0; attempt < 5; attempt++) {
    try {
      const { data } = await axios.get(url);
      return data;
    } catch (error) {
      if (attempt === 4) throw error;
      await sleep(200 * 2 ** attempt);
    }
  }
}
