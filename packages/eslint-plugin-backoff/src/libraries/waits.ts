import type { TSESTree } from '@typescript-eslint/types';

import { type NumberValue, add, exact, multiply, number } from '../interpreter/values/numbers.js';
import { type Value, isCallable } from '../interpreter/values/values.js';
import { afterAnyFailure, argumentValue, byCallback, eachLength } from './callbacks.js';
import { combined } from './combinators.js';
import { type Configuration, configurationOf, strategyIn, waitOption } from './configuration.js';
import type { LibraryUse } from './library-use.js';
import type { LibraryOption } from './library.js';
import { byNotifier } from './notifier.js';
import { type Lengths, UNKNOWN_LENGTHS, byFormula, nameOfRole } from './sequences.js';

/** How long a use waits before each of its retries. */
export interface Waits extends Lengths {
  /** The option that sets them. */
  readonly node: TSESTree.Expression | null;
}

/** The waits of a use before its first `count` retries. */
export function waitsOf(use: LibraryUse, count: number): Waits {
  const configuration = configurationOf(use);
  const option = waitOption(configuration) ?? nameOfRole(use.library.options, 'base');
  return { ...withHooks(lengthsOf(configuration, count), configuration), node: option === null ? null : use.optionNode(option) };
}

/** What the functions take that the library waits for before its own wait. */
function withHooks(lengths: Lengths, configuration: Configuration): Lengths {
  const awaited = Object.entries(configuration.strategy.options).filter(([, { isAwaited, role }]) => isAwaited === true && role !== 'delay function');
  return awaited.reduce((all, [name, spec]) => after(configuration.given.value(name), spec, all, configuration), lengths);
}

function after(hook: Value | null | undefined, spec: LibraryOption, lengths: Lengths, { use, given }: Configuration): Lengths {
  const own = lengths.lengths;
  if (own === null || hook === undefined || hook === null || !isCallable(hook)) return lengths;
  const { lengths: longer, endsAfter } = afterAnyFailure((error) =>
    eachLength(own.length, (n) => {
      const taken = use.evaluation.waited(hook, () => (spec.arguments ?? []).map((argument) => argumentValue(argument, n, { given, error })), false, false);
      return taken === null || taken === 'ends' ? taken : add(own[n - 1] ?? number(0), taken);
    }),
  );
  return longer === null ? UNKNOWN_LENGTHS : { ...lengths, lengths: longer, endsAfter: endsAfter ?? lengths.endsAfter };
}

function lengthsOf(configuration: Configuration, count: number): Lengths {
  const { strategy, given } = configuration;
  const option = waitOption(configuration);
  const spec = option === null ? undefined : strategy.options[option];
  if (option === null || spec === undefined) return byFormula(strategy, given, count);
  const inner = strategyIn(configuration);
  if (inner !== null) return lengthsOf(inner, count);
  const node = configuration.optionNode(option);
  return (node === null ? null : combined(node, configuration, (part) => lengthsOf(part, count))) ?? byOption(option, spec, configuration, count);
}

/** By the value of the option that sets the waits: a list, members of a formula, a callback, an end of all retries, or one length. */
function byOption(name: string, spec: LibraryOption, configuration: Configuration, count: number): Lengths {
  const { strategy, given } = configuration;
  const value = given.value(name);
  if (value === undefined || value === null) return UNKNOWN_LENGTHS;
  if (isCallable(value)) return spec.role === 'notifier' ? byNotifier(value, configuration, count) : byCallback(value, spec, configuration, count);
  switch (value.kind) {
    case 'array':
      return byList(value.items, value.open, spec);
    case 'object':
      return Object.keys(strategy.options).some((option) => option.startsWith(`${name}.`)) ? byFormula(strategy, given, count) : UNKNOWN_LENGTHS;
    // The name of one of the library's own ways, or a length.
    case 'string':
      return typeof spec.default === 'string' ? byFormula(strategy, given, count) : byNumber(given.knownNumber(name), spec, count);
    case 'boolean':
    case 'null':
      return { lengths: [], isShape: false, endsAfter: 0 };
    default:
      return byNumber(exact(value), spec, count);
  }
}

/** The same wait each time; a number in the place of a list is a mistake, of which nothing is known. */
function byNumber(ms: number | null, { role, unitMs = 1 }: LibraryOption, count: number): Lengths {
  return ms === null || role === 'delay list' ? UNKNOWN_LENGTHS : { lengths: Array.from({ length: count }, () => number(ms * unitMs)), isShape: false, endsAfter: null };
}

/** One wait after the other, and no retry where the list ends. */
function byList(items: readonly Value[], isOpen: boolean, { role, unitMs = 1 }: LibraryOption): Lengths {
  const lengths = items.map((item): NumberValue | null => (item.kind !== 'number' || item.symbol !== null ? null : multiply(item, number(unitMs))));
  if (isOpen || role !== 'delay list' || !lengths.every((length) => length !== null)) return UNKNOWN_LENGTHS;
  return { lengths, isShape: false, endsAfter: lengths.length };
}
