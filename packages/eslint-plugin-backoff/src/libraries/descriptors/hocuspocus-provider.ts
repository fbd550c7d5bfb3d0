import type { Library } from '../library.js';

const when = ['delay', 'factor', 'maxAttempts', 'minDelay', 'maxDelay', 'jitter'];

/** https://tiptap.dev/docs/hocuspocus/provider/configuration: anything from `minDelay` to the wait. Measured with 4.8. */
export const hocuspocusProvider: Library = {
  name: '@hocuspocus/provider',
  modules: ['@hocuspocus/provider'],
  calls: ['HocuspocusProviderWebsocket', 'HocuspocusProvider'].map((name) => ({ export: name, options: 0, when })),
  options: {
    delay: { role: 'base', default: 1000 },
    factor: { role: 'factor', default: 2 },
    maxAttempts: { role: 'attempts', counts: 'attempts', default: 0, unboundedAt: 0 },
    minDelay: { role: 'other', default: 1000 },
    maxDelay: { role: 'cap', default: 30_000 },
    jitter: { role: 'jitter', default: true, cure: true },
  },
  delay(n, r, o) {
    const ms = Math.min(o.number('delay') * o.number('factor') ** (n - 1), o.number('maxDelay'));
    const least = o.number('minDelay');
    return o.flag('jitter') ? least + Math.floor(r * (ms - least + 1)) : ms;
  },
  statuses: null,
  retryAfter: null,
  connection: true,
};
