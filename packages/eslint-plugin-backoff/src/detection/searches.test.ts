import { expect, test } from 'vitest';

import { parsedSourceOf } from '../facts/testing/parsed-source.js';
import { findCandidates } from '../sites/candidates.js';
import { Source } from '../sites/source.js';
import { detect } from './detect.js';

/** The steps that each cycle of a program took, with the lines on which its entries stand. */
function stepsByCycle(code: string): readonly (readonly [lines: string, steps: number, isRetry: boolean])[] {
  const source = new Source(parsedSourceOf(code), 20_000);
  return findCandidates(source).map((group) => {
    const { steps } = source;
    const isRetry = detect(group, source) !== null;
    return [group.map(({ node }) => node.loc.start.line).join(), steps - source.steps, isRetry];
  });
}

test('a function that calls itself is not run again where a larger cycle was entered by it', () => {
  const [larger, own] = stepsByCycle(`async function load(n) { try { return await fetch(url); } catch (error) { return n > 3 ? later(n) : load(n + 1); } }
    function later(n) { return load(n + 1); }`);
  expect(larger).toEqual(['1,2', expect.toSatisfy((steps: number) => steps > 0), true]);
  expect(own).toEqual(['1', 0, true]);
});

test('nor where it retries nothing', () => {
  const [larger, own] = stepsByCycle(`async function load(n) { if (n > items.length) return; try { await fetch(items[n]); } catch (error) { note(error); } return n > 3 ? later(n) : load(n + 1); }
    function later(n) { return load(n + 1); }`);
  expect(larger).toEqual(['1,2', expect.toSatisfy((steps: number) => steps > 0), false]);
  expect(own).toEqual(['1', 0, false]);
});

test('one that the larger cycle was not entered by is run', () => {
  const cycles = stepsByCycle(`async function load(n) { try { return await fetch(url); } catch (error) { return n > 3 ? later(n) : load(n + 1); } }
    async function later(n) { try { return await fetch(other); } catch (error) { return n > 9 ? load(0) : later(n + 1); } }`);
  expect(cycles.map(([lines]) => lines)).toEqual(['1,2', '1', '2']);
  expect(cycles.map(([, steps]) => steps > 0)).toEqual([true, false, true]);
});
