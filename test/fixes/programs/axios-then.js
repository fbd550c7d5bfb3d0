import axios from 'axios';

export function getUser(url, retriesLeft = 3) {
  return axios
    .get(url)
    .then((response) => response.data)
    .catch((error) => {
      if (retriesLeft === 0) {
        throw error;
      }
      return getUser(url, retriesLeft - 1);
    });
}
