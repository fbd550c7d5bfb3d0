import { expect, test } from 'vitest';

import { sitesOf } from '../facts/testing/site-of.js';

const LOOP = 'for (let i = 0; i < 5; i++) { try { return await fetch(url); } catch { continue; } }';
const WRITTEN_BY_A_TOOL = `function a(b){return b+1}`.repeat(50);

test('what stands in a line of a bundle is mended where it was written', () => {
  expect(sitesOf(`${WRITTEN_BY_A_TOOL}async function load(url) { ${LOOP} }`)).toEqual([]);
  expect(sitesOf(`${WRITTEN_BY_A_TOOL}\nasync function load(url) { ${LOOP} }`)).toHaveLength(1);
  expect(sitesOf(`async function load(url) { ${LOOP.replace('url', '`one\ntwo`')} }${WRITTEN_BY_A_TOOL}`)).toEqual([]);
  expect(sitesOf(`async function load(url) {\n ${LOOP}\n}\nconst image = '${'A'.repeat(2000)}';`)).toHaveLength(1);
  expect(sitesOf(`import pRetry from 'p-retry';${WRITTEN_BY_A_TOOL}await pRetry(() => fetch(url));`)).toEqual([]);
  expect(sitesOf(`import pRetry from 'p-retry';${WRITTEN_BY_A_TOOL}\nawait pRetry(() => fetch(url));`)).toHaveLength(1);
});
