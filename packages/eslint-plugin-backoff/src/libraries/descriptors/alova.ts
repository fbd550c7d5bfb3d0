import type { Library } from '../library.js';

/** https://alova.js.org/tutorial/client/strategy/use-retriable-request: the quiver is a share of the wait, from the one to the other, on top of it. Read of 3.5. */
export const alova: Library = {
  name: 'alova',
  modules: ['alova/client', '@alova/scene-react', '@alova/scene-vue', '@alova/scene-svelte'],
  calls: [{ export: 'useRetriableRequest', options: 1 }],
  options: {
    retry: { role: 'attempts', counts: 'retries', default: 3 },
    backoff: { role: 'other' },
    'backoff.delay': { role: 'base', default: 0 },
    'backoff.multiplier': { role: 'factor', default: 1 },
    'backoff.startQuiver': { role: 'other', default: 0 },
    'backoff.endQuiver': { role: 'jitter', default: 0, cure: 1 },
  },
  delay(n, r, o) {
    if (!o.isGiven('backoff')) return 1000;
    const wait = o.number('backoff.delay') * o.number('backoff.multiplier') ** (n - 1);
    const [start, end] = [o.number('backoff.startQuiver'), o.number('backoff.endQuiver')];
    return start > 0 || end > 0 ? Math.floor(wait + wait * start + r * wait * ((end || 1) - start)) : wait;
  },
  statuses: null,
  retryAfter: null,
  cures: { jitter: { backoff: '{ delay: 1000, endQuiver: 1 }' } },
};
