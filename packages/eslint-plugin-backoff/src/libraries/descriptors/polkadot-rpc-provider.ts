import type { Library } from '../library.js';

/** https://polkadot.js.org/docs/api/start/create: at one pace for ever, unless it is told 0 or `false`. Measured with 16.5. */
export const polkadotRpcProvider: Library = {
  name: '@polkadot/rpc-provider',
  modules: ['@polkadot/rpc-provider', '@polkadot/api'],
  calls: [{ export: 'WsProvider', options: 1, positional: ['endpoint', 'autoConnectMs'], when: ['autoConnectMs'] }],
  options: { autoConnectMs: { role: 'base', default: 2500, offAt: false } },
  delay: (_n, _r, o) => o.number('autoConnectMs'),
  statuses: null,
  retryAfter: null,
  connection: true,
};
