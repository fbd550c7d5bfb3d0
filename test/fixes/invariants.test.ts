import { expect, test } from 'vitest';
import { faultsOf } from './invariants.js';
import type { EntryCase, ProgramCase } from './program-case.js';
import type { Run } from './run-program.js';
import type { Scenario } from './world/server.js';

const behaviour = { network: '', 'network twice': '' };
const entry: EntryCase = { name: 'load', world: 'fetch', before: behaviour, after: behaviour };
const program: ProgramCase = { file: 'load.js', reports: ['no-unbounded-retry'], entries: [entry] };
const recovered: Run = { attempts: 3, firstWait: 0, waits: [7000, 8000], lastWait: 0, end: { kind: 'returns', value: 'done' } };

/** The faults of a run beside what it was before, both with the same chance. */
function faults(scenario: Scenario, before: Run, after: Run): string[] {
  return faultsOf(program, entry, new Map([[scenario, [before, before]]]), new Map([[scenario, [after, after]]]));
}

test('a program that still recovers shows none', () => {
  expect(faults('network twice', recovered, { ...recovered, waits: [100, 200] })).toEqual([]);
});

test('a recovery that is lost is a fault, and so is another number of attempts', () => {
  const lost: Run = { ...recovered, attempts: 2, waits: [7000], end: { kind: 'throws', error: new Error('network #2') } };
  expect(new Set(faults('network twice', recovered, lost))).toEqual(
    new Set(['network twice: no longer recovers', 'network twice: changes the number of attempts']),
  );
});

test('a wait before the first attempt is a fault where there was none', () => {
  const slow: Run = { ...recovered, firstWait: 100 };
  expect(faults('network twice', slow, slow)).toEqual([]);
  expect(new Set(faults('network twice', recovered, slow))).toEqual(new Set(['network twice: waits before the first attempt']));
});

test('a retry at once is a fault where chance is not 0', () => {
  expect(faults('503 twice', recovered, { ...recovered, waits: [0, 7000] })).toEqual(['503 twice: retries at once']);
});

test('a retry before the time that the server asked for is a fault', () => {
  expect(new Set(faults('429 seconds', recovered, { ...recovered, waits: [6999, 7000] }))).toEqual(
    new Set(['429 seconds: comes back before the server asked']),
  );
});

test('a bound that does not hold is a fault', () => {
  const endless: Run = { attempts: 60, firstWait: 0, waits: [100], lastWait: 0, end: { kind: 'goes on' } };
  expect(new Set(faults('network', endless, endless))).toEqual(new Set(['network: does not give up']));
});

test('an error that is not of the last attempt is a fault', () => {
  const early: Run = { ...recovered, end: { kind: 'throws', error: new Error('network #1') } };
  expect(new Set(faults('network', early, early))).toEqual(new Set(['network: throws another error than the last']));
});
