import axios from 'axios';
import axiosRetry from 'axios-retry';

export function byDefault(url) {
  const client = axios.create({ proxy: false });
  axiosRetry(client);
  return client.get(url);
}

export function exponential(url) {
  const client = axios.create({ proxy: false });
  axiosRetry(client, { retries: 5, retryDelay: axiosRetry.exponentialDelay });
  return client.get(url);
}

export function linear(url) {
  const client = axios.create({ proxy: false });
  axiosRetry(client, { retryDelay: axiosRetry.linearDelay(250) });
  return client.get(url);
}

export function callback(url) {
  const client = axios.create({ proxy: false });
  axiosRetry(client, { retries: 7, retryDelay: (count) => Math.random() * Math.min(3000, 200 * 2 ** count) });
  return client.get(url);
}
