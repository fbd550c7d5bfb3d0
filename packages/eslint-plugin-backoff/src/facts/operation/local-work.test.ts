import { expect, test } from 'vitest';

import { siteOf } from '../testing/site-of.js';

const opening = (called: string, around = ''): boolean =>
  siteOf(`
    import type { Client } from './client.js';
    import { rm } from 'node:fs/promises';
    ${around}
    async function open(client: Client) { for (let i = 0; i < 3; i++) { try { return await ${called}; } catch { await sleep(100); } } }`).facts.operation.local;

test('files are local', () => {
  expect(opening("rm('a', { recursive: true })")).toBe(true);
  expect(opening("client.click('#menu')")).toBe(false);
});
