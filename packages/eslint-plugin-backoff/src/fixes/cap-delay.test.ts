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
