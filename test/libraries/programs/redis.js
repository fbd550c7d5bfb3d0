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
