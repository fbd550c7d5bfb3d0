import { describe, expect, test } from 'vitest';

import { delaySequence } from '../analysis.js';
import { siteOf } from '../facts/testing/site-of.js';
import { libraries } from '../libraries/index.js';
import { lint } from '../../test/expect-reports.js';
import { type KnownHazard, knownHazards } from '../../test/known-hazards.js';
import { rules } from './index.js';

test('every library has its list', () => {
  expect(Object.keys(knownHazards)).toEqual(libraries.map(({ name }) => name));
});

describe.each(Object.entries(knownHazards).filter(([, hazards]) => hazards.length > 0))('%s', (name, hazards) => {
  test.each(hazards)('$what', ({ code, major, verdict }: KnownHazard) => {
    const libraryVersions: Readonly<Record<string, number>> = major === undefined ? {} : { [name]: major };
    const says = (rule: string, text: string) => lint(10, { [rule]: ruleCalled(rule) }, text, { settings: { libraryVersions } }).map(({ message }) => message);
    if ('rule' in verdict) {
      expect(says(verdict.rule, code)).toEqual([verdict.says]);
      expect(says(verdict.rule, verdict.fine)).toEqual([]);
    } else if ('waits' in verdict) {
      expect(delaySequence(siteOf(code, null, libraryVersions), verdict.waits.length)).toEqual(verdict.waits.map((ms) => ({ min: ms, max: ms })));
    } else {
      expect(verdict.because).not.toBe('');
      expect(says('valid-retry-options', code)).toEqual([]);
    }
  });
});

function ruleCalled(name: string) {
  const rule = Object.entries(rules).find(([each]) => each === name)?.[1];
  if (rule === undefined) throw new Error(`no rule is called ${name}`);
  return rule;
}
