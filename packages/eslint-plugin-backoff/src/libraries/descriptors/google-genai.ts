import type { Formula, Hazard, Library, LibraryOption } from '../library.js';
import { endlessList } from './retry.js';

const attempts: LibraryOption = { role: 'attempts', counts: 'attempts', default: 5 };

const ramp: Formula = (n, r, o) => {
  const base = o.number('initialDelay');
  return Math.min(Math.round((o.number('jitter') > 0 ? 1 + r : 1) * base * o.number('expBase') ** (n - 1)), Math.max(base, o.number('maxDelay')));
};

/** It hands them on to `retry`. */
const endless: Hazard = { option: 'attempts', when: { attempts: { is: [Infinity] } }, effect: endlessList.effect };

/** Without `retryOptions` nothing is tried again. */
const under = 'httpOptions.retryOptions';

/** https://googleapis.github.io/js-genai: lengths are in seconds. Measured with 2.32, and with 1.52, which knows `attempts` alone. */
export const googleGenai: Library = {
  name: '@google/genai',
  modules: ['@google/genai'],
  calls: [
    { export: 'GoogleGenAI', options: 0, under, when: 'options' },
    { export: 'GoogleGenAI().*', options: 0, under: `config.${under}`, when: 'options' },
  ],
  options: {
    attempts,
    initialDelay: { role: 'base', unitMs: 1000, default: 1000 },
    maxDelay: { role: 'cap', unitMs: 1000, default: 60_000 },
    expBase: { role: 'factor', default: 2 },
    jitter: { role: 'jitter', default: 1, cure: 1 },
    httpStatusCodes: { role: 'statuses' },
  },
  delay: ramp,
  versions: [
    {
      before: 2,
      changes: {
        calls: [{ export: 'GoogleGenAI', options: 0, under, when: 'options' }],
        options: { attempts },
        delay: (n) => 1000 * 2 ** (n - 1),
      },
    },
  ],
  statuses: [408, 429, 500, 502, 503, 504],
  retryAfter: 'ignored',
  aboveCap: 'every wait is as long as that',
  hazards: [endless],
};
