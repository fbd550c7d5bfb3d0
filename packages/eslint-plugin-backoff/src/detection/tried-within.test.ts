import { expect, test } from 'vitest';

import { sitesOf } from '../facts/testing/site-of.js';

/** An upload that is tried again as a whole, and asks for a token first. */
const uploading = (token: string): readonly (readonly [string, readonly number[]])[] =>
  sitesOf(`import { isTransient } from './errors.js';
    ${token}
    async function post(body) {
      const answer = await fetch('/files', { method: 'POST', headers: { token: await token() }, body });
      const json = await answer.json();
      if (json.error) throw new Error('refused');
      return json;
    }
    async function upload(body) {
      for (let n = 0; n < 3; n++) { try { return await post(body); } catch (error) { if (!isTransient(error)) throw error; await sleep(1000 * 2 ** n); } }
    }`).map(({ kind, facts }) => [kind, [...(facts.retriedStatuses.byStatus ?? [])].flatMap(([code, outcome]) => (outcome === 'retried' ? [code] : []))]);

const asks = "const answer = await fetch('/token'); if (!answer.ok) throw new Error('no token'); return answer.text();";

test('a request that has a retry of its own answers for itself', () => {
  const sites = uploading(`async function token(left = 5) { try { ${asks} } catch (error) { log(error); if (left === 0) throw error; await sleep(500); return token(left - 1); } }`);
  expect(sites.map(([kind, statuses]) => [kind, statuses.length > 0])).toEqual([['recursion', true], ['loop', false]]);
  expect(uploading(`async function token() { for (let n = 0; n < 5; n++) { try { ${asks} } catch (error) { log(error); await sleep(500); } } throw new Error('none'); }`).map(([kind, statuses]) => [kind, statuses.length > 0])).toEqual([['loop', true], ['loop', false]]);
});

test('what is asked of an error, whoever made it, may differ by what failed', () => {
  expect(uploading(`async function token() { ${asks} }`)).toEqual([['loop', []]]);
});

test('a request that is made for one page after the other has none of its own', () => {
  expect(sitesOf(`async function listAll(page) { const answer = await fetch('/list/' + page); if (!answer.ok) throw Object.assign(new Error('refused'), { status: answer.status }); const { items, next } = await answer.json(); return next ? [...items, ...(await listAll(next))] : items; }
      async function load() { for (let n = 0; n < 3; n++) { try { return await listAll(1); } catch (error) { log(error); await sleep(1000 * 2 ** n); } } }`).map(({ facts }) => facts.operation.http)).toEqual([true]);
});

test('what another file tries again is answered for there', () => {
  const repeated = (wrapper: string): readonly string[] =>
    sitesOf(`import { retryResponse, traced } from './requests.js';
      async function load(url) { const answer = await ${wrapper}(() => axios.get(url)); return answer.data; }
      async function all(url) { for (let n = 0; n < 3; n++) { try { return await load(url); } catch (error) { log(error); } } }
      import axios from 'axios';`).map(({ facts }) => (facts.operation.http ? 'HTTP' : 'other'));
  expect(repeated('traced')).toEqual(['HTTP']);
  expect(repeated('retryResponse')).toEqual(['other']);
});
