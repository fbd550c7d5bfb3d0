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
