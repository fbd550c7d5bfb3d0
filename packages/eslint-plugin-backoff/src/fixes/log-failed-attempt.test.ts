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
      console.warn(\`Attempt \${attempt} failed, next in \${delay} ms\`, error);
      await new Promise((resolve) => setTimeout(resolve, delay));
    }
  }
}
`,
    { safe: false },
  );
});
