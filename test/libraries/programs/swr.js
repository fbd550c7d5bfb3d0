import useSWR from 'swr';

export function byDefault(load) {
  return useSWR('orders', load, { errorRetryInterval: 5000 });
}

export function tuned(load) {
  return useSWR('orders', load, { errorRetryInterval: 300, errorRetryCount: 4 });
}

export function capped(load) {
  return useSWR('orders', load, { errorRetryCount: 10 });
}
