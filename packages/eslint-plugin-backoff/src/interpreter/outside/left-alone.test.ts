import { expect, test } from 'vitest';

import { siteOf } from '../../facts/testing/site-of.js';

const loading = (answer: string): string => `
async function load(url) {
  for (let attempt = 0; attempt < 3; attempt++) {
    try { return await fetch(url); } catch (error) { ${answer} }
  }
}`;

const waits = (answer: string): string => siteOf(loading(answer)).facts.delay.kind;

test.for([
  ['a statement of its own', 'audit.add(error).then((row) => console.log(row)).catch((failure) => { logger.warn(failure.message); });', 'await audit.add(error).then((row) => console.log(row)).catch((failure) => { logger.warn(failure.message); });'],
  ['by the word for that', 'void audit.add(error).then(() => {});', 'const added = audit.add(error).then(() => {}); await added;'],
  ['which a log is told of', 'audit.add(error).catch(console.error);', 'audit.add(error).catch(this.repair);'],
  ['which changes nothing', 'audit.add(error).then((row) => { console.log(row); });', 'audit.add(error).then((row) => { delete pending[row.id]; });'],
  ['which only logs what came of it', 'audit.add(error).then(({ problem }) => { if (problem) console.error(problem); });', 'await new Promise((resolve) => { audit.add(error).then(({ problem }) => { if (problem) console.error(problem); resolve(); }); });'],
] as const)('nobody waits for a promise that is left alone: %s', ([, alone, awaited]) => {
  expect(waits(alone)).toBe('none');
  expect(waits(awaited)).toBe('unknown');
});
