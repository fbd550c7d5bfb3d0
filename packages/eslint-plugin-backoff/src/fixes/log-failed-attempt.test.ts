import { test } from 'vitest';
import { expectEdit } from '../../test/expect-edit.js';
import { logFailedAttempt } from './log-failed-attempt.js';

test('warns of the attempt and the error', () => {
  expectEdit(
    logFailedAttempt,
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
    `async function load(client) {
  for (let attempt = 0; ; attempt++) {
    try {
      return await client.send();
    } catch (error) {
      if (attempt === 3) throw error;
      const delay = Math.random() * 1000;
      console.warn(\`Attempt \${attempt + 1} failed, next in \${delay} ms\`, error);
      await new Promise((resolve) => setTimeout(resolve, delay));
    }
  }
}
`,
    { safe: false },
  );
});

test('counts attempts from 1 on, however the site does', () => {
  const lines = (head: string, last: string, told = '') => `async function load(client) {
  for (${head}) {
    try {
      return await client.send();
    } catch (error) {
${told}      if (${last}) throw error;
    }
  }
}
`;
  const warning = (number: string): string => `      console.warn(\`Attempt \${${number}} failed\`, error);\n`;
  for (const [head, last, number] of [
    ['let attempt = 1; ; attempt++', 'attempt === 4', 'attempt'],
    ['let i = 0; ; i++', 'i === 3', 'i + 1'],
    ['let left = 3; ; left--', 'left === 0', '4 - left'],
  ] as const) {
    expectEdit(logFailedAttempt, lines(head, last), lines(head, last, warning(number)), { safe: false });
  }
});
