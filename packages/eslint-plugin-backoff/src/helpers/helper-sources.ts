// Generated from the helpers beside this file by `npm run docs`.

/** The reference helpers' names and texts, without `export`. */
export const helperSources = {
  full: {
    name: 'fullJitter',
    typescript: String.raw`/**
 * Milliseconds to wait before a retry (attempt is 0, 1, ...): random, up to the capped exponential,
 * on top of what the server asks for in Retry-After (the header's raw value).
 */
function fullJitter(
  attempt: number,
  { base, cap, factor = 2, retryAfter }: {
    base: number;
    cap: number;
    factor?: number;
    retryAfter?: string | null | undefined;
  },
): number {
  const longest = 2 ** 31 - 1; // the most that a timer takes
  const ceiling = Math.min(cap, base * factor ** attempt, longest) || 0;
  const header = String(retryAfter).trim();
  const isDate = /^\w+,? .+:\d\d( GMT| \d{4})$/.test(header);
  const date = isDate ? Date.parse(header.replace(/( GMT)?$/, ' GMT')) : 0;
  const asked = /^\d+$/.test(header) ? Number(header) * 1000 : date - Date.now();
  const delay = Math.max(0, asked || 0) + Math.random() * Math.max(0, ceiling);
  return Math.min(delay, longest);
}`,
    javascript: String.raw`/**
 * Milliseconds to wait before a retry (attempt is 0, 1, ...): random, up to the capped exponential,
 * on top of what the server asks for in Retry-After (the header's raw value).
 * @param {number} attempt
 * @param {{ base: number, cap: number, factor?: number, retryAfter?: string | null | undefined }} options
 * @returns {number}
 */
function fullJitter(attempt, { base, cap, factor = 2, retryAfter }) {
  const longest = 2 ** 31 - 1; // the most that a timer takes
  const ceiling = Math.min(cap, base * factor ** attempt, longest) || 0;
  const header = String(retryAfter).trim();
  const isDate = /^\w+,? .+:\d\d( GMT| \d{4})$/.test(header);
  const date = isDate ? Date.parse(header.replace(/( GMT)?$/, ' GMT')) : 0;
  const asked = /^\d+$/.test(header) ? Number(header) * 1000 : date - Date.now();
  const delay = Math.max(0, asked || 0) + Math.random() * Math.max(0, ceiling);
  return Math.min(delay, longest);
}`,
  },
  equal: {
    name: 'equalJitter',
    typescript: String.raw`/**
 * Milliseconds to wait before a retry (attempt is 0, 1, ...): half of the capped exponential and a
 * random part of the rest, on top of what the server asks for in Retry-After (the header's raw value).
 */
function equalJitter(
  attempt: number,
  { base, cap, factor = 2, retryAfter }: {
    base: number;
    cap: number;
    factor?: number;
    retryAfter?: string | null | undefined;
  },
): number {
  const longest = 2 ** 31 - 1; // the most that a timer takes
  const ceiling = Math.min(cap, base * factor ** attempt, longest) || 0;
  const header = String(retryAfter).trim();
  const isDate = /^\w+,? .+:\d\d( GMT| \d{4})$/.test(header);
  const date = isDate ? Date.parse(header.replace(/( GMT)?$/, ' GMT')) : 0;
  const asked = /^\d+$/.test(header) ? Number(header) * 1000 : date - Date.now();
  const delay = Math.max(0, asked || 0) + (0.5 + Math.random() / 2) * Math.max(0, ceiling);
  return Math.min(delay, longest);
}`,
    javascript: String.raw`/**
 * Milliseconds to wait before a retry (attempt is 0, 1, ...): half of the capped exponential and a
 * random part of the rest, on top of what the server asks for in Retry-After (the header's raw value).
 * @param {number} attempt
 * @param {{ base: number, cap: number, factor?: number, retryAfter?: string | null | undefined }} options
 * @returns {number}
 */
function equalJitter(attempt, { base, cap, factor = 2, retryAfter }) {
  const longest = 2 ** 31 - 1; // the most that a timer takes
  const ceiling = Math.min(cap, base * factor ** attempt, longest) || 0;
  const header = String(retryAfter).trim();
  const isDate = /^\w+,? .+:\d\d( GMT| \d{4})$/.test(header);
  const date = isDate ? Date.parse(header.replace(/( GMT)?$/, ' GMT')) : 0;
  const asked = /^\d+$/.test(header) ? Number(header) * 1000 : date - Date.now();
  const delay = Math.max(0, asked || 0) + (0.5 + Math.random() / 2) * Math.max(0, ceiling);
  return Math.min(delay, longest);
}`,
  },
  decorrelated: {
    name: 'decorrelatedJitter',
    typescript: String.raw`/**
 * Milliseconds to wait before a retry (attempt is 0, 1, ...): a random walk from base to cap,
 * on top of what the server asks for in Retry-After (the header's raw value).
 */
function decorrelatedJitter(
  attempt: number,
  { base, cap, factor = 3, retryAfter }: {
    base: number;
    cap: number;
    factor?: number;
    retryAfter?: string | null | undefined;
  },
): number {
  const longest = 2 ** 31 - 1; // the most that a timer takes
  let walk = base;
  for (let step = 0; step <= Math.min(attempt, 50); step += 1) {
    walk = Math.min(cap, base + Math.random() * (walk * factor - base), longest) || 0;
  }
  const header = String(retryAfter).trim();
  const isDate = /^\w+,? .+:\d\d( GMT| \d{4})$/.test(header);
  const date = isDate ? Date.parse(header.replace(/( GMT)?$/, ' GMT')) : 0;
  const asked = /^\d+$/.test(header) ? Number(header) * 1000 : date - Date.now();
  return Math.min(Math.max(0, asked || 0) + Math.max(0, walk || 0), longest);
}`,
    javascript: String.raw`/**
 * Milliseconds to wait before a retry (attempt is 0, 1, ...): a random walk from base to cap,
 * on top of what the server asks for in Retry-After (the header's raw value).
 * @param {number} attempt
 * @param {{ base: number, cap: number, factor?: number, retryAfter?: string | null | undefined }} options
 * @returns {number}
 */
function decorrelatedJitter(attempt, { base, cap, factor = 3, retryAfter }) {
  const longest = 2 ** 31 - 1; // the most that a timer takes
  let walk = base;
  for (let step = 0; step <= Math.min(attempt, 50); step += 1) {
    walk = Math.min(cap, base + Math.random() * (walk * factor - base), longest) || 0;
  }
  const header = String(retryAfter).trim();
  const isDate = /^\w+,? .+:\d\d( GMT| \d{4})$/.test(header);
  const date = isDate ? Date.parse(header.replace(/( GMT)?$/, ' GMT')) : 0;
  const asked = /^\d+$/.test(header) ? Number(header) * 1000 : date - Date.now();
  return Math.min(Math.max(0, asked || 0) + Math.max(0, walk || 0), longest);
}`,
  },
  budget: {
    name: 'retryBudget',
    typescript: String.raw`/**
 * Keeps retries to a share of the requests: each request earns a tenth of a retry (ratio), 10 are saved up at most (burst).
 * Call request() before a first attempt; retry only where retry() is true.
 */
function retryBudget({ ratio = 0.1, burst = 10 }: { ratio?: number; burst?: number } = {}) {
  let saved = burst;
  return {
    request() {
      saved = Math.min(burst, saved + ratio);
    },
    retry() {
      const allowed = saved >= 1;
      if (allowed) saved -= 1;
      return allowed;
    },
  };
}`,
    javascript: String.raw`/**
 * Keeps retries to a share of the requests: each request earns a tenth of a retry (ratio), 10 are saved up at most (burst).
 * Call request() before a first attempt; retry only where retry() is true.
 * @param {{ ratio?: number, burst?: number }} [options]
 */
function retryBudget({ ratio = 0.1, burst = 10 } = {}) {
  let saved = burst;
  return {
    request() {
      saved = Math.min(burst, saved + ratio);
    },
    retry() {
      const allowed = saved >= 1;
      if (allowed) saved -= 1;
      return allowed;
    },
  };
}`,
  },
} as const;
