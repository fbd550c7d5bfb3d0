import { test } from 'vitest';
import { expectEdit } from '../../test/expect-edit.js';
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
