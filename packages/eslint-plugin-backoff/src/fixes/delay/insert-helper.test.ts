import { describe, expect, test } from 'vitest';
import { apply, editOf, expectEdit } from '../../../test/expect-edit.js';
import { insertWait } from '../insert-wait.js';

test('under another name where its own is taken', () => {
  expectEdit(
    insertWait,
    `const fullJitter = 0.5;

async function load(client, attempt = 0) {
  try {
    return await client.send(fullJitter);
  } catch (error) {
    if (attempt === 3) throw error;
    return load(client, attempt + 1);
  }
}
`,
    `const fullJitter = 0.5;

async function load(client, attempt = 0) {
  try {
    return await client.send(fullJitter);
  } catch (error) {
    if (attempt === 3) throw error;
    await new Promise((resolve) => setTimeout(resolve, fullJitter2(attempt, { base: 100, cap: 30_000 })));
    return load(client, attempt + 1);
  }
}

// fullJitter2
`,
  );
});

test('not again where the file has it', () => {
  expectEdit(
    insertWait,
    `async function load(client, attempt = 0) {
  try {
    return await client.send();
  } catch (error) {
    if (attempt === 3) throw error;
    return load(client, attempt + 1);
  }
}

function fullJitter(attempt, { base, cap, factor = 2, retryAfter }) {
  return Math.random() * Math.min(cap, base * factor ** attempt) + (Number(retryAfter) || 0);
}
`,
    `async function load(client, attempt = 0) {
  try {
    return await client.send();
  } catch (error) {
    if (attempt === 3) throw error;
    await new Promise((resolve) => setTimeout(resolve, fullJitter(attempt, { base: 100, cap: 30_000 })));
    return load(client, attempt + 1);
  }
}

function fullJitter(attempt, { base, cap, factor = 2, retryAfter }) {
  return Math.random() * Math.min(cap, base * factor ** attempt) + (Number(retryAfter) || 0);
}
`,
  );
});

test('not again where the file imports it', () => {
  expectEdit(
    insertWait,
    `import { fullJitter } from '../full-jitter.js';

export async function load(client, attempt = 0) {
  try {
    return await client.send();
  } catch (error) {
    if (attempt === 3) throw error;
    return load(client, attempt + 1);
  }
}
`,
    `import { fullJitter } from '../full-jitter.js';

export async function load(client, attempt = 0) {
  try {
    return await client.send();
  } catch (error) {
    if (attempt === 3) throw error;
    await new Promise((resolve) => setTimeout(resolve, fullJitter(attempt, { base: 100, cap: 30_000 })));
    return load(client, attempt + 1);
  }
}
`,
  );
});

test('with types in TypeScript', () => {
  expectEdit(
    insertWait,
    `export async function load(client: { send(): Promise<string> }, attempt = 0): Promise<string> {
  try {
    return await client.send();
  } catch (error) {
    if (attempt === 3) throw error;
    return load(client, attempt + 1);
  }
}
`,
    `export async function load(client: { send(): Promise<string> }, attempt = 0): Promise<string> {
  try {
    return await client.send();
  } catch (error) {
    if (attempt === 3) throw error;
    await new Promise((resolve) => setTimeout(resolve, fullJitter(attempt, { base: 100, cap: 30_000 })));
    return load(client, attempt + 1);
  }
}

// fullJitter
`,
    { filename: 'file.ts' },
  );
});

test('by an import after the others', () => {
  expectEdit(
    insertWait,
    `'use strict';
import { log } from '../log.js'; // of our own

/** Loads. */
export async function load(client, attempt = 0) {
  try {
    return await client.send();
  } catch (error) {
    if (attempt === 3) throw error;
    log(error);
    return load(client, attempt + 1);
  }
}
`,
    `'use strict';
import { log } from '../log.js'; // of our own
import { fullJitter } from '#backoff';

/** Loads. */
export async function load(client, attempt = 0) {
  try {
    return await client.send();
  } catch (error) {
    if (attempt === 3) throw error;
    log(error);
    await new Promise((resolve) => setTimeout(resolve, fullJitter(attempt, { base: 100, cap: 30_000 })));
    return load(client, attempt + 1);
  }
}
`,
    { settings: { helper: { module: '#backoff' } } },
  );
});

test('by require where the file does so', () => {
  expectEdit(
    insertWait,
    `const client = require('./client').create();

async function load(attempt = 0) {
  try {
    return await client.send();
  } catch (error) {
    if (attempt === 3) throw error;
    return load(attempt + 1);
  }
}

module.exports = { load };
`,
    `const client = require('./client').create();
const { fullJitter } = require('#backoff');

async function load(attempt = 0) {
  try {
    return await client.send();
  } catch (error) {
    if (attempt === 3) throw error;
    await new Promise((resolve) => setTimeout(resolve, fullJitter(attempt, { base: 100, cap: 30_000 })));
    return load(attempt + 1);
  }
}

module.exports = { load };
`,
    { settings: { helper: { module: '#backoff' } } },
  );
});

test('in the style of the file, after what is noted at its end', () => {
  const code = [
    'async function load(client, attempt = 0) {',
    '\ttry {',
    '\t\treturn await client.send("/")',
    '\t} catch (error) {',
    '\t\tif (attempt === 3) throw error',
    '\t\treturn load(client, attempt + 1)',
    '\t}',
    '}',
    '',
    '// the end',
  ].join('\r\n');
  const edit = editOf(insertWait, code);
  const fixed = edit ? apply(edit, code) : '';
  expect(fixed).toContain('\r\n\t\tawait new Promise((resolve) => setTimeout(resolve, fullJitter(attempt, { base: 100, cap: 30_000 })))\r\n');
  expect(fixed).toContain('// the end\r\n\r\n/**\r\n * Milliseconds');
  expect(fixed).toContain('\r\n\tconst header = String(retryAfter).trim()\r\n');
  expect(fixed).toContain('" GMT"');
  expect(fixed.split('\n').every((line, i, lines) => line.endsWith('\r') || i === lines.length - 1)).toBe(true);
});

