import { test } from 'vitest';
import { expectEdit } from '../../test/expect-edit.js';
import { skipFinalWait } from './skip-final-wait.js';

test('guards the wait by the head of the loop', () => {
  expectEdit(
    skipFinalWait,
    `async function load(client, max) {
  let last;
  for (let attempt = 1; attempt <= max; attempt++) {
    try {
      return await client.send();
    } catch (error) {
      last = error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 1000));
    }
  }
  throw last;
}
`,
    `async function load(client, max) {
  let last;
  for (let attempt = 1; attempt <= max; attempt++) {
    try {
      return await client.send();
    } catch (error) {
      last = error;
      if (attempt < max) await new Promise((resolve) => setTimeout(resolve, Math.random() * 1000));
    }
  }
  throw last;
}
`,
  );
});

test('guards the wait by the test that follows', () => {
  expectEdit(
    skipFinalWait,
    `async function load(client) {
  let failures = 0;
  while (true) {
    try {
      return await client.send();
    } catch (error) {
      failures++;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 1000));
      if (failures >= 3) throw error;
    }
  }
}
`,
    `async function load(client) {
  let failures = 0;
  while (true) {
    try {
      return await client.send();
    } catch (error) {
      failures++;
      if (failures < 3) await new Promise((resolve) => setTimeout(resolve, Math.random() * 1000));
      if (failures >= 3) throw error;
    }
  }
}
`,
  );
});

test('counts the entries of a table', () => {
  expectEdit(
    skipFinalWait,
    `async function load(client) {
  let last;
  for (const ms of [500, 1000]) {
    try {
      return await client.send();
    } catch (error) {
      last = error;
      await new Promise((resolve) => setTimeout(resolve, ms));
    }
  }
  throw last;
}
`,
    `async function load(client) {
  let last;
  for (const [attempt, ms] of [500, 1000].entries()) {
    try {
      return await client.send();
    } catch (error) {
      last = error;
      if (attempt < 1) await new Promise((resolve) => setTimeout(resolve, ms));
    }
  }
  throw last;
}
`,
  );
});

test('a guard does not take the else of the choice around it', () => {
  const load = (only: string): string => `async function load(client) {
  let last;
  for (let attempt = 1; attempt <= 3; attempt++) {
    try {
      return await client.send();
    } catch (error) {
      last = error;
      ${only}
    }
  }
  throw last;
}
`;
  const wait = 'await new Promise((resolve) => setTimeout(resolve, 1000));';
  expectEdit(skipFinalWait, load(`if (error.busy) ${wait} else break;`), load(`if (error.busy) { if (attempt < 3) ${wait} } else break;`));
  expectEdit(skipFinalWait, load(`if (error.lost) break; else ${wait}`), load(`if (error.lost) break; else if (attempt < 3) ${wait}`));
  expectEdit(skipFinalWait, load(`if (error.busy) ${wait}`), load(`if (error.busy && attempt < 3) ${wait}`));
});

test('a wait that a generator yields', () => {
  const lines = (condition: string) => `function* load(client) {
  let last;
  for (let i = 0; i < 3; i++) {
    try {
      return yield client.send();
    } catch (error) {
      last = error;
    }
    ${condition}yield new Promise((resolve) => setTimeout(resolve, Math.random() * 1000));
  }
  throw last;
}
`;
  expectEdit(skipFinalWait, lines(''), lines('if (i < 2) '));
});

test('gives up before the timer is set, where that asks for the last attempt first', () => {
  expectEdit(
    skipFinalWait,
    `function load(client, left) {
  return new Promise((resolve, reject) => {
    client.send().then(resolve, (error) => {
      setTimeout(() => {
        // the last one?
        if (left === 1) {
          reject(error); // for good
          return;
        }
        load(client, left - 1).then(resolve, reject);
      }, 1000);
    });
  });
}
load(client, 3);
`,
    `function load(client, left) {
  return new Promise((resolve, reject) => {
    client.send().then(resolve, (error) => {
      if (left === 1) {
        reject(error); // for good
        return;
      }
      setTimeout(() => {
        // the last one?
        load(client, left - 1).then(resolve, reject);
      }, 1000);
    });
  });
}
load(client, 3);
`,
  );
});

test('leaves a timer alone whose function has done something before it asks', () => {
  expectEdit(
    skipFinalWait,
    `function load(client, left) {
  return new Promise((resolve, reject) => {
    client.send().then(resolve, (error) => {
      setTimeout(() => {
        console.log(error);
        if (left === 1) {
          reject(error);
          return;
        }
        load(client, left - 1).then(resolve, reject);
      }, 1000);
    });
  });
}
load(client, 3);
`,
    null,
  );
});

test('leaves a function alone that waits and does more', () => {
  expectEdit(
    skipFinalWait,
    `async function load(client, max) {
  let last;
  for (let attempt = 1; attempt <= max; attempt++) {
    try {
      return await client.send();
    } catch (error) {
      last = error;
      await recover(client);
    }
  }
  throw last;
}

async function recover(client) {
  await new Promise((resolve) => setTimeout(resolve, Math.random() * 1000));
  await client.close();
}
`,
    null,
  );
});

test('asks the index that a loop over the entries of a list has', () => {
  const load = (wait: string) => `export async function load(client) {
  const delays = [200, 400, 800];
  for (const [i, ms] of delays.entries()) {
    try {
      return await client.send();
    } catch (error) {
      console.warn(i, error);
    }
    ${wait}
  }
  return null;
}
`;
  expectEdit(skipFinalWait, load('await sleep(ms);'), load('if (i < delays.length - 1) await sleep(ms);'));
});

