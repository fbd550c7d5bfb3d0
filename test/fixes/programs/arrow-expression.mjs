import axios from 'axios';

export const load = (url, left = 3) =>
  axios.get(url).then(
    ({ data }) => data,
    (error) => (left > 0 ? load(url, left - 1) : Promise.reject(error)),
  );
