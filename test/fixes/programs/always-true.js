import axios from 'axios';

export async function loadMenu(url) {
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      return (await axios.get(url)).data;
    } catch (error) {
      const status = error.response?.status;
      if (attempt < 2 && (status !== 403 || status !== 404)) {
        await new Promise((resolve) => setTimeout(resolve, 1000));
        continue;
      }
      throw error;
    }
  }
}