test('what is said of the wait is not said where none follows', () => {
  const load = (told: string): string => `async function load(url) {
  for (let attempt = 0; attempt < 5; attempt++) {
    try {
      return await get(url);
    } catch (error) {
      console.warn(error);
${told}    }
  }
  throw new Error('gave up');
}
`;
  const wait = (indent: string): string => `${indent}await new Promise((resolve) => setTimeout(resolve, delayMs));\n`;
  const said = "console.warn(\n  `again in ${\n    delayMs\n  } ms`,\n);".split('\n');
  const lines = (indent: string, texts: readonly string[]): string => texts.map((text) => `${indent}${text}\n`).join('');
  const delay = '      const delayMs = 100 * 2 ** attempt;\n';
  expectEdit(skipFinalWait, load(delay + lines('      ', said) + wait('      ')), load(`${delay}      if (attempt < 4) {\n${lines('        ', said)}${wait('        ')}      }\n`));
  expectEdit(skipFinalWait, load(`${delay}      console.warn('Retrying …');\n${wait('      ')}`), load(`${delay}      if (attempt < 4) {\n        console.warn('Retrying …');\n${wait('        ')}      }\n`));
  expectEdit(skipFinalWait, load(`${delay}      failures.push(delayMs);\n${wait('      ')}`), load(`${delay}      failures.push(delayMs);\n      if (attempt < 4) ${wait('')}`));
  expectEdit(skipFinalWait, load(`      console.warn(attempt);\n      await sleep(100 * 2 ** attempt);\n`), load(`      console.warn(attempt);\n      if (attempt < 4) await sleep(100 * 2 ** attempt);\n`));
  expectEdit(skipFinalWait, load(`${delay}      console.warn('Failed.');\n${wait('      ')}`), load(`${delay}      console.warn('Failed.');\n      if (attempt < 4) ${wait('')}`));
});

test('a branch that tries again by itself ends nothing', () => {
  const lines = (guard: string): string => `async function build(pool, name, retries = 5) {
  if (retries > 0) {
    try {
      return await pool.build(name);
    } catch (error) {
      ${guard}await new Promise((resolve) => setTimeout(resolve, 1000));
      if (retries === 1) {
        console.error(error);
      }
      return build(pool, name, --retries);
    }
  } else {
    throw new Error('gave up');
  }
}
`;
  expectEdit(skipFinalWait, lines(''), lines('if (retries > 1) '));
});

test('what is said of the wait where that is asked for is not said after the last attempt', () => {
  const lines = (open: string, close: string, indent: string): string => `async function load(client, most, logger, delayMs) {
  for (let i = 0; i < most; i++) {
    try {
      return await client.send();
    } catch (error) {
      logger.warn(error);
    }
${open}    ${indent}if (logger.isDebug()) {
      ${indent}logger.debug(\`again in \${delayMs} ms\`);
    ${indent}}
    ${indent}await new Promise((resolve) => setTimeout(resolve, delayMs));
${close}  }
  return null;
}
`;
  expectEdit(skipFinalWait, lines('', '', ''), lines('    if (i < most - 1) {\n', '    }\n', '  '));
});

test('what a question does besides is done after the last attempt too', () => {
  const lines = (test: string, more: string): string => `async function load(client, most, logger, delayMs) {
  for (let i = 0; i < most; i++) {
    try {
      return await client.send();
    } catch (error) {
      logger.warn(error);
    }
    if (${test}) logger.info('Retrying');
    ${more}await new Promise((resolve) => setTimeout(resolve, delayMs));
  }
  return null;
}
`;
  for (const test of ['await client.login()', 'client.catalog()']) expectEdit(skipFinalWait, lines(test, ''), lines(test, 'if (i < most - 1) '));
});

test.for([
  ['// prettier-ignore', true],
  ['// @ts-expect-error: of another version\n      // Give it time.', true],
  ['// Give it time.', false],
] as const)('what is said of the next line stays above it: %s', ([comment, isInside]) => {
  const wait = (indent: string): string => `${indent}await new Promise((resolve) => {
${indent}  setTimeout(resolve, 500);
${indent}});
`;
  const lines = (end: string): string => `async function load(client) {
  let last;
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      return await client.send();
    } catch (error) {
      last = error;
${end}    }
  }
  throw last;
}
`;
  const inside = `      if (attempt < 2) {\n        ${comment.replace('\n', '\n  ')}\n${wait('        ')}      }\n`;
  const outside = `      ${comment}\n      if (attempt < 2) {\n${wait('        ')}      }\n`;
  expectEdit(skipFinalWait, lines(`      ${comment}\n${wait('      ')}`), lines(isInside ? inside : outside));
});

test.for([
  ['console.log(`busy, again in ${delayMs} ms`);', true],
  ['console.log(`busy, again in ${delayMs} ms`, ++told);', false],
] as const)('of several waits, each is told of only where another attempt follows: %s', ([log, isGuarded]) => {
  const load = (busy: string): string => `export async function load(client) {
  let told = 0;
  for (let attempt = 0; attempt < 4; attempt++) {
    try {
      return await client.send();
    } catch (error) {
      if (error.response?.status === 429) {
        const delayMs = 1000 * 2 ** attempt;
${busy}        continue;
      }
      if (attempt < 3) await sleep(1000 * 2 ** attempt);
    }
  }
  throw new Error('gave up');
}
`;
  const wait = 'await sleep(delayMs);';
  const guarded = isGuarded ? `        if (attempt < 3) {\n          ${log}\n          ${wait}\n        }\n` : `        ${log}\n        if (attempt < 3) ${wait}\n`;
  expectEdit(skipFinalWait, load(`        ${log}\n        ${wait}\n`), load(guarded));
});
