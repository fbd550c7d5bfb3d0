import axios from 'axios';

const api = axios.create({ timeout: 5000 });

api.interceptors.response.use(
  (response) => response,
  async (error) => {
    if (!error.response || error.response.status >= 500) {
      console.warn('network trouble, trying again');
      await new Promise((resolve) => setTimeout(resolve, 1000));
      return api(error.config);
    }
    return Promise.reject(error);
  },
);

export const load = (url) => api.get(url).then((r) => r.data);
