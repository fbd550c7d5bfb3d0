import * as parser from '@typescript-eslint/parser';
import { Linter, type SourceCode } from 'eslint';
import { describe, expect, test } from 'vitest';

import { everydayUses, type EverydayUse } from '../../test/everyday-uses.js';
import { findRetrySites } from '../analysis.js';
import plugin from '../index.js';

/** The rules that judge a policy: what is reported, when, how long, how often. */
const JUDGING = ['no-client-error-retry', 'no-fixed-delay', 'no-immediate-retry', 'no-ineffective-retry', 'no-nested-retry', 'no-non-idempotent-retry', 'no-unbounded-retry', 'require-delay-cap', 'require-jitter', 'respect-retry-after', 'valid-retry-options'];
const FIXING = JUDGING.filter((name) => `backoff/${name}` in (plugin.configs.recommended.rules ?? {}));

const linter = new Linter();

const configWith = (names: readonly string[]): Linter.Config => ({
  files: ['**'],
  languageOptions: { parser, parserOptions: { ecmaFeatures: { jsx: true } } },
  plugins: { backoff: plugin },
  rules: Object.fromEntries(names.map((name) => [`backoff/${name}`, 'error' as const])),
});

const rulesIn = (messages: readonly Linter.LintMessage[]): readonly string[] => [...new Set(messages.map(({ ruleId, message }) => ruleId?.replace('backoff/', '') ?? message))].sort();

/** The policies of the library sites, with as many waits as are held. */
function policiesIn(sourceCode: SourceCode, { waits = [] }: Partial<NonNullable<EverydayUse['policy']>> = {}): readonly unknown[] {
  return findRetrySites(sourceCode).map(({ facts: { bound, delay } }) => ({
    attempts: bound.kind === 'attempts' ? bound.attempts : bound.kind,
    waits: delay.steps.slice(0, waits.length).map((step) => step && [Math.round(step.min), Math.round(step.max)]),
  }));
}

describe.each(everydayUses)('$name', ({ code, reports, keeps }) => {
  test('is judged by what it does', () => {
    expect(rulesIn(linter.verify(code, configWith(JUDGING), { filename: 'use.tsx' }))).toEqual(reports);
  });

  test('is fixed once and for all', () => {
    const { output, messages } = linter.verifyAndFix(code, configWith(FIXING), { filename: 'use.tsx' });
    expect(rulesIn(messages)).toEqual(keeps?.rules ?? []);
    expect(linter.verifyAndFix(output, configWith(FIXING), { filename: 'use.tsx' }).output).toBe(output);
  });
});

describe.each(everydayUses.filter(({ policy }) => policy !== undefined))('$name', ({ code, policy }) => {
  test('waits as it was seen to', () => {
    linter.verify(code, configWith([]), { filename: 'use.tsx' });
    expect(policiesIn(linter.getSourceCode(), policy)).toContainEqual(policy);
  });
});
