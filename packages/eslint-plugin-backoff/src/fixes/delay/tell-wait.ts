import type { TSESTree } from '@typescript-eslint/types';
import { constantValue } from '../code/constant-value.js';
import type { Draft } from '../code/draft.js';
import { isOldStyle } from '../code/edition.js';
import { insertStatements } from '../code/insert-statement.js';
import { isExecutor } from '../code/executor.js';
import { knownNumber } from '../code/known-number.js';
import { isWait } from '../code/is-wait.js';
import { isQuoted, isQuotedLater, wholeMs } from './whole-ms.js';
import { withoutChance } from './without-chance.js';
import { targetOf } from '../code/target-of.js';
import { attemptCalls } from '../attempts/attempt-calls.js';
import { ancestors, bare, contains, functionAround, isFunction, isLoop, isStatement } from '../code/syntax.js';

/**
 * Puts another length in the place of one. What is told of the old length before the wait, as by a log, is told of the new one: it
 * gets a name, before both.
 *
 * @param isInMs whether the length is known to be in ms, of which no part is told
 */
export function replaceLength(draft: Draft, node: TSESTree.Node, length: string, isInMs = true): void {
  const { file } = draft;
  const whole = isInMs ? wholeMs(length) : length;
  const told = toldBefore(draft, node, length);
  const [first] = told.toSorted((a, b) => a.statement.range[0] - b.statement.range[0]);
  if (!first) {
    draft.replace(node, isQuotedLater(node, file) ? whole : length);
    return;
  }
  const name = draft.declare(file.lookUp('delay', node.range[0]) ? 'jitteredDelay' : 'delay', first.statement);
  insertStatements(draft, { kind: 'before', statement: first.statement }, [`const ${name} = ${told.some(({ mention }) => isQuoted(mention)) ? whole : length}${draft.style.semicolon}`]);
  for (const each of told) tellOf(draft, each, name);
  draft.replace(node, name);
}

/** Has what is told be the length by its name, in its own unit. */
function tellOf(draft: Draft, { mention, unit }: Told, name: string): void {
  if (unit !== null) draft.replace(mention, inUnits(mention, name, unit));
  else if (isValueOf(name, mention) && !isOldStyle(draft.context)) draft.replaceRange(mention.parent.range, name);
  else draft.replace(mention, name);
}

/** In seconds, whole ms have three places; in what is longer than that, one is enough for a text. */
function inUnits(mention: TSESTree.Node, name: string, unit: string): string {
  if (mention.parent?.type === 'TemplateLiteral' && !/^1_?000$/.test(unit)) return `(${name} / ${unit}).toFixed(1)`;
  return bindsCloser(mention) ? `(${name} / ${unit})` : `${name} / ${unit}`;
}

/** `{ delay: this.wait }`, of which no more than `{ delay }` is left. */
const isValueOf = (name: string, mention: TSESTree.Node): mention is TSESTree.Node & { readonly parent: TSESTree.Property } =>
  mention.parent?.type === 'Property' && mention.parent.value === mention && !mention.parent.computed && mention.parent.key.type === 'Identifier' && mention.parent.key.name === name;

/** `60 / seconds`, `seconds ** 2`, `seconds.toFixed(1)`: what stands around would take a part of a quotient for all of it. */
function bindsCloser(mention: TSESTree.Node): boolean {
  const { parent } = mention;
  if (parent?.type === 'BinaryExpression') return parent.operator === '**' || (parent.right === mention && /^[/%*]$/.test(parent.operator));
  return parent?.type === 'MemberExpression' && parent.object === mention;
}

/** Where a length is handed to a call before its wait, and the statement for that beside which the wait stands. */
interface Told {
  readonly statement: TSESTree.Statement;
  readonly mention: TSESTree.Node;
  /** What the length is a multiple of where it is told in other units; null where it is told as it is. */
  readonly unit: string | null;
}

