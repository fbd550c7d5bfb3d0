import type { TSESTree } from '@typescript-eslint/types';

import type { Path } from '../interpreter/paths.js';
import { isOfAnAttempt } from '../interpreter/outside/of-an-attempt.js';
import type { TraceEvent } from '../interpreter/trace.js';
import { symbolOf } from '../interpreter/values/values.js';
import type { Candidate } from '../sites/candidate.js';
import { type Source, isFunction } from '../sites/source.js';
import { namesIn } from '../sites/worked-out-anew.js';

/**
 * `build(id, fee) { … catch (error) { if (fee === undefined) return build(id, 200n); } }`: who calls himself with something for what was left
 * out goes about it in another way. A number may count; and a switch only says that this is the second time, unless what to attempt hung on it,
 * as in `const token = force ? null : cached; await signIn(token)`. So does who turns to what it has not been with, `if (theme !== FALLBACK) return
 * load(FALLBACK)`, or amends a text that was found to want it, `if (!/\./.test(host)) return resolve(withDomain(host))`.
 */
export function isCalledOtherwise({ trace: { events } }: Path, { kind, node }: Candidate, source: Source): boolean {
  if (kind !== 'function' || !isFunction(node)) return false;
  const [, again] = events.filter((event) => event.kind === 'cycle');
  const call = again?.node;
  if (call?.type !== 'CallExpression') return false;
  const before = events.slice(0, events.findIndex((event) => event === again));
  const ahead = before.slice(0, before.findIndex(({ kind }) => kind === 'attempt'));
  if (leavesOut(call, node, before)) return true;
  return node.params.some((param, index) => {
    if (param.type !== 'Identifier' || isOfAnAttempt(param.name)) return false;
    const given = call.arguments[index];
    if (given !== undefined && before.some((event) => asksIfOther(event, param.name, given, source))) return true;
    if (isMadeOf(given, param.name, source) && !counts(call, node) && before.slice(ahead.length).some((event) => lacksText(event, param.name))) return true;
    const asked = isOther(given) ? before : isSwitch(given) ? ahead : [];
    return asked.some((event) => findsNothing(event, param.name));
  });
}

/**
 * `probe(host, url = `${host}/v2/`) { … await fetch(url) … return probe(host) }`: who leaves out what the operation was told has it told the
 * default, and would go round for ever where that was told before.
 */
function leavesOut(call: TSESTree.CallExpression, { params }: TSESTree.FunctionLike, before: readonly TraceEvent[]): boolean {
  const attempt = before.find((event) => event.kind === 'attempt');
  if (attempt?.node.type !== 'CallExpression' || call.arguments.some(({ type }) => type === 'SpreadElement')) return false;
  const told = attempt.node.arguments;
  return params.slice(call.arguments.length).some((param) => {
    if (param.type !== 'AssignmentPattern' || param.left.type !== 'Identifier' || !isText(param.right)) return false;
    const { name } = param.left;
    return told.some((argument) => argument.type === 'Identifier' && argument.name === name);
  });
}

/** `theme !== FALLBACK`, where that is what the next call is given. */
function asksIfOther({ kind, node }: TraceEvent, name: string, given: TSESTree.Node, source: Source): boolean {
  if ((kind !== 'assume' && kind !== 'compare') || node.type !== 'BinaryExpression' || !/^!==?$/.test(node.operator)) return false;
  const sides = [source.text(node.left), source.text(node.right)];
  return source.text(given) !== name && sides.includes(name) && sides.includes(source.text(given));
}

/** `withDomain(host)`, `` `${host}.example.com` `` */
const isMadeOf = (given: TSESTree.Node | undefined, name: string, source: Source): boolean =>
  (given?.type === 'CallExpression' || given?.type === 'TemplateLiteral') && namesIn(given, source).some((part) => part.name === name);

/** `load(url, left - 1)`, `load(url, attempt + 1)`: whether a call hands on which attempt it is. */
const counts = (call: TSESTree.CallExpression, { params }: TSESTree.FunctionLike): boolean => call.arguments.some((given, i) => given.type === 'BinaryExpression' && given.left.type === 'Identifier' && given.left.name === nameOf(params[i]));

function nameOf(param: TSESTree.Parameter | undefined): string | null {
  const name = param?.type === 'AssignmentPattern' ? param.left : param;
  return name?.type === 'Identifier' ? name.name : null;
}

/** `!/\./.test(host)`, `!host.startsWith('www.')`: a text was found not to have what it wants. */
function lacksText(event: TraceEvent, name: string): boolean {
  if (event.kind !== 'assume' || event.result !== symbolOf(event.value).startsWith('!')) return false;
  const question = symbolOf(event.value).replace(/^!/, '');
  return question.endsWith(`.test(${name})`) || (question.startsWith(`${name}.`) && /^(startsWith|endsWith|includes|match)\(/.test(question.slice(name.length + 1)));
}

const isText = (node: TSESTree.Expression): boolean => node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string');

/** A text or a big number. */
const isOther = (argument: TSESTree.Node | undefined): boolean => argument?.type === 'Literal' && (typeof argument.value === 'string' || typeof argument.value === 'bigint');

const isSwitch = (argument: TSESTree.Node | undefined): boolean => argument?.type === 'Literal' && argument.value === true;

const NOTHING = /^(!?)([\w$]+)( === (?:undefined|null))?$/;

/** `fee === undefined`, `!fee` */
function findsNothing(event: TraceEvent, name: string): boolean {
  if (event.kind !== 'assume') return false;
  const [, not = '', asked, nothing] = NOTHING.exec(symbolOf(event.value)) ?? [];
  return asked === name && event.result === ((not === '') === (nothing !== undefined));
}
