import axios from 'axios';

const http = axios.create();

http.interceptors.response.use(undefined, (err) => {
  const original = err.config;
  const transient = !err.response || err.response.status >= 500 || err.response.status === 429;
  if (transient && !original._retry) {
    original._retry = true;
    return http.request(original);
  }
  throw err;
});

export async function load(url) {
  const res = await http.get(url);
  return res.data;
}
