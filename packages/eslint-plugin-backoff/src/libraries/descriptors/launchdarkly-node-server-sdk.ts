import type { Library } from '../library.js';

/** https://launchdarkly.github.io/js-core: the stream of flags comes back for ever, up to half sooner than it might. Lengths are in seconds. Read in the source of 9.13. */
export const launchdarklyNodeServerSdk: Library = {
  name: '@launchdarkly/node-server-sdk',
  modules: ['@launchdarkly/node-server-sdk', 'launchdarkly-node-server-sdk'],
  calls: [{ export: 'init', options: 1, when: ['streamInitialReconnectDelay'] }],
  options: { streamInitialReconnectDelay: { role: 'base', unitMs: 1000, default: 1000 } },
  delay(n, r, o) {
    const ms = Math.min(o.number('streamInitialReconnectDelay') * 2 ** (n - 1), 30_000);
    return ms - Math.trunc((r * ms) / 2);
  },
  capMs: 30_000,
  statuses: null,
  retryAfter: null,
  connection: true,
};
