import { test } from 'vitest';
import { expectEdit } from '../../test/expect-edit.js';
import { repairRetry } from './repair-retry.js';

test('awaits the operation', () => {
  expectEdit(
    repairRetry,
    `async function load(client) {
  for (let attempt = 0; ; attempt++) {
    try {
      return client.send();
    } catch (error) {
      if (attempt === 3) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 1000));
    }
  }
}
`,
    `async function load(client) {
  for (let attempt = 0; ; attempt++) {
    try {
      return await client.send();
    } catch (error) {
      if (attempt === 3) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 1000));
    }
  }
}
`,
  );
});

test('only suggests a power that would be out of all bounds', () => {
  const waiting = (wait: string): string =>
    `async function load(client) { for (let attempt = 0; attempt < 6; attempt++) { try { return await client.send(); } catch (error) { log(error); await sleep(${wait}); } } }`;
  expectEdit(repairRetry, waiting('(2 ^ (attempt - 1)) * 100'), waiting('(2 ** (attempt - 1)) * 100'));
  expectEdit(repairRetry, waiting('(2 ^ (attempt * 3)) * 100'), waiting('(2 ** (attempt * 3)) * 100'), { safe: false });
});

test('raises to a power', () => {
  expectEdit(
    repairRetry,
    `async function load(client) {
  for (let attempt = 0; ; attempt++) {
    try {
      return await client.send();
    } catch (error) {
      if (attempt === 3) throw error;
      await new Promise((resolve) => setTimeout(resolve, (2 ^ attempt) * 100 + Math.random() * 100));
    }
  }
}
`,
    `async function load(client) {
  for (let attempt = 0; ; attempt++) {
    try {
      return await client.send();
    } catch (error) {
      if (attempt === 3) throw error;
      await new Promise((resolve) => setTimeout(resolve, (2 ** attempt) * 100 + Math.random() * 100));
    }
  }
}
`,
  );
});

test('joins unequal statuses with and', () => {
  expectEdit(
    repairRetry,
    `import axios from 'axios';

export async function load(url) {
  for (let attempt = 0; ; attempt++) {
    try {
      return await axios.get(url);
    } catch (error) {
      const status = error.response?.status;
      if (attempt === 3 || !(status !== 403 || status !== 404)) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 1000));
    }
  }
}
`,
    `import axios from 'axios';

export async function load(url) {
  for (let attempt = 0; ; attempt++) {
    try {
      return await axios.get(url);
    } catch (error) {
      const status = error.response?.status;
      if (attempt === 3 || !(status !== 403 && status !== 404)) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 1000));
    }
  }
}
`,
    { safe: false },
  );
});

test.for([
  ['retries < 3', '++'],
  ['retries > 0', '--'],
  ['0 < retries', '--'],
])('counts a failure towards the limit, as a suggestion: %s', ([test, step]) => {
  const code = (count: string): string => `async function load(client) {
  let retries = ${step === '--' ? 3 : 0};
  while (${test}) {
    try {
      return await client.send();
    } catch (error) {
      ${count}console.error(error);
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 1000));
    }
  }
}
`;
  expectEdit(repairRetry, code(''), code(`retries${step};\n      `), { safe: false });
});

test('only suggests to begin again what was begun before, where nothing else has to do with it', () => {
  const load = (before: string, awaited: string, after = ''): string => `async function load(url) {
  ${before}for (let attempt = 0; attempt < 3; attempt++) {
    try {
      return await ${awaited};
    } catch (error) {
      log(error);
      await sleep(1000 * 2 ** attempt);
    }
  }${after}
}
`;
  expectEdit(repairRetry, load('const pending = fetch(url);\n  ', 'pending'), load('', 'fetch(url)'), { safe: false });
  expectEdit(repairRetry, load('const pending = fetch(url);\n  ', 'pending', '\n  watch(pending);'), null);
  expectEdit(repairRetry, load('const attempt = 7;\n  const pending = fetch(url + attempt);\n  ', 'pending'), null);
});

test('only suggests to begin with each subscription what a pipe begins with', () => {
  const load = (names: string, begun: string): string => `import { ${names} } from 'rxjs';

export const load = (url) => ${begun}.pipe(retry(3));
`;
  expectEdit(repairRetry, load('from, retry', 'from(fetch(url))'), load('from, retry, defer', 'defer(() => fetch(url))'), { safe: false });
  expectEdit(repairRetry, load('from, retry', 'from(fetch(url))').replace('(url) =>', 'async (url) =>').replace('fetch(url)', 'fetch(await url)'), null);
});
