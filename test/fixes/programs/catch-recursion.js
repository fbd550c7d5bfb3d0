import axios from 'axios';

export function loadCatalogue(url, retries = 3) {
  return axios
    .get(url)
    .then((response) => response.data)
    .catch((error) => {
      if (retries <= 0) throw error;
      return loadCatalogue(url, retries - 1);
    });
}
