import axios from 'axios';

/** How long to wait before the next try, in ms. */
function backoff(attempt) {
  return Math.min(2000, 250 * 2 ** attempt);
}

export async function loadCities(url) {
  for (let attempt = 0; ; attempt++) {
    try {
      return (await axios.get(url)).data;
    } catch (error) {
      if (attempt >= 4 || (error.response && error.response.status < 500)) throw error;
      await new Promise((resolve) => setTimeout(resolve, backoff(attempt)));
    }
  }
}
