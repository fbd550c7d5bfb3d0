import axios from 'axios';

function attachRetry(instance, { retries = 3, delay = 100 } = {}) {
  instance.interceptors.response.use((r) => r, function onError(error) {
    const request = error.config;
    request.attempts = request.attempts || 0;
    if (request.attempts >= retries) return Promise.reject(error);
    request.attempts++;
    return new Promise((resolve) => setTimeout(() => resolve(instance(request)), delay * 2 ** (request.attempts - 1)));
  });
  return instance;
}

const client = attachRetry(axios.create());
export const load = (url) => client.get(url).then(({ data }) => data);
