import Redis from 'ioredis';

export function byDefault(port) {
  return new Redis({ host: '127.0.0.1', port, maxRetriesPerRequest: 20, reconnectOnError: () => false });
}

export function callback(port) {
  return new Redis({ host: '127.0.0.1', port, retryStrategy: (times) => Math.min(times * 50, 400) });
}

export function bounded(port) {
  return new Redis({
    host: '127.0.0.1',
    port,
    retryStrategy(times) {
      if (times > 5) return null;
      return 100 + Math.random() * 100 * 2 ** times;
    },
  });
}
