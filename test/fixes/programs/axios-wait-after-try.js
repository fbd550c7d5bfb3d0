import axios from 'axios';

export async function fetchAll(url) {
  let error;
  for (let i = 0; i < 4; i++) {
    try {
      const res = await axios.get(url);
      return res.data;
    } catch (e) {
      error = e;
    }
    await new Promise((resolve) => setTimeout(resolve, 100 * 2 ** i));
  }
  throw error;
}
