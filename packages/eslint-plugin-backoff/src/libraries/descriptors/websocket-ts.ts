import type { Library, Strategy } from '../library.js';

const constant: Strategy = { options: { backoff: { role: 'base' } }, positional: ['backoff'], delay: (_n, _r, o) => o.number('backoff') };

const linear = (from: number): Strategy => ({
  options: { initial: { role: 'base' }, increment: { role: 'base' }, max: { role: 'cap', default: Infinity } },
  positional: ['initial', 'increment', 'max'],
  delay: (n, _r, o) => Math.min(o.number('initial') + o.number('increment') * (n - 1 + from), o.number('max')),
});

/** `expMax` is the last exponent; counted from 1 in version 1, which takes no waits without it. */
const exponential = (from: number): Strategy => ({
  options: { base: { role: 'base' }, expMax: { role: 'other', default: Infinity } },
  positional: ['base', 'expMax'],
  delay: (n, _r, o) => o.number('base') * 2 ** Math.min(n - 1 + from, o.number('expMax') + from - 1),
});

const strategies = (from: number): Readonly<Record<string, Strategy>> => ({ ConstantBackoff: constant, LinearBackoff: linear(from), ExponentialBackoff: exponential(from) });

/** https://github.com/jjxxs/websocket-ts: only where a backoff is given; the second of its waits comes first. Measured with 2.3. */
export const websocketTs: Library = {
  name: 'websocket-ts',
  modules: ['websocket-ts'],
  calls: [{ export: 'WebsocketBuilder', options: null, setters: { withBackoff: 'backoff', withMaxRetries: 'maxRetries', withInstantReconnect: 'instantReconnect' }, when: ['backoff'] }],
  options: {
    backoff: { role: 'backoff' },
    maxRetries: { role: 'attempts', counts: 'retries', default: Infinity },
    instantReconnect: { role: 'other' },
  },
  strategies: strategies(1),
  versions: [{ before: 2, changes: { strategies: strategies(0) } }],
  statuses: null,
  retryAfter: null,
  connection: true,
};
