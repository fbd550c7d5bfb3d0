import type { TSESTree } from '@typescript-eslint/types';

import { rootOf } from '../../sites/members.js';
import { contains, enclosingFunction } from '../../sites/source.js';
import { type Callee, carriesFailure } from '../callee.js';
import { clientOf } from '../replies/clients.js';
import { isOfAnAttempt } from './of-an-attempt.js';
import type { Run } from '../run.js';
import { SHORTEST_SENSIBLE_MS } from '../values/time.js';
import { type ObjectValue, type UnknownValue, type Value, Mark, hasMark, isMade } from '../values/values.js';

/**
 * Notes a call that is made for what it does: nobody uses its answer. What the run had found out about the object that it
 * belongs to has to be asked again.
 */
export function noteEffect(node: TSESTree.CallExpression, callee: Callee, args: readonly Value[], run: Run): void {
  const { holder } = callee;
  if (run.quiet > 0 || !run.inside || run.attempts === 0 || !isForEffect(node) || getsReady(node, holder, run)) return;
  const told = nameOfUnknown(holder);
  const isForgotten = told !== null && told !== 'this' && run.choices.forget(`${told}.`);
  run.emit({ kind: 'effect', node, changes: isForgotten || clearsWay(node, callee, args, run), told, ...(args.some(mayBeLength) && { isTimed: true }) });
}

const mayBeLength = (value: Value): boolean => value.kind === 'number' && value.symbol === null && value.max >= SHORTEST_SENSIBLE_MS;

const nameOfUnknown = (value: Value | null): string | null => (value?.kind === 'unknown' ? value.symbol : null);

/** `const form = new FormData(); form.append('part', part);` before an attempt: what is made for it is made ready anew, not mended. */
function getsReady(node: TSESTree.CallExpression, holder: Value | null, { isAnswering, cycle }: Run): boolean {
  if (isAnswering || holder?.kind !== 'unknown' || holder.origin === null) return false;
  const maker = enclosingFunction(holder.origin);
  const isOfTurn = contains(cycle.node, holder.origin) || (maker !== null && !contains(maker, cycle.node));
  return isOfTurn && maker === enclosingFunction(node);
}

/** `fs.unlinkSync(path)`, `await create(parent)`: what is done to something that the operation is called with, and seen through. */
function clearsWay({ parent }: TSESTree.CallExpression, { name }: Callee, args: readonly Value[], run: Run): boolean {
  if (parent.type !== 'AwaitExpression' && !name.endsWith('Sync')) return false;
  return named(args, 0).some((symbol) => isRequested(symbol, run));
}

/** Whether the operation is called with something of that name, or with something that it is a part of. */
function isRequested(symbol: string, run: Run): boolean {
  const given = [...run.scenario.operation.keys()].flatMap((operation) => named(run.requests.get(operation) ?? [], 0));
  return given.some((whole) => symbol === whole || symbol.startsWith(`${whole}.`));
}

/**
 * Notes that, in answer to a failure, a part of the request is put otherwise: `options.headers.accept = 'text/plain'`. Numbers, and marks
 * that there was an attempt, change nothing.
 */
export function noteAmended(node: TSESTree.Node, { symbol }: UnknownValue, name: string, value: Value, run: Run): void {
  if (!run.isAnswering || value.kind === 'number' || hasMark(value, Mark.operation) || isOfAnAttempt(name) || !isRequested(symbol, run)) return;
  run.emit({ kind: 'effect', node, changes: false, told: null });
}

/** Notes that, in answer to a failure, a place is emptied that outlives the turn: `connection = null`. The next attempt fills it anew. */
export function noteEmptied(place: TSESTree.Node, run: Run): void {
  if (!run.isAnswering || !run.inside || !isAskedAgain(place, run)) return;
  run.emit({ kind: 'effect', node: place, changes: false, told: null });
}

/** Whether the next turn may ask for what a place holds: one that only the end reads, `let data; … return data;`, it does not. */
function isAskedAgain(place: TSESTree.Node, { cycle: { node }, source }: Run): boolean {
  const root = rootOf(place);
  const variable = root.type === 'Identifier' ? source.variable(root) : undefined;
  if (variable === undefined) return root.type === 'ThisExpression';
  if (variable.defs.some(({ name }) => contains(node, name))) return false;
  const isInNextTurn = (use: TSESTree.Node): boolean => contains(node, use) || enclosingFunction(use) !== enclosingFunction(node);
  return place !== root || variable.references.some((use) => use.isRead() && isInNextTurn(use.identifier));
}

