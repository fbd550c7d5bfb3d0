import { test } from 'vitest';
import { expectEdit } from '../../test/expect-edit.js';
import { rethrowLastError } from './rethrow-last-error.js';

test('keeps the error as the cause of what is thrown later', () => {
  expectEdit(
    rethrowLastError,
    `async function load(client) {
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      return await client.send();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 1000));
    }
  }
  throw new Error('no luck');
}
`,
    `async function load(client) {
  let lastError;
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      return await client.send();
    } catch (error) {
      lastError = error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 1000));
    }
  }
  throw new Error('no luck', { cause: lastError });
}
`,
  );
});

test('keeps the error as the cause of what is thrown at once', () => {
  expectEdit(
    rethrowLastError,
    `async function load(client: { send(): Promise<string> }, left = 3): Promise<string> {
  try {
    return await client.send();
  } catch (error) {
    if (left === 0) throw new Error('no luck');
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 1000));
    return load(client, left - 1);
  }
}
`,
    `async function load(client: { send(): Promise<string> }, left = 3): Promise<string> {
  try {
    return await client.send();
  } catch (error) {
    if (left === 0) throw new Error('no luck', { cause: error });
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 1000));
    return load(client, left - 1);
  }
}
`,
    { filename: 'file.ts' },
  );
});

test('throws where the site just ends', () => {
  expectEdit(
    rethrowLastError,
    `async function load(client) {
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      return await client.send();
    } catch (error) {
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 1000));
    }
  }
}
`,
    `async function load(client) {
  let lastError;
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      return await client.send();
    } catch (error) {
      lastError = error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 1000));
    }
  }
  throw lastError;
}
`,
    { safe: false },
  );
});

test('keeps the last answer where that was the failure', () => {
  const load = (outside: string, answered: string, caught: string, cause: string) => `async function load(url) {
${outside}  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      const response = await fetch(url);
      if (response.ok) return await response.json();
${answered}    } catch (error) {
${caught}      console.warn(error);
    }
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 1000));
  }
  throw new Error('no luck'${cause});
}
`;
  const kept = load('  let lastError;\n', '      lastError = new Error(`HTTP ${response.status}`);\n', '      lastError = error;\n', ', { cause: lastError }');
  expectEdit(rethrowLastError, load('', '', '', ''), kept);
});

test('keeps no error where a later answer may be the last failure, and nothing tells', () => {
  const load = `async function load(url) {
  let data = null;
  for (let attempt = 0; attempt < 3 && data === null; attempt++) {
    try {
      const response = await fetch(url);
      data = response.ok ? await response.json() : null;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 1000));
    }
  }
  if (data === null) throw new Error('no luck');
  return data;
}
`;
  expectEdit(rethrowLastError, load, null);
});
