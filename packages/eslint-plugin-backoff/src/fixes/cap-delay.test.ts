import { expect, test } from 'vitest';
import { editOf, expectEdit } from '../../test/expect-edit.js';
import { printHelper } from '../helpers/print-helper.js';
import { capDelay } from './cap-delay.js';

test('gives growth without end a ceiling', () => {
  expectEdit(
    capDelay,
    `async function load(client, retries) {
  for (let attempt = 0; ; attempt++) {
    try {
      return await client.send();
    } catch (error) {
      if (attempt >= retries) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 500 * 2 ** attempt));
    }
  }
}
`,
    `async function load(client, retries) {
  for (let attempt = 0; ; attempt++) {
    try {
      return await client.send();
    } catch (error) {
      if (attempt >= retries) throw error;
      await new Promise((resolve) => setTimeout(resolve, fullJitter(attempt, { base: 500, cap: 30_000 })));
    }
  }
}

// fullJitter
`,
  );
});

test('mends the ceiling of the helper', () => {
  expectEdit(
    capDelay,
    `import { fullJitter } from './full-jitter.js';

export async function load(client, retries) {
  for (let attempt = 0; ; attempt++) {
    try {
      return await client.send();
    } catch (error) {
      if (attempt >= retries) throw error;
      await new Promise((resolve) => setTimeout(resolve, fullJitter(attempt, { base: 500, cap: Infinity })));
    }
  }
}
`,
    `import { fullJitter } from './full-jitter.js';

export async function load(client, retries) {
  for (let attempt = 0; ; attempt++) {
    try {
      return await client.send();
    } catch (error) {
      if (attempt >= retries) throw error;
      await new Promise((resolve) => setTimeout(resolve, fullJitter(attempt, { base: 500, cap: 30_000 })));
    }
  }
}
`,
  );
});

test('a ceiling for what the server asks cuts nothing that the site waits by itself, and stands around all of a wait', () => {
  const load = (length: string) => `export async function load(url) {
  for (let attempt = 0; attempt < 12; attempt++) {
    const response = await fetch(url);
    if (response.status !== 429) return response;
    await sleep(${length});
  }
}
`;
  const told = "Number(response.headers.get('retry-after')) * 1000";
  const long = `Math.min(60_000, 2000 * 2 ** attempt) * (0.8 + Math.random() * 0.4) + ${told}`;
  expectEdit(capDelay, load(long), load(`Math.min(${long}, 72_000)`));
  const short = `Math.min(8000, 500 * 2 ** attempt) * (0.8 + Math.random() * 0.4) + ${told}`;
  expectEdit(capDelay, load(short), load(`Math.min(${short}, 30_000)`));
});

test('a ceiling for what the server asks stands where that is waited, and nowhere else', () => {
  const load = (asked: string, wait = '// fullJitter') => `${wait}

export function load(url, left = 3) {
  return fetch(url).then(
    (response) => (response.ok || left === 0 ? response : sleep(${asked}).then(() => load(url, left - 1))),
    (error) => (left === 0 ? Promise.reject(error) : sleep(fullJitter(3 - left, { base: 100, cap: 30_000 })).then(() => load(url, left - 1))),
  );
}
`;
  const asked = "fullJitter(3 - left, { base: 100, cap: 30_000, retryAfter: response.headers.get('retry-after') })";
  expectEdit(capDelay, load(asked, printHelper('full', { typescript: false })), load(`Math.min(${asked}, 30_000)`));
});

test('a function that works out two waits gets one ceiling', () => {
  const load = (length: string) => `function lengthOf(response) {
  return ${length};
}

export async function load(url) {
  for (let attempt = 0; attempt < 4; attempt++) {
    const response = await fetch(url);
    if (response.ok) return response;
    if (response.status === 429) await sleep(lengthOf(response));
    else await sleep(lengthOf(response));
  }
}
`;
  const told = "(Number(response.headers.get('retry-after')) || 1) * 1000 + Math.random() * 500";
  expectEdit(capDelay, load(told), load(`Math.min(${told}, 30_000)`));
});

test('what is worked out of what a caller says gets a ceiling', () => {
  const load = (length: string) => `async function load(client, { retries, baseDelayMs }) {
  for (let attempt = 0; ; attempt++) {
    try {
      return await client.send();
    } catch (error) {
      if (attempt >= retries) throw error;
      const exponential = baseDelayMs * 2 ** attempt;
      const jitter = exponential * 1.5 * (2 * Math.random() - 1);
      await sleep(${length});
    }
  }
}
`;
  const own = 'Math.max(0, Math.round(exponential + jitter))';
  expectEdit(capDelay, load(own), `${load(`fullJitter(0, { base: ${own}, cap: 30_000 })`)}\n// fullJitter\n`);
});

test('caps what the server asks for at the longest that the site waits by itself', () => {
  const lines = (delay: string) => `export async function load(url) {
  for (let attempt = 0; ; attempt++) {
    const res = await fetch(url);
    if (res.status !== 503 || attempt === 5) return res;
    await sleep(${delay});
  }
}
`;
  const own = (cap: string): string => `fullJitter(attempt, { base: 1000, cap: ${cap}, retryAfter: res.headers.get('retry-after') })`;
  const helper = `\n${printHelper('full', { typescript: false, name: 'fullJitter' })}`;
  for (const [cap, most] of [['45_000', '45_000'], ['10_000', '30_000'], ['600_000', '30_000']] as const) {
    expect(editOf(capDelay, lines(own(cap)) + helper)?.changes.map(({ text }) => text)).toEqual(['Math.min(', `, ${most})`]);
  }
});

test('holds down what grows where a caller may hand the randomness in', () => {
  const lines = (base: string, delay: string) => `export async function load(client, { retries, baseMs, random = Math.random }) {
  for (let attempt = 0; ; attempt++) {
    try {
      return await client.send();
    } catch (error) {
      if (attempt >= retries) throw error;
      const base = ${base};
      await new Promise((resolve) => setTimeout(resolve, ${delay}));
    }
  }
}
`;
  const jittered = 'Math.round(base * (1 + random() * 0.3))';
  expectEdit(capDelay, lines('baseMs * 3 ** attempt', jittered), lines('Math.min(baseMs * 3 ** attempt, 30_000)', jittered));
  const inPlace = 'base * 3 ** attempt * (1 + random() * 0.3)';
  expectEdit(capDelay, lines('baseMs', inPlace), lines('baseMs', inPlace.replace('base * 3 ** attempt', 'Math.min(base * 3 ** attempt, 30_000)')));
});

test('leaves alone what grows by chance only beside a length that does not', () => {
  const waiting = (delay: string): string =>
    `async function open(link, extraMs) { for (let attempt = 1; ; attempt++) { try { return await link.open(); } catch (error) { log(error); await new Promise((resolve) => setTimeout(resolve, ${delay})); } } }`;
  expect(editOf(capDelay, waiting('Math.random() * 1000 + extraMs + Math.round(attempt * 1000 * Math.random())'))).toBeNull();
  expect(editOf(capDelay, waiting('attempt * 1000 + Math.random() * 1000'))).not.toBeNull();
});
