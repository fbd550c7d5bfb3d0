import type { TSESTree } from '@typescript-eslint/types';

import { awaitValue } from '../built-ins/promises.js';
import { pageOf } from '../outside/pages.js';
import { evaluate } from './expressions.js';
import type { Frame } from '../frame.js';
import { givenInStep } from './in-step.js';
import { assignPattern, bindPattern } from './patterns.js';
import { Stop, Thrown } from '../interruptions.js';
import { entriesOf } from '../replies/headers.js';
import { networkError } from '../replies/responses.js';
import type { Run } from '../run.js';
import { type Completion, NORMAL, execute } from './statements.js';
import { lastNameOf } from '../../sites/members.js';
import { exact } from '../values/numbers.js';
import { type Time, waitsBetween } from '../values/time.js';
import { type Value, Mark, UNDEFINED, hasMark, string, symbolOf, unknown } from '../values/values.js';

type WhileLoop = TSESTree.ForStatement | TSESTree.WhileStatement | TSESTree.DoWhileStatement;
type Loop = WhileLoop | TSESTree.ForOfStatement | TSESTree.ForInStatement;

/** A loop that is not the one asked about has shown what it does after so many turns; one that counts may need more. */
const MOST_INNER_TURNS = 4;
const MOST_COUNTED_TURNS = 20;
/** One that goes on as long as something says which the file does not tell has shown it after a few. */
const MOST_UNTOLD_TURNS = 3;

/** Runs a loop, turn by turn. */
export function runLoop(node: Loop, frame: Frame, run: Run, label: string | null): Completion {
  if (node.type === 'ForOfStatement' || node.type === 'ForInStatement') return iterate(node, frame, run, label);
  if (node.type === 'ForStatement') initialise(node.init, frame, run);
  if (passesTime(node, frame, run)) return NORMAL;
  const { attempts, time } = run;
  const most = mostTurns(node, frame, run);
  for (let turn = 0; ; turn += 1) {
    if (turn > most) return leftSomeTime(node, attempts, time, run);
    if (!begins(node, turn, frame, run)) return NORMAL;
    const left = runTurn(node, frame, run, label);
    if (left !== null) return left;
    if (node.type === 'ForStatement') update(node.update, frame, run);
  }
}

/** `while (Date.now() < end) {}`: nothing is done but to let time pass. */
function passesTime({ type, test, body }: WhileLoop, frame: Frame, run: Run): boolean {
  const isIdle = type !== 'DoWhileStatement' && (body.type === 'EmptyStatement' || (body.type === 'BlockStatement' && body.body.length === 0));
  if (!isIdle || test?.type !== 'BinaryExpression') return false;
  const { left, right } = test;
  const isTimed = [left, right].some((side) => side.type !== 'PrivateIdentifier' && hasMark(run.quietly(() => evaluate(side, frame, run)) ?? UNDEFINED, Mark.clock));
  if (isTimed) run.emit({ kind: 'maybe wait', node: test, isTimed });
  return isTimed;
}

function mostTurns(node: WhileLoop, frame: Frame, run: Run): number {
  if (run.cycle.node === node) return Infinity;
  if (run.yields !== null) return MOST_COUNTED_TURNS;
  if (node.type !== 'ForStatement') return MOST_INNER_TURNS;
  return isOverUntold(node, frame, run) ? MOST_UNTOLD_TURNS : MOST_COUNTED_TURNS;
}

/** `for (let i = 0; i < items.length; i++)`, where the file does not tell how many there are: a few show what is done with each, as in `for … of`. */
function isOverUntold({ test }: TSESTree.ForStatement, frame: Frame, run: Run): boolean {
  if (test?.type !== 'BinaryExpression' || test.right.type !== 'MemberExpression' || lastNameOf(test.right) !== 'length') return false;
  const { right } = test;
  const length = run.quietly(() => evaluate(right, frame, run));
  return length === null || length.kind !== 'number' || exact(length) === null;
}

/**
 * What goes on until something unknown happens is over at some time; unless it is the operation that keeps it going. Where it waits
 * each turn, as what counts down the seconds does, nobody has seen how long.
 */
function leftSomeTime(node: WhileLoop, attemptsBefore: number, timeBefore: Time, run: Run): Completion {
  const isKeptGoing = run.attempts > attemptsBefore && !(run.scenario.outcome.kind === 'success' && counts(node));
  if (isKeptGoing || isEndless(node)) throw new Stop('cut');
  if (waitsBetween(timeBefore, run.time).length > 0) run.time = run.wait(node, null);
  return NORMAL;
}

/** `for (let i = 0; i < items.length; i++)`: whatever is answered in its turns, there are only so many. */
const counts = (node: WhileLoop): boolean => node.type === 'ForStatement' && node.test?.type === 'BinaryExpression' && node.update?.type === 'UpdateExpression';

