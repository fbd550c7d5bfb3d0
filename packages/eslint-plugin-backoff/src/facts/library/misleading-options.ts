import type { TSESTree } from '@typescript-eslint/types';

import { exact } from '../../interpreter/numbers.js';
import type { LibraryUse } from '../../libraries/find-library-calls.js';
import { NotKnown } from '../../libraries/given.js';
import type { LibraryOption, OptionRepair } from '../../libraries/library.js';
import { isGiven } from '../../libraries/options.js';
import type { MisleadingOption, OptionChanges } from '../retry-site.js';
import { time } from '../words.js';
import { holds, isAsync } from './conditions.js';

/** The options of a use that do something else than they say: what the library is known for, and what any reader would misread. */
export function misleadingOptions(use: LibraryUse): readonly MisleadingOption[] {
  const known = (use.library.hazards ?? []).flatMap(({ option, when, effect, repair }): readonly MisleadingOption[] => {
    const isMet = Object.entries(when).every(([name, condition]) => holds(condition, name, use));
    return isMet ? [misleading(option, effect, use, repair === undefined ? null : written(repair, use))] : [];
  });
  const own = Object.entries(use.library.options).flatMap(([name, spec]) => byRole(name, spec, use));
  return [...known, ...own, ...aboveCap(use)];
}

function misleading(name: string, effect: string, use: LibraryUse, repair: OptionChanges | null): MisleadingOption {
  const node = use.optionNode(name);
  return { option: node !== null && isShort(node) ? `${name}: ${textOf(node, use)}` : name, effect, node: node ?? use.node, repair };
}

/** A value that reads well in a sentence. */
const isShort = ({ type }: TSESTree.Node): boolean => type === 'Literal' || type === 'UnaryExpression' || type === 'Identifier';

const textOf = (node: TSESTree.Node, use: LibraryUse): string => use.evaluation.source.text(node);

/** A repair with the file's own texts in it; null where one of them stands elsewhere. */
function written({ set = {}, remove = [], safe }: OptionRepair, use: LibraryUse): OptionChanges | null {
  let isWhole = true;
  const fill = (text: string): string =>
    text.replaceAll(/\{\{(.+?)\}\}/g, (_, name: string) => {
      const node = use.optionNode(name);
      isWhole &&= node !== null;
      return node === null ? '' : textOf(node, use);
    });
  const filled = Object.fromEntries(Object.entries(set).map(([name, text]) => [name, fill(text)]));
  return isWhole ? { set: filled, remove, safe } : null;
}

function byRole(name: string, spec: LibraryOption, use: LibraryUse): readonly MisleadingOption[] {
  const value = use.given.value(name);
  const found: MisleadingOption[] = [];
  if (spec.isSync === true && isAsync(value)) found.push(misleading(name, 'answers with a promise, which is always truthy: every failure is retried', use, withoutAsync(name, use)));
  const number = value === undefined || value === null ? null : exact(value);
  if (number === null) return found;
  if (spec.unboundedAt === 0 && number === 0) found.push(misleading(name, 'means without end', use, null));
  if ((spec.role === 'base' || spec.role === 'cap') && number < 0) found.push(misleading(name, 'is negative, and no wait can be', use, null));
  if (spec.counts === 'retries' && number === 1 && COUNTS_ATTEMPTS.test(name)) found.push(misleading(name, 'counts retries: it makes 2 attempts', use, null));
  return found;
}

/** A name for all attempts; `retryAttempts` is one for the others. */
const COUNTS_ATTEMPTS = /^(max|num(Of)?|limit)?(Attempts|Tries)$/i;

/** A function that awaits nothing does not have to be `async`. */
function withoutAsync(name: string, use: LibraryUse): OptionChanges | null {
  const node = use.optionNode(name);
  const text = node === null ? '' : textOf(node, use);
  return /^async\b/.test(text) && !/\bawait\b/.test(text) ? { set: { [name]: text.replace(/^async\s+/, '') }, remove: [], safe: true } : null;
}

/** A base delay above its ceiling: what is left are waits as long as the ceiling. */
function aboveCap(use: LibraryUse): readonly MisleadingOption[] {
  const [base, cap] = [nameOf('base', use), nameOf('cap', use)];
  if (base === null || cap === null || isGiven(use, 'delay function', 'backoff')) return [];
  const [baseMs, capMs] = [numberOf(base, use), numberOf(cap, use)];
  if (baseMs === null || capMs === null || baseMs <= capMs || capMs < 0) return [];
  const effect = `is above \`${cap}\` (${time(capMs)}): ${use.library.aboveCap ?? `every wait is ${time(capMs)}`}`;
  const option = use.given.isGiven(base) ? base : cap;
  const [first, second] = [use.optionNode(base), use.optionNode(cap)];
  const swapped = first === null || second === null ? null : { set: { [base]: textOf(second, use), [cap]: textOf(first, use) }, remove: [], safe: false };
  const found = misleading(base, effect, use, swapped);
  return [{ ...found, node: use.optionNode(option) ?? use.node }];
}

const nameOf = (role: LibraryOption['role'], { library }: LibraryUse): string | null => Object.entries(library.options).find(([, spec]) => spec.role === role)?.[0] ?? null;

function numberOf(name: string, { given }: LibraryUse): number | null {
  try {
    return given.number(name);
  } catch (error) {
    if (error instanceof NotKnown) return null;
    throw error;
  }
}
