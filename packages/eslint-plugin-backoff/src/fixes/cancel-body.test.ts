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

const retrying = (dealing: string, before = ''): string => `export async function load(url) {
  let last = null;
  for (let attempt = 1; ; attempt++) {
    try {
      const response = await fetch(url);
      last = response;
      if (response.ok) return response.json();
${dealing}    } catch (error) {
      if (attempt === 4) throw error;
    }
${before}    await new Promise((resolve) => setTimeout(resolve, Math.random() * 1000));
  }
}
`;

test('behind the check that answers with it', () => {
  const end = '      if (response.status < 500 || attempt === 4) return response;\n';
  expectEdit(cancelBody, retrying(end), retrying(`${end}      await response.body?.cancel();\n`));
});

const telling = (asks: string, first = '', bad = ''): string => `export async function load(url) {
  for (let attempt = 1; attempt < 4; attempt++) {
    const response = await fetch(url);
    if (response.status === 429) {
${first}      console.warn(attempt);
    } else if (!response.ok) {
${bad}      ${asks}
    } else {
      return await response.json();
    }
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 1000));
  }
}
`;

test('only on a path that does not read it', () => {
  const cancel = '      await response.body?.cancel();\n';
  expectEdit(cancelBody, telling('console.warn(await response.text());'), telling('console.warn(await response.text());', cancel));
  expectEdit(cancelBody, telling('console.warn(response.status);'), telling('console.warn(response.status);', cancel, cancel));
});

test('not before a choice, one branch of which reads it', () => {
  const code = `export async function load(url) {
  for (let attempt = 1; attempt < 4; attempt++) {
    const response = await fetch(url);
    if (response.headers.get('content-type') === 'text/html') {
      throw new Error(await response.text());
    } else if (!response.ok) {
      console.warn(attempt);
    } else {
      return await response.json();
    }
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 1000));
  }
}
`;
  expectEdit(cancelBody, code, code.replace('      console.warn', '      await response.body?.cancel();\n      console.warn'));
});

test('not of what the error that is thrown was given', () => {
  const thrown = (given: string): string => `export async function load(url) {
  for (let attempt = 1; ; attempt++) {
    try {
      const response = await fetch(url);
      if (!response.ok) {
        const error = new Error('failed');
${given}        throw error;
      }
      return await response.json();
    } catch (error) {
      if (attempt === 4) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 1000));
  }
}
`;
  expectEdit(cancelBody, thrown('        error.response = response;\n'), null);
  const told = '        error.status = response.status;\n';
  expectEdit(cancelBody, thrown(told), thrown(`${told}        await response.body?.cancel();\n`));
});

test('before a function of the file that reads its headers, and not before one that reads it', () => {
  const code = (read: string, first = ''): string => `const told = (answer) => ${read};
export async function load(url) {
  for (let attempt = 1; ; attempt++) {
    const response = await fetch(url);
    if (response.status >= 500 && attempt < 4) {
${first}      console.warn(await told(response));
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 1000));
      continue;
    }
    return response;
  }
}
`;
  const headers = "answer.headers.get('date')";
  expectEdit(cancelBody, code(headers), code(headers, '      await response.body?.cancel();\n'));
  expectEdit(cancelBody, code("other.text(answer)"), null);
});
