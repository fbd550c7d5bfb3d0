import type { Library } from '../library.js';

/** https://github.com/SGrondin/bottleneck: a job that failed is run again after as many ms as the listener answers with. Measured with 2.19. */
export const bottleneck: Library = {
  name: 'bottleneck',
  modules: ['bottleneck', 'bottleneck/es5', 'bottleneck/light'],
  calls: ['default', 'Group'].map((name) => ({ export: `${name}().on`, event: 'failed', options: 0, positional: ['event', 'listener'] })),
  options: {
    event: { role: 'other' },
    listener: { role: 'delay function', isAwaited: true, endsByNothing: true, arguments: ['error', { retryCount: 'retry from 0' }] },
  },
  delay: () => null,
  statuses: null,
  retryAfter: null,
};
