import type { Library } from '../library.js';

/** https://github.com/thomasdondorf/puppeteer-cluster: a job that fails is taken again, at one pace. Read of 0.25. */
export const puppeteerCluster: Library = {
  name: 'puppeteer-cluster',
  modules: ['puppeteer-cluster'],
  calls: [{ export: 'Cluster.launch', options: 0, when: ['retryLimit'] }],
  options: {
    retryLimit: { role: 'attempts', counts: 'retries', default: 0 },
    retryDelay: { role: 'base', default: 0 },
  },
  delay: (_n, _r, o) => o.number('retryDelay'),
  statuses: null,
  retryAfter: null,
  cures: { wait: { retryDelay: '1000 * (1 + Math.random())' } },
};