/** `while (true)`: only what stands inside leaves it, and this run has not come by; unless each turn asks whether to go on, `if (done) break;`. */
const isEndless = ({ test, body }: WhileLoop): boolean => (test === null || (test.type === 'Literal' && test.value === true)) && !(body.type === 'BlockStatement' && body.body.some(mayBreak));

function mayBreak(statement: TSESTree.Statement): boolean {
  if (statement.type !== 'IfStatement') return false;
  const { consequent } = statement;
  const last = consequent.type === 'BlockStatement' ? consequent.body.at(-1) : consequent;
  return last?.type === 'BreakStatement' && last.label === null;
}

function initialise(init: TSESTree.ForStatement['init'], frame: Frame, run: Run): void {
  if (init === null) return;
  if (init.type === 'VariableDeclaration') execute(init, frame, run);
  else evaluate(init, frame, run);
}

function update(expression: TSESTree.ForStatement['update'], frame: Frame, run: Run): void {
  if (expression !== null) evaluate(expression, frame, run);
}

/** Whether there is another turn: `do … while` asks for none before the first. */
function begins(node: WhileLoop, turn: number, frame: Frame, run: Run): boolean {
  if (turn === 0 && node.type === 'DoWhileStatement') return true;
  if (node.test === null) return true;
  const value = evaluate(node.test, frame, run);
  const isEnough = turn >= MOST_UNTOLD_TURNS && value.kind === 'unknown' && run.cycle.node !== node;
  return isEnough ? run.decide(value, node.test, false) : run.decide(value, node.test);
}

/** One turn; null where the next one follows. */
function runTurn(node: Loop, frame: Frame, run: Run, label: string | null): Completion | null {
  run.tick();
  if (run.cycle.node === node) run.beginCycle(null);
  const completion = execute(node.body, frame, run);
  const mine = completion.kind === 'normal' || completion.kind === 'return' || completion.label === null || completion.label === label;
  if (!mine || completion.kind === 'return') return completion;
  return completion.kind === 'break' ? NORMAL : null;
}

const MOST_TURNS = 3;

function iterate(node: TSESTree.ForOfStatement | TSESTree.ForInStatement, frame: Frame, run: Run, label: string | null): Completion {
  const turn = (item: Value): Completion | null => {
    if (node.left.type === 'VariableDeclaration') bindPattern(node.left.declarations[0].id, item, frame, run);
    else assignPattern(node.left, item, frame, run);
    return runTurn(node, frame, run, label);
  };
  if (node.type !== 'ForOfStatement' || !node.await) return eachOf(itemsOf(node, evaluate(node.right, frame, run), run), turn);
  const given = givenInStep(node.right, turn, frame, run);
  return 'left' in given ? given.left : eachOf(itemsOf(node, readInPieces(given.list, node, run), run), turn);
}

function eachOf(items: readonly Value[], turn: (item: Value) => Completion | null): Completion {
  for (const item of items) {
    const left = turn(item);
    if (left !== null) return left;
  }
  return NORMAL;
}

/** What comes piece by piece may fail on the way: `for await (const chunk of client.stream(prompt))`. */
function readInPieces(list: Value, node: TSESTree.ForOfStatement, run: Run): Value {
  const stream = awaitValue(list, run);
  if (run.scenario.outcome.kind === 'broken off' && hasMark(stream, Mark.operation)) throw new Thrown(networkError(), node.right);
  return stream;
}

/** What a loop goes over: known elements, or a few that have only names, each another one. */
function itemsOf(node: TSESTree.ForOfStatement | TSESTree.ForInStatement, list: Value, run: Run): readonly Value[] {
  const told = node.type === 'ForInStatement' ? namesIn(list) : elementsOf(list);
  if (told !== null) return told;
  const known = list.kind === 'array' ? list.items : [];
  return [...known, ...names(list, Math.max(1, MOST_TURNS - known.length), node, run)];
}

const namesIn = (value: Value): readonly Value[] | null => (value.kind === 'object' && !value.open ? [...value.props.keys()].map((key) => string(key)) : null);

function elementsOf(value: Value): readonly Value[] | null {
  if ((value.kind === 'array' || (value.kind === 'object' && value.tag === 'set')) && !value.open) return value.items;
  return entriesOf(value)?.items ?? null;
}

function names(list: Value, length: number, node: Loop, run: Run): readonly Value[] {
  run.turnsUntold ||= run.cycle.node === node;
  const name = `${symbolOf(list) || 'list'}${pageOf(list, run)}`;
  return Array.from({ length }, (_, i) => unknown(`${name}[${i}]`));
}
