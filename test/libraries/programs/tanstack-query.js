import { QueryClient, QueryObserver } from '@tanstack/query-core';

const observe = (client, load) =>
  new Promise((_, reject) => {
    client.mount();
    const observer = new QueryObserver(client, { queryKey: ['orders'], queryFn: load, networkMode: 'always' });
    observer.subscribe(({ status, error }) => {
      if (status === 'error') reject(error);
    });
  });

export function byDefault(load) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: 3 } } });
  return observe(client, load);
}

export function capped(load) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: 8 } } });
  return observe(client, load);
}

export function tuned(load) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: 5, retryDelay: 500 } } });
  return observe(client, load);
}

export function callback(load) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: (failures) => failures < 6, retryDelay: (failures) => Math.random() * Math.min(1000 * 2 ** failures, 4000) } } });
  return observe(client, load);
}