test('before the line that says where the source map is', () => {
  const map = '//# source' + 'MappingURL=load.js.map';
  const before = `async function load(client, attempt = 0) {
  try {
    return await client.send();
  } catch (error) {
    if (attempt === 3) throw error;
    return load(client, attempt + 1);
  }
}
// by hand
${map}
`;
  const edit = editOf(insertWait, before);
  const lines = edit === null ? [] : apply(edit, before).trimEnd().split('\n');
  expect(lines.at(-1)).toBe(map);
  expect(lines.indexOf('// by hand')).toBeLessThan(lines.findIndex((line) => line.startsWith('function fullJitter')));
});

describe('in a script that is one function', () => {
  /** A function that retries, at once or with a wait. */
  const load = (wait: string): string => `async function load(client, attempt = 0) {
    try {
      return await client.send();
    } catch (error) {
      if (attempt === 3) throw error;
${wait}      return load(client, attempt + 1);
    }
  }`;
  const [none, waiting] = ['', '      await new Promise((resolve) => setTimeout(resolve, fullJitter(attempt, { base: 100, cap: 30_000 })));\n'];

  test.each([
    ['that is called at once', '(function () {\n  ', '\n  window.load = load;', '\n})();\n'],
    ['behind a semicolon', "'use strict';\n;(function ($) {\n  ", '\n  $(load);', '\n}(jQuery));\n'],
    ['behind an operator', '!function () {\n  ', '\n  window.load = load;', '\n}();\n'],
    ['with a `this` of its own', '(function () {\n  ', '\n  this.load = load;', '\n}).call(this);\n'],
    ['that gives what it has', '(() => {\n  ', '\n  return { load };\n  // all', '\n})();\n'],
    ['that is handed to another one', '(function (root, factory) {\n  factory(root.lib = {});\n})(this, function (exports) {\n  ', '\n  exports.load = load;', '\n});\n'],
  ])('%s it stays in there', (_, head, rest, end) => {
    const script = (wait: string): string => head + load(wait) + rest;
    expectEdit(insertWait, script(none) + end, `${script(waiting)}\n\n  // fullJitter${end}`);
  });

  test('it is found there again', () => {
    const script = (wait: string): string => `(function () {
  ${load(wait)}
  window.load = load;

  function fullJitter(attempt, { base, cap, factor = 2, retryAfter }) {
    return Math.random() * Math.min(cap, base * factor ** attempt) + (Number(retryAfter) || 0);
  }
})();
`;
    expectEdit(insertWait, script(none), script(waiting));
  });

  test('the function may be the site', () => {
    const script = (wait: string, helper: string): string => `(async function load(client, attempt = 0) {
  try {
    return await client.send();
  } catch (error) {
    if (attempt === 3) throw error;
${wait}    return load(client, attempt + 1);
  }
${helper}}(client));
`;
    expectEdit(insertWait, script('', ''), script('    await new Promise((resolve) => setTimeout(resolve, fullJitter(attempt, { base: 100, cap: 30_000 })));\n', '\n  // fullJitter\n'));
  });

  test('on one line, it gets lines of its own', () => {
    const edit = editOf(insertWait, '!function(){async function load(n){try{return await send()}catch(error){if(n===3)throw error;return load(n+1)}}load(0)}();\n');
    const texts = edit?.changes.map(({ text }) => text).filter((text) => text.includes('function fullJitter'));
    expect(texts).toEqual([expect.stringMatching(/^\n\n {2}\/\*\*\n {3}\* Milli[^]*\n {2}\}\n$/)]);
  });
});

describe('below a script', () => {
  const load = (wait: string): string => `async (client) => {
    for (let attempt = 0; ; attempt++) {
      try {
        return await client.send();
      } catch (error) {
        if (attempt === 3) throw error;
${wait}      }
    }
  }`;
  const [none, waiting] = ['', '        await new Promise((resolve) => setTimeout(resolve, fullJitter(attempt, { base: 100, cap: 30_000 })));\n'];

  test.each([
    ['with other statements', (wait: string) => `(function () {\n  window.load = ${load(wait)};\n})();\nwindow.load(client);\n`],
    ['that is a module', (wait: string) => `import { client } from './client.js';\n(function () {\n  window.load = ${load(wait)};\n})();\n`],
    ['that keeps what a function gives', (wait: string) => `var load = (function () {\n  return ${load(wait)};\n})();\n`],
    ['whose function is not called at once', (wait: string) => `jQuery(function () {\n  window.load = ${load(wait)};\n});\n`],
    ['whose function is an expression', (wait: string) => `(() => setUp(${load(wait)}))();\n`],
  ])('%s', (_, script) => {
    expectEdit(insertWait, script(none), `${script(waiting)}\n// fullJitter\n`);
  });

  test('of which no function holds all that retries', () => {
    const script = (wait: string): string => `(function (root, factory) {\n  root.load = ${load(wait)};\n  factory(root);\n})(this, function (root) {\n  root.send = ${load(none)};\n});\n`;
    expectEdit(insertWait, script(none), `${script(waiting)}\n// fullJitter\n`);
  });
});
