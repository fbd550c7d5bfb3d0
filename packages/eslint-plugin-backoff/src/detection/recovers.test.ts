import { expect, test } from 'vitest';

import { sitesOf } from '../facts/testing/site-of.js';

const many = (line: string): string => Array.from({ length: 60 }, (_, i) => line.replaceAll('$', String(i))).join('\n');

/** Beside each second try stands the nearest neighbour that only clears up after the first one, or does the next thing. */
test.for([
  [
    'what is asked for behind the second try may fail in its own way',
    `async function measure(client, options) { let answer = await client.create(options); if (!answer.ok && isBusy(answer)) answer = await client.create(options);
       if (!answer.ok) throw new Error('none: ' + answer.status); const report = await client.read(answer.id); if (!report.ok) throw new Error('unread: ' + report.status); return report.rows; }`,
    `async function measure(client, options) { let answer = await client.create(options); if (!answer.ok && isBusy(answer)) { await client.create(options); throw new Error('none: ' + answer.status); }
       if (!answer.ok) throw new Error('none: ' + answer.status); const report = await client.read(answer.id); if (!report.ok) throw new Error('unread: ' + report.status); return report.rows; }`,
  ],
  [
    'who throws then says nothing of the first try',
    `async function store(items) { try { await api.push(items); } catch (error) { note(error); await api.push(items); } const seen = await api.list(); if (seen.length === 0) throw new Error('nothing is there'); return seen; }`,
    `async function store(items) { try { await api.push(items); } catch (error) { note(error); await api.push(items); const seen = await api.list(); if (seen.length === 0) throw new Error('no push: ' + error.message); } return true; }`,
  ],
  [
    'who throws after the second try has waited for something else',
    `async function close(strict) { const answer = await link.flush(); if (!answer.ok) { await link.flush(); const left = await link.count(); if (strict) throw new Error('still open'); } return true; }`,
    `async function close(strict) { const answer = await link.flush(); if (!answer.ok) { await link.flush(); if (strict) throw new Error('still open'); } return true; }`,
  ],
  [
    'much may follow the second try',
    `async function turn(job) { let answer; try { answer = await ask(job); } catch (error) { if (!mayPass(error)) throw error; answer = await ask(job); } ${many('if (answer.part$) await keep("part$", describe(answer.part$, job));')} return answer; }
     async function ask(job) { const response = await fetch(job.url); if (!response.ok) throw new Error('http ' + response.status); return response.json(); }`,
    `async function turn(job) { let answer; try { answer = await ask(job); } catch (error) { if (!mayPass(error)) throw error; answer = await ask(job.next()); } ${many('if (answer.part$) await keep("part$", describe(answer.part$, job));')} return answer; }
     async function ask(job) { const response = await fetch(job.url); if (!response.ok) throw new Error('http ' + response.status); return response.json(); }`,
  ],
] as const)('%s', ([, again, once]) => {
  expect(sitesOf(again).map(({ kind }) => kind)).toEqual(['repeat']);
  expect(sitesOf(once).map(({ kind }) => kind)).toEqual([]);
});
