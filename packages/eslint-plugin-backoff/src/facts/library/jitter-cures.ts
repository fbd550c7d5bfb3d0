import type { TSESTree } from '@typescript-eslint/types';

import { exact } from '../../interpreter/values/numbers.js';
import type { Value } from '../../interpreter/values/values.js';
import { configurationOf, strategyIn, waitOption } from '../../libraries/configuration.js';
import type { LibraryUse } from '../../libraries/library-use.js';
import type { LibraryOption } from '../../libraries/library.js';
import { nameOfRole } from '../../libraries/sequences.js';
import { waitsOf } from '../../libraries/waits.js';
import type { OptionChanges } from '../retry-site.js';
import { callbackOf } from './delay-callback.js';
import { delayExpressionOf } from './delay-expression.js';
import { changes, isOwnFormula } from './option-changes.js';
import { isSpread, slowerGrowth, withOption } from './spread.js';

/** What makes the waits of a use random, by the library's own means; null where it has none. */
export function jitterOf(use: LibraryUse, retries: number): OptionChanges | null {
  return (isOwnFormula(use) ? inFormula(use, retries) : inStrategy(use, retries)) ?? jitterOfList(use);
}

function inFormula(use: LibraryUse, retries: number): OptionChanges | null {
  const own = jitterByOption(use, retries) ?? ownJitter(use, retries);
  return own ?? (callbackOf(use) === null ? jitterBySlowerGrowth(use) : null);
}

function inStrategy(use: LibraryUse, retries: number): OptionChanges | null {
  return jitterInStrategy(use) ?? jitterByCombinator(use) ?? ownJitter(use, retries);
}

/** What the library offers in its own numbers, where no function works the waits out by those of the file. */
const ownJitter = (use: LibraryUse, retries: number): OptionChanges | null => (delayExpressionOf(use) === null ? changes(wanted(use, retries), use) : null);

/** What is drawn stays as it is, by default too, and so does a ceiling that no wait grows to. */
function wanted(use: LibraryUse, retries: number): Readonly<Record<string, string>> | undefined {
  const { options, cures } = use.library;
  const { lengths } = waitsOf(use, retries);
  const grows = lengths === null || (lengths.at(-1)?.max ?? 0) > (lengths[0]?.max ?? 0);
  const hasLength = (name: string): boolean => use.given.isGiven(name) || options[name]?.role !== 'base' || options[name].default !== undefined;
  const texts = Object.entries(cures?.jitter ?? {}).filter(([name]) => !use.given.isDrawnAt(name) && hasLength(name) && (grows || options[name]?.role !== 'cap'));
  return texts.length === 0 ? undefined : Object.fromEntries(texts);
}

/** The option that makes the waits random, where it really does: a ceiling may take that away again. */
function jitterByOption(use: LibraryUse, retries: number): OptionChanges | null {
  for (const [name, spec] of Object.entries(use.library.options)) {
    const { cure } = spec;
    if (cure === undefined || isAs(use.given.value(name), spec) || !isSpread(waitsOf(withOption(use, name, cure), retries))) continue;
    return { set: { [name]: valueText(cure) }, remove: [], safe: true };
  }
  return null;
}

/** Where a ceiling takes the randomness away, waits that come to it later, or never: the ceiling, the first wait and the attempts stay. */
function jitterBySlowerGrowth(use: LibraryUse): OptionChanges | null {
  const own = slowerGrowth(use);
  if (own !== null) return { set: own, remove: [], safe: true };
  const [name, { cure } = {}] = Object.entries(use.library.options).find(([, option]) => option.cure !== undefined) ?? [];
  if (name === undefined || cure === undefined) return null;
  const slower = slowerGrowth(withOption(use, name, cure));
  return slower === null ? null : { set: { ...slower, [name]: valueText(cure) }, remove: [], safe: true };
}

/** It is given already, or holds where it is left out. */
function isAs(value: Value | null | undefined, { cure, default: own }: LibraryOption): boolean {
  if (value === undefined) return own === cure;
  return value?.kind === 'number' ? exact(value) === cure : (value?.kind === 'string' || value?.kind === 'boolean') && value.value === cure;
}

const valueText = (value: string | number | boolean): string => (typeof value === 'string' ? `'${value}'` : String(value));

/** What an option of the strategy mends that is made in the file: `new ExponentialStrategy({ randomisationFactor: 0.5 })`. */
function jitterInStrategy(use: LibraryUse): OptionChanges | null {
  const set = strategyIn(configurationOf(use))?.strategy.jitter;
  const node = waitNodeOf(use);
  return set === undefined || (node?.type !== 'NewExpression' && node?.type !== 'CallExpression') ? null : { set, remove: [], safe: true, strategy: node };
}

/** `Schedule.jittered(…)`: the combinator that makes what it is given random, called as the file calls others beside it. */
function jitterByCombinator(use: LibraryUse): OptionChanges | null {
  const [name] = Object.entries(use.library.combinators ?? {}).find(([, combinator]) => typeof combinator === 'object') ?? [];
  const node = waitNodeOf(use);
  if (name === undefined || node === null) return null;
  const [holder = '', method = ''] = name.split('.');
  const text = holderIn(node, holder, use);
  return text === null ? null : { set: {}, remove: [], safe: true, whole: { node, text: `${text}.${method}(${use.evaluation.source.text(node)})` } };
}

/** What the file calls an export, where an expression has one of its members. */
function holderIn(node: TSESTree.Node, holder: string, { evaluation: { source }, exportOf }: LibraryUse): string | null {
  const found: string[] = [];
  const visit = (inner: TSESTree.Node): void => {
    if (inner.type === 'MemberExpression' && exportOf(inner)?.startsWith(`${holder}.`) === true && inner.object.type === 'Identifier') found.push(source.text(inner.object));
    source.forEachChild(inner, visit);
  };
  visit(node);
  return found[0] ?? null;
}

/** Each wait of a list, in the upper half of what it was. */
function jitterOfList(use: LibraryUse): OptionChanges | null {
  const name = nameOfRole(use.library.options, 'delay list');
  const list = name === null ? null : listText(name, use);
  if (name === null || list === null) return null;
  // An option of an option may be left out by who sets others.
  const from = /^(Member|Chain)Expression$/.test(use.optionNode(name)?.type ?? '') ? `${list}?` : list;
  const text = `${from}.map((delayMs) => delayMs * (0.5 + Math.random() / 2))`;
  const isWhole = name === use.call.shorthand;
  return { set: isWhole ? {} : { [name]: text }, remove: [], safe: true, ...(isWhole && { whole: { node: use.optionNode(name), text } }) };
}

/** The list that is given, or that the library goes by without one. */
function listText(name: string, { given, optionNode, library, evaluation: { source } }: LibraryUse): string | null {
  const node = optionNode(name);
  if (node !== null) return given.value(name)?.kind !== 'array' ? null : /^(Array|Member|Chain)Expression$|^Identifier$/.test(node.type) ? source.text(node) : `(${source.text(node)})`;
  const list = library.options[name]?.default;
  return given.isLeftOut && Array.isArray(list) ? JSON.stringify(list).replaceAll(',', ', ') : null;
}

/** The expression of the option that sets the waits, or of the constant that it is. */
function waitNodeOf(use: LibraryUse): TSESTree.Expression | null {
  const option = waitOption(configurationOf(use));
  const node = option === null ? null : use.optionNode(option);
  return node === null ? null : (use.evaluation.constant(node) ?? node);
}
