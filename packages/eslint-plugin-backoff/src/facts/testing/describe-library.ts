import { describe, expect, test } from 'vitest';

import { sitesOf, siteOf } from './site-of.js';
import { requiredModules } from './required-modules.js';
import type { Library } from '../../libraries/library.js';

/** What a program's retries come to. */
export interface Policy {
  readonly code: string;
  /** Attempts in all; `none` where they never end, a time where that ends them first. */
  readonly attempts: number | 'none' | { readonly timeMs: number };
  /** The first waits in ms, with chance at its least and at its most where it has a part; none where the server says how long. */
  readonly waits?: readonly (number | readonly [number, number])[];
}

interface Described {
  /** By default, and with options, as the package was seen to do. */
  readonly policies: readonly Policy[];
  /** A program with an option from elsewhere, and the fact that nobody knows then. */
  readonly unknown: { readonly code: string; readonly fact: 'bound' | 'delay' };
}

/** Tests of one library: its policies, that an unknown option makes a fact unknown, and that the same call of another module is none. */
export function describeLibrary(library: Library, { policies, unknown }: Described): void {
  describe(library.name, () => {
    test.each(policies)('waits and ends as it was seen to: $code', ({ code, attempts, waits }) => {
      const { kind, facts } = siteOf(code);
      expect(kind).toBe('library');
      expect(facts.bound).toMatchObject(boundFor(attempts));
      const shown = facts.delay.steps.slice(0, waits?.length ?? 0).map((step) => (step === null ? null : shortened(Math.round(step.min), Math.round(step.max))));
      expect(shown).toEqual(waits ?? []);
    });

    test('is not known where an option is not', () => {
      const { bound, delay } = siteOf(unknown.code).facts;
      expect(['unknown', 'named']).toContain({ bound, delay }[unknown.fact].kind);
    });

    test('is itself alone', () => {
      const [policy] = policies;
      expect(policy).toBeDefined();
      expect(sitesOf(requiredModules(policy?.code ?? '').reduce((code, name) => code.replaceAll(`'${name}'`, `'./elsewhere.js'`), policy?.code ?? ''))).toEqual([]);
    });
  });
}

function boundFor(attempts: Policy['attempts']): object {
  if (typeof attempts === 'number') return { kind: 'attempts', attempts };
  return attempts === 'none' ? { kind: 'none' } : { kind: 'time', ms: attempts.timeMs };
}

const shortened = (min: number, max: number): number | readonly [number, number] => (min === max ? min : [min, max]);
