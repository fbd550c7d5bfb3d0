import type { EverydayUse } from './everyday-use.js';

/** What listens to a server, in components and services. */
export const sockets: readonly EverydayUse[] = [
  {
    name: 'ruw',
    reports: ['no-fixed-delay'],
    policy: { attempts: 11, waits: [[3000, 3000], [3000, 3000], [3000, 3000]] },
    code: `import useWebSocket from 'react-use-websocket';
export function useFeed(url: string) {
  return useWebSocket(url, { shouldReconnect: () => true, reconnectAttempts: 10, reconnectInterval: 3000 });
}`,
  },
  {
    name: 'ruw-exp',
    reports: ['require-jitter'],
    policy: { attempts: 11, waits: [[1000, 1000], [2000, 2000], [4000, 4000]] },
    code: `import useWebSocket, { ReadyState } from 'react-use-websocket';
export function useFeed(url: string) {
  const didUnmount = useRef(false);
  const { sendMessage, readyState } = useWebSocket(url, {
    shouldReconnect: (closeEvent) => didUnmount.current === false,
    reconnectAttempts: 10,
    reconnectInterval: (attemptNumber) => Math.min(Math.pow(2, attemptNumber) * 1000, 10000),
  });
  return readyState === ReadyState.OPEN;
}`,
  },
  {
    name: 'ruw-vain',
    reports: ['valid-retry-options'],
    policy: { attempts: 11, waits: [] },
    keeps: { rules: ['valid-retry-options'], because: 'Somebody has to say whether anything is to be tried again.' },
    code: `import useWebSocket from 'react-use-websocket';
export const useFeed = (url: string) => useWebSocket(url, { reconnectAttempts: 10, reconnectInterval: 3000 });`,
  },
  {
    name: 'vueuse',
    reports: ['no-fixed-delay'],
    policy: { attempts: 4, waits: [[1000, 1000], [1000, 1000], [1000, 1000]] },
    code: `import { useWebSocket } from '@vueuse/core';
const { status, data } = useWebSocket('wss://example.com', { autoReconnect: { retries: 3, delay: 1000, onFailed() { alert('Failed'); } } });`,
  },
  {
    name: 'vueuse-true',
    reports: ['no-fixed-delay'],
    policy: { attempts: 'none', waits: [[1000, 1000], [1000, 1000], [1000, 1000]] },
    code: `import { useWebSocket } from '@vueuse/core';
const { data } = useWebSocket(url, { autoReconnect: true, heartbeat: true });`,
  },
  {
    name: 'phoenix',
    reports: ['require-jitter'],
    policy: { attempts: 'none', waits: [[1000, 1000], [2000, 2000], [5000, 5000]] },
    keeps: { rules: ['require-jitter'], because: 'The waits are a table of the file.' },
    code: `import { Socket } from 'phoenix';
export const socket = new Socket('/socket', { params: { token }, reconnectAfterMs: (tries) => [1000, 2000, 5000, 10000][tries - 1] || 30000 });`,
  },
  {
    name: 'supabase',
    reports: ['require-jitter'],
    policy: { attempts: 'none', waits: [[2000, 2000], [4000, 4000], [8000, 8000]] },
    code: `import { createClient } from '@supabase/supabase-js';
export const supabase = createClient(url, key, { realtime: { reconnectAfterMs: (tries) => Math.min(1000 * 2 ** tries, 30000) } });`,
  },
  {
    name: 'subs',
    reports: ['require-jitter'],
    policy: { attempts: 'none', waits: [[56, 149], [111, 299], [221, 599]] },
    keeps: { rules: ['require-jitter'], because: 'The client has no option for its waits.' },
    code: `import { SubscriptionClient } from 'subscriptions-transport-ws';
export const client = new SubscriptionClient('ws://x/graphql', { reconnect: true, timeout: 30000 });`,
  },
  {
    name: 'moleculer',
    reports: ['require-jitter'],
    policy: { attempts: 6, waits: [[100, 100], [200, 200], [400, 400]] },
    code: `import { ServiceBroker } from 'moleculer';
export const broker = new ServiceBroker({ nodeID: 'a', retryPolicy: { enabled: true, retries: 5, delay: 100, maxDelay: 2000, factor: 2, check: (err) => err && !!err.retryable } });`,
  },
  {
    name: 'rhea',
    reports: ['require-jitter'],
    policy: { attempts: 'none', waits: [[100, 100], [200, 200], [400, 400]] },
    code: `const container = require('rhea');
container.on('message', handle);
container.connect({ host: 'h', port: 5672, reconnect: true, initial_reconnect_delay: 100, max_reconnect_delay: 10000 });`,
  },
  {
    name: 'ahooks',
    reports: ['require-jitter'],
    policy: { attempts: 4, waits: [[2000, 2000], [4000, 4000], [8000, 8000]] },
    keeps: { rules: ['require-jitter'], because: 'The hook has no option for a function.' },
    code: `import { useRequest } from 'ahooks';
export function Users() {
  const { data, error } = useRequest(getUsers, { retryCount: 3, onError: (e) => console.error(e) });
  return <pre>{JSON.stringify(data)}</pre>;
}`,
  },
  {
    name: 'ahooks-interval',
    reports: ['no-fixed-delay'],
    policy: { attempts: 4, waits: [[2000, 2000], [2000, 2000], [2000, 2000]] },
    code: `import { useRequest } from 'ahooks';
export const useUsers = () => useRequest(() => fetch('/users').then((r) => r.json()), { retryCount: 3, retryInterval: 2000 });`,
  },
];