/** The mentions of a length in the statements that run before its wait in the same turn, none of which changes what it is made of. */
function toldBefore(draft: Draft, node: TSESTree.Node, length: string): Told[] {
  const { file } = draft;
  // A counter that is the length in seconds is told of for itself.
  if (bare(node).type === 'Literal' || file.textOf(node) === draft.site.facts.shape.counter?.text) return [];
  const parts = new Set(`${file.textOf(node)} ${length}`.match(/[\w$.#]+/g));
  const own = lengthInUnits(node, file);
  const told: Told[] = [];
  for (const statement of statementsBefore(node)) {
    if (changes(statement, parts, draft)) break;
    told.push(...mentionsIn(statement, node, draft).map((mention) => ({ statement, mention, unit: null })));
    const mentions = own ? mentionsIn(statement, own.node, draft).filter((mention) => !own.mayCount || saysUnit(mention)) : [];
    if (own) told.push(...mentions.map((mention) => ({ statement, mention, unit: own.unit })));
  }
  return told;
}

interface InUnits {
  readonly node: TSESTree.Node;
  readonly unit: string;
  /** Whether it may be a number of something else as well. */
  readonly mayCount: boolean;
}

/** What is a length by itself, in other units: an entry of a table, be it gone through, what is doubled each time, worked out, or handed in, in `DELAYS[i] * 1000`, `seconds * 1000`. */
function lengthInUnits(length: TSESTree.Node, file: Draft['file']): InUnits | null {
  const product = bare(apartFromChance(length, file));
  if (product.type !== 'BinaryExpression' || product.operator !== '*' || knownNumber(product.right, file) === null) return null;
  const node = bare(product.left);
  const isLength = isEntry(node, file) || isMultiplied(node, file);
  return isLength || isItem(node, file) || isWorkedOut(node, file) || isHandedIn(node, file) ? { node, unit: file.textOf(product.right), mayCount: !isLength } : null;
}

/** `seconds * 1000` of `seconds * 1000 + Math.random() * 500` */
function apartFromChance(length: TSESTree.Node, file: Draft['file']): TSESTree.Node {
  const own = withoutChance(length, file)?.replace(/^\((.*)\)$/, '$1');
  return [...file.within(length)].find((part) => file.textOf(part) === own) ?? length;
}

/** `DELAYS[i]`, be it by a name. */
function isEntry(node: TSESTree.Node, file: Draft['file']): boolean {
  const entry = node.type === 'Identifier' ? constantValue(node, file) : node;
  return entry?.type === 'MemberExpression' && entry.computed;
}

/** A constant that is no number as it is written. */
function isWorkedOut(node: TSESTree.Node, file: Draft['file']): boolean {
  const value = node.type === 'Identifier' ? constantValue(node, file) : null;
  return value !== null && value.type !== 'Literal';
}

/** `${each} seconds`, `${each.toFixed(1)}s`, `${each} minutes` */
function saysUnit(mention: TSESTree.Node): boolean {
  const { parent } = mention;
  const shown = parent?.type === 'MemberExpression' && parent.object === mention && parent.parent.type === 'CallExpression' ? parent.parent : mention;
  const text = shown.parent;
  const behind = text?.type === 'TemplateLiteral' ? text.quasis.find(({ range }) => range[0] >= shown.range[1] - 1) : undefined;
  return behind !== undefined && /^\s*(s(ec(ond)?s?)?|m(in(ute)?s?)?|h(ours?)?)\b/i.test(behind.value.raw);
}

/** `for (const seconds of [2, 5, 10])` */
const isItem = (name: TSESTree.Node, file: Draft['file']): boolean => file.definition(name)?.parent?.parent?.type === 'ForOfStatement';

/** `async load(url, seconds = 3)` */
const isHandedIn = (name: TSESTree.Node, file: Draft['file']): boolean => file.variable(name)?.defs[0]?.type === 'Parameter';

/** Whether a variable is set to multiples of itself: no counter is. */
function isMultiplied(name: TSESTree.Node, file: Draft['file']): boolean {
  const variable = file.variable(name);
  const steps = variable ? file.uses(variable).flatMap(({ parent }) => (parent?.type === 'AssignmentExpression' ? [parent] : [])) : [];
  return steps.some(({ operator, right }) => operator === '*=' || [...file.within(right)].some((node) => node.type === 'BinaryExpression' && node.operator === '*' && file.textOf(node).includes(file.textOf(name))));
}

/** The statements that stand before a wait in its own list and those around it, the nearest first, within the turn or the function. */
function* statementsBefore(node: TSESTree.Node): Generator<TSESTree.Statement> {
  for (const around of [node, ...ancestors(node)]) {
    if (isLoop(around) || (isFunction(around) && !isExecutor(around))) return;
    if (!isStatement(around) || around.parent.type !== 'BlockStatement') continue;
    const { body } = around.parent;
    yield* body.slice(0, body.indexOf(around)).toReversed();
  }
}

/** Whether a statement declares, sets or finds out by an attempt what a length is made of. */
function changes(statement: TSESTree.Statement, parts: ReadonlySet<string>, draft: Draft): boolean {
  if (attemptCalls(draft).some((call) => contains(statement, call))) return true;
  return [...draft.file.within(statement)].some((node) => {
    const target = targetOf(node);
    return target !== null && parts.has(draft.file.textOf(target));
  });
}

/** Where a statement hands a length to a call: `log(delay)`, `onRetry(error, delay)`. */
function mentionsIn(statement: TSESTree.Statement, { type, range }: TSESTree.Node, draft: Draft): TSESTree.Node[] {
  const { file } = draft;
  const text = file.text.slice(...range);
  return [...file.within(statement)].filter((node) => node.type === type && file.textOf(node) === text && isHandedOn(node, statement, draft));
}

function isHandedOn(mention: TSESTree.Node, statement: TSESTree.Statement, { file, settings }: Draft): boolean {
  if (isKey(mention)) return false;
  const around = [...ancestors(mention)].filter((each) => contains(statement, each));
  const call = around.find((each, i) => each.type === 'CallExpression' && each.callee !== (around[i - 1] ?? mention));
  const holder = call && around.find((each) => each.type === 'ExpressionStatement');
  // What the next delay is made of is not told.
  if (around.some((each) => each.type === 'AssignmentExpression')) return false;
  // Nor is what another wait takes as long as.
  if (holder && isWait(holder, file, settings.sleepFunctions)) return false;
  return call !== undefined && holder !== undefined && contains(holder, call) && functionAround(mention) === functionAround(statement);
}

/** The name of a member, and no value. */
function isKey(mention: TSESTree.Node): boolean {
  const { parent } = mention;
  return (parent?.type === 'MemberExpression' && !parent.computed && parent.property === mention) || (parent?.type === 'Property' && parent.value !== mention);
}
