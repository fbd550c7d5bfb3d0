import type { TSESTree } from '@typescript-eslint/types';

import type { Path } from '../interpreter/paths.js';
import { type Trace, attemptsOf } from '../interpreter/trace.js';
import { Mark, hasMark, symbolOf } from '../interpreter/values/values.js';
import { isConnect } from '../sites/connects.js';
import type { Candidate } from '../sites/candidate.js';
import { functionOf } from '../sites/function-of.js';
import { holds } from '../sites/holds.js';
import { isCaught } from '../sites/is-caught.js';
import { lastNameOf } from '../sites/members.js';
import { type Source, contains, isFunction } from '../sites/source.js';
import { wordsOf } from '../sites/words-of.js';

/**
 * `let code = draw(); … try { await save(code); } catch { code = draw(); }`: a failure has the operation made with something drawn anew, by
 * the call that drew the first, and at once. That is looking for one which is free. So it is where the end of the turn draws.
 */
export function drawsAnew({ trace }: Path, candidate: Candidate, source: Source): boolean {
  const [attempt] = attemptsOf(trace);
  if (attempt !== undefined && asksForTaken(trace) && source.children(attempt.node).some((part) => holdsDrawnInTurn(part, candidate, source))) return true;
  if (trace.events.some(({ kind }) => kind === 'wait' || kind === 'maybe wait')) return false;
  return attempt?.node.type === 'CallExpression' && attempt.node.arguments.some((argument) => holdsDrawn(argument, candidate, source));
}

function holdsDrawn(node: TSESTree.Node, candidate: Candidate, source: Source): boolean {
  if (isFunction(node)) return false;
  return node.type === 'Identifier' ? isDrawnBehind(node, candidate, source) : source.children(node).some((child) => holdsDrawn(child, candidate, source));
}

/** Whether what is named is drawn before, and again where a failure is dealt with or where each turn of a loop comes to. */
function isDrawnBehind(name: TSESTree.Identifier, candidate: Candidate, source: Source): boolean {
  const variable = source.variable(name);
  const drawn = initOf(name, source);
  if (drawn === null || !isDraw(drawn) || /^(Date|performance)\./.test(source.text(drawn))) return false;
  const isBehind = (use: TSESTree.Node): boolean => isCaught(use) || (!contains(candidate.node, drawn) && isInEachTurn(use, candidate, source));
  return variable?.references.some(({ identifier }) => isBehind(identifier) && isAssigned(identifier, source.text(drawn), source)) === true;
}

/** `code = draw();` as a statement of a loop's body itself, which no `continue` passes by. */
function isInEachTurn({ parent }: TSESTree.Node, { kind, node: loop }: Candidate, source: Source): boolean {
  const body = kind === 'loop' && 'body' in loop ? loop.body : null;
  return parent?.parent?.type === 'ExpressionStatement' && parent.parent.parent === body && !holds(parent.parent.parent, ({ type }) => type === 'ContinueStatement', source);
}

/** A call that is told nothing, and gives something at once. What opens a connection gives the same again. */
const isDraw = (node: TSESTree.Node): boolean => node.type === 'CallExpression' && node.arguments.length === 0 && !isConnect(node);

const isAssigned = ({ parent }: TSESTree.Node, text: string, source: Source): boolean => parent?.type === 'AssignmentExpression' && parent.operator === '=' && source.text(parent.right) === text;

/** The error is found to say that there is such a thing already, and nobody waits. */
const asksForTaken = ({ events }: Trace): boolean =>
  !events.some(({ kind }) => kind === 'wait') && events.some((event) => event.kind === 'check' && hasMark(event.value, Mark.operation) && saysTaken(symbolOf(event.value), event.result));

/** By its words, or by the codes of HTTP, Node, PostgreSQL, MongoDB and Prisma for what is there already. */
const saysTaken = (question: string, result: boolean): boolean => SAYS_TAKEN.test(question) && result !== /^!|!==?/.test(question);

const SAYS_TAKEN = /duplicate|\bdup\b|unique|conflict|collision|EEXIST|EADDRINUSE|(?<!not )\bexists?\b|already[ _]?exists|\btaken\b|\b(409|23505|11000|P2002)\b/i;

/**
 * `for (…) { const code = draw(); try { return await save({ code }); } catch (error) { if (!isDuplicate(error)) throw error; } }`: what each turn draws, and hands
 * over as more than a header, is to be one that is free.
 */
function holdsDrawnInTurn(node: TSESTree.Node, candidate: Candidate, source: Source, depth = 0): boolean {
  if (candidate.kind !== 'loop' || isFunction(node) || isOfHeaders(node, source)) return false;
  if (node.type === 'Identifier') return isDrawnInTurn(node, candidate, source, depth);
  return isDrawing(node, source) || source.children(node).some((child) => holdsDrawnInTurn(child, candidate, source, depth));
}

const isOfHeaders = (node: TSESTree.Node, source: Source): boolean => node.type === 'Property' && /headers/i.test(source.text(node.key));

/** How many names what is handed over may have on the way from what is drawn. */
const MOST_NAMES = 3;

function isDrawnInTurn(name: TSESTree.Identifier, candidate: Candidate, source: Source, depth: number): boolean {
  const init = initOf(name, source);
  return init !== null && depth < MOST_NAMES && contains(candidate.node, init) && holdsDrawnInTurn(init, candidate, source, depth + 1);
}

/** A call that draws by chance, itself or by a function of this file, or says that it finds something new or free. */
function isDrawing(node: TSESTree.Node, source: Source): boolean {
  if (node.type !== 'CallExpression') return false;
  const fn = functionOf(node.callee, source);
  return DRAWS.test(wordsOf(lastNameOf(node.callee))) || DRAWS_BY_CHANCE.test(source.text(fn?.body ?? node.callee));
}

const DRAWS = /(^| )(random|uuid|guid|nanoid|cuid2?|ulid|generate|draw|pick|mint|free|available)( |$)/i;

const DRAWS_BY_CHANCE = /\b(Math\.random|random(Bytes|UUID|Int)|getRandomValues)\b/;

function initOf(name: TSESTree.Identifier, source: Source): TSESTree.Expression | null {
  const [first] = source.variable(name)?.defs ?? [];
  return first?.node.type === 'VariableDeclarator' ? first.node.init : null;
}
