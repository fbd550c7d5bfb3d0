import { describeLibrary } from '../../facts/testing/describe-library.js';
import { vueuseCore } from './vueuse-core.js';

describeLibrary(vueuseCore, {
  policies: [
    { code: `import { useWebSocket } from '@vueuse/core'; useWebSocket(url, { autoReconnect: true });`, attempts: 'none', waits: [1000, 1000] },
    { code: `import { useWebSocket } from '@vueuse/core'; useWebSocket(url, { autoReconnect: { retries: 3, delay: 700 } });`, attempts: 4, waits: [700, 700, 700] },
    { code: `import { useWebSocket } from '@vueuse/core'; useWebSocket(url, { autoReconnect: { retries: 4, delay: (count) => count * 100 } });`, attempts: 5, waits: [100, 200, 300, 400] },
    { code: `import { useEventSource } from '@vueuse/core'; useEventSource(url, [], { autoReconnect: { retries: 3 } });`, attempts: 3, waits: [1000, 1000] },
  ],
  unknown: { code: `import { useWebSocket } from '@vueuse/core'; useWebSocket(url, { autoReconnect: { retries: limits.retries } });`, fact: 'bound' },
});