/** The names among some values and their parts, but for those of the failure. */
function named(values: readonly Value[], depth: number): readonly string[] {
  return values.flatMap((value) => {
    if (isPlain(value)) return depth < 2 ? named([...value.props.values()], depth + 1) : [];
    return value.kind === 'unknown' && !hasMark(value, Mark.operation) ? [value.symbol] : [];
  });
}

const isPlain = (value: Value): value is ObjectValue => value.kind === 'object' && value.tag === 'plain';

function isForEffect({ parent }: TSESTree.CallExpression): boolean {
  return parent.type === 'ExpressionStatement' || (parent.type === 'AwaitExpression' && parent.parent.type === 'ExpressionStatement');
}

/** `guesses[match[1]] = match[2]`: what the failure told is written down, and the next attempt may be made by it. A connection tells nothing. */
export function noteLearned(node: TSESTree.Node, parts: readonly Value[], run: Run): void {
  if (run.quiet === 0 && run.inside && run.attempts > 0 && parts.some((part) => hasMark(part, Mark.operation) && !isMade(part))) run.emit({ kind: 'effect', node, changes: true, told: null });
}

/**
 * `messages.push({ role: 'user', content: `Not valid: ${error.message}` })`: what failed is put into a list that the operation is called with. The
 * next attempt asks for something else, be it for the same with the mistake pointed out.
 */
export function notePointedOut(node: TSESTree.Node, { holder, name }: Callee, added: readonly Value[], run: Run): void {
  if (holder === null || run.quiet > 0 || !run.isAnswering || !/^(push|unshift)$/.test(name) || !carriesFailure(added)) return;
  if (run.inside && isHandedToOperation(holder, run)) run.emit({ kind: 'effect', node, changes: true, told: null, asksAnew: true });
}

function isHandedToOperation(list: Value, run: Run): boolean {
  // What only hangs on something that is handed over, `job.errors`, may as well be its log.
  if (list.kind === 'unknown') return [...run.scenario.operation.keys()].some((operation) => named(run.requests.get(operation) ?? [], 0).includes(list.symbol));
  return [...run.scenario.operation.keys()].some((operation) => isAmong(list, run.requests.get(operation) ?? [], 0));
}

const isAmong = (list: Value, values: readonly Value[], depth: number): boolean => values.some((value) => value === list || (depth < 3 && isPlain(value) && isAmong(list, [...value.props.values()], depth + 1)));

/**
 * Another attempt is made with what was waited for since the last one failed, or without it where there was nothing; or with
 * a name that was drawn for it. What a request draws, a number of its own, makes no other request.
 */
export function noteRenewed(node: TSESTree.Node, callee: Callee, args: readonly Value[], run: Run): void {
  const isDrawn = clientOf(callee) === null && args.some((arg) => holds(arg, run.drawn, 0));
  if (run.attempts > 0 && (isDrawn || isRenewed(args, run))) run.emit({ kind: 'effect', node, changes: true, told: null });
  run.news.clear();
  run.drawn.clear();
}

function isRenewed(args: readonly Value[], run: Run): boolean {
  if (run.news.size === 0) return false;
  return [...run.news].some((symbol) => run.choices.of(symbol) !== undefined) || args.some((arg) => holds(arg, run.news, 0));
}

/** Whether one of some things is in a value, or in a part of it. */
function holds(value: Value, symbols: ReadonlySet<string>, depth: number): boolean {
  if (symbols.size === 0) return false;
  if (value.kind === 'unknown' || value.kind === 'string') return [...symbols].some((symbol) => value.symbol.includes(symbol));
  return depth < 3 && isPlain(value) && [...value.props.values()].some((part) => holds(part, symbols, depth + 1));
}

/** Functions that give another name each time. */
const DRAWS = /^(generate\w*|random\w*|nanoid|uuid\w*|cuid2?|ulid|shortid)$/;

/** Notes a name that was drawn: for the next attempt, where it is handed on. */
export function noteDrawn(name: string, symbol: string, run: Run): void {
  if (run.quiet === 0 && DRAWS.test(name)) run.drawn.add(symbol);
}
