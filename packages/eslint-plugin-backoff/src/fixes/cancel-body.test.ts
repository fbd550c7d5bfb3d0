import { test } from 'vitest';
import { expectEdit } from '../../test/expect-edit.js';
import { cancelBody } from './cancel-body.js';

test('before the next attempt', () => {
  expectEdit(
    cancelBody,
    `async function load(url) {
  for (let attempt = 0; ; attempt++) {
    const response = await fetch(url);
    if (response.status < 500 || attempt === 3) return response;
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 1000));
  }
}
`,
    `async function load(url) {
  for (let attempt = 0; ; attempt++) {
    const response = await fetch(url);
    if (response.status < 500 || attempt === 3) return response;
    await response.body?.cancel();
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 1000));
  }
}
`,
  );
});

test('before what is thrown for it, unless that holds it or comes after it was read', () => {
  expectEdit(
    cancelBody,
    `async function load(url) {
  for (let attempt = 0; ; attempt++) {
    try {
      const response = await fetch(url);
      if (!response.ok) throw new Error(\`HTTP \${response.status}\`);
      const data = await response.json();
      if (data.error) throw new Error(data.error);
      return data;
    } catch (error) {
      if (attempt === 3) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 1000));
    }
  }
}
`,
    `async function load(url) {
  for (let attempt = 0; ; attempt++) {
    try {
      const response = await fetch(url);
      if (!response.ok) {
        await response.body?.cancel();
        throw new Error(\`HTTP \${response.status}\`);
      }
      const data = await response.json();
      if (data.error) throw new Error(data.error);
      return data;
    } catch (error) {
      if (attempt === 3) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 1000));
    }
  }
}
`,
  );
});

test('where the connection may have broken', () => {
  expectEdit(
    cancelBody,
    `async function load(url) {
  for (let attempt = 0; attempt < 4; attempt++) {
    const response = await fetch(url).catch(() => null);
    if (response && response.status < 500) return response;
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 1000));
  }
  throw new Error('away');
}
`,
    `async function load(url) {
  for (let attempt = 0; attempt < 4; attempt++) {
    const response = await fetch(url).catch(() => null);
    if (response && response.status < 500) return response;
    await response?.body?.cancel();
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 1000));
  }
  throw new Error('away');
}
`,
  );
});

test('not of the response that is returned in the end', () => {
  expectEdit(
    cancelBody,
    `async function load(url) {
  let response;
  for (let attempt = 0; attempt < 4; attempt++) {
    response = await fetch(url);
    if (response.ok) break;
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 1000));
  }
  return response;
}
`,
    null,
  );
});

test('not where a success may have read it', () => {
  expectEdit(
    cancelBody,
    `async function load(url) {
  let ok = false;
  let tries = 0;
  let text;
  do {
    let status = 0;
    try {
      const response = await fetch(url);
      ok = response.ok;
      status = response.status;
      text = ok ? await response.text() : '';
      if (status === 404) break;
    } catch {
      ok = false;
    }
    tries++;
  } while (!ok && tries < 4);
  return text;
}
`,
    null,
  );
});

test.each([
  ['await res.body.dump();', `import { request } from 'undici';`, 'request', 'statusCode !== 200'],
  ['res.body?.resume();', `import fetch from 'node-fetch';`, 'fetch', 'status !== 200'],
  ['await res.body?.cancel();', `import { fetch } from 'undici';`, 'fetch', 'status !== 200'],
])('by %s for %s', (discard, imported, request, bad) => {
  const lines = (inserted: string) => `${imported}
export async function load(url) {
  for (let attempt = 0; ; attempt++) {
    try {
      const res = await ${request}(url);
      if (res.${bad}) {${inserted}
        throw new Error('bad');
      }
      return await res.body.json();
    } catch (error) {
      if (attempt === 3) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 1000));
    }
  }
}
`;
  expectEdit(cancelBody, lines(''), lines(`\n        ${discard}`));
});

test('not by what is there in Node alone, or in browsers alone', () => {
  expectEdit(
    cancelBody,
    `import fetch from 'cross-fetch';
export async function load(url) {
  for (let attempt = 0; ; attempt++) {
    const response = await fetch(url);
    if (response.status < 500 || attempt === 3) return response;
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 1000));
  }
}
`,
    null,
  );
});
