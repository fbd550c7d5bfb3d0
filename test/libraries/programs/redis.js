import { createClient } from '@redis/client';

export function tuned(port) {
  return createClient({ socket: { host: '127.0.0.1', port, reconnectStrategy: 1000 } });
}

export function callback(port) {
  return createClient({ socket: { host: '127.0.0.1', port, reconnectStrategy: (retries) => Math.min(2 ** retries * 50, 2000) + Math.random() * 200 } });
}

export function bounded(port) {
  return createClient({ socket: { host: '127.0.0.1', port, reconnectStrategy: (retries) => (retries > 4 ? new Error('gave up') : 100 * (retries + 1)) } });
}

const strategy = (retries) => {
  if (retries >= 6) return false;
  return Math.round(Math.random() * Math.min(2 ** retries * 100, 1500));
};

export function named(port) {
  const socket = { host: '127.0.0.1', port, reconnectStrategy: strategy };
  return createClient({ socket });
}
