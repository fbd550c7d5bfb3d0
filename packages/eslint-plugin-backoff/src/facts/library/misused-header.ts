import type { TSESTree } from '@typescript-eslint/types';

import { type FunctionValue, type NativeValue, type Value, Mark, hasMark, isCallable } from '../../interpreter/values/values.js';
import type { LibraryUse } from '../../libraries/library-use.js';
import type { LibraryOption } from '../../libraries/library.js';
import { isGiven, optionsOf } from '../../libraries/options.js';
import { HEADER_PROBES } from '../runs/header-probes.js';
import type { RetryAfterMisuse } from '../retry-site.js';
import { handed, refusal } from './failure.js';

/** What the function of the options that decides on the wait makes wrong of a `Retry-After`; null where nothing, or where nobody knows. */
export function misuseIn(use: LibraryUse, code: number): RetryAfterMisuse | null {
  const decider = isGiven(use, 'delay function') ? deciderOf(use) : null;
  if (decider === null) return null;
  for (const { header, wrong } of HEADER_PROBES) {
    for (const ms of lengthsAfter(decider, code, header, use)) {
      const kind = wrong(ms);
      if (kind !== null) return { kind, header, delayMs: Number.isNaN(ms) ? null : ms, wait: { node: use.node, delayNode: decider.node, unitMs: 1, awaited: true } };
    }
  }
  return null;
}

interface Decider {
  readonly fn: FunctionValue | NativeValue;
  readonly spec: LibraryOption;
  readonly node: TSESTree.Expression | null;
}

/** The function that is asked for the wait in place of what the library makes of the header itself. */
function deciderOf(use: LibraryUse): Decider | null {
  const [name = ''] = optionsOf(use, 'delay function').filter((option) => use.given.isGiven(option));
  const spec = use.library.options[name];
  const fn = use.given.value(name);
  if (spec?.replacesRetryAfter !== true || spec.waits === true || !fn || !isCallable(fn)) return null;
  return { fn, spec, node: use.optionNode(name) };
}

/** The waits in ms that the function makes of a header. */
function lengthsAfter({ fn, spec }: Decider, code: number, header: string, use: LibraryUse): readonly number[] {
  const results = use.evaluation.outcomes(fn, handed(spec, refusal(code, header), use)) ?? [];
  return results.flatMap((result) => lengthOf(result) ?? []).map((length) => length * (spec.unitMs ?? 1));
}

const lengthOf = (result: Value): number | null => (result.kind === 'number' && hasMark(result, Mark.server) && result.symbol === null ? result.max : null);
