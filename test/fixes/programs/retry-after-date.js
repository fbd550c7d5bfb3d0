import axios from 'axios';

export const send = (url, retriesLeft = 3) =>
  axios.put(url, { batch: 1 }).then(
    (response) => response.data,
    async (error) => {
      if (retriesLeft === 0 || (error.response?.status !== 503 && error.response?.status !== 429)) throw error;
      const seconds = parseInt(error.response.headers['retry-after'], 10);
      await new Promise((resolve) => setTimeout(resolve, seconds * 1000 + Math.random() * 500));
      return send(url, retriesLeft - 1);
    },
  );
