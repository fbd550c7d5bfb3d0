import type { TSESTree } from '@typescript-eslint/types';

import type { IneffectiveRetry, OptionsPlace } from '../facts/retry-site.js';
import { countFailure } from './attempts/stuck-counter.js';
import type { Draft } from './code/draft.js';
import { fix } from './code/fix.js';
import { importedName } from './code/import-export.js';
import { contains, functionAround, mayAwait } from './code/syntax.js';

/** Makes a retry happen that cannot: awaits the operation, takes a power for the exclusive or; other flaws as suggestions. */
export const repairRetry = fix((draft) => {
  for (const flaw of draft.site.facts.ineffective) repair(draft, flaw);
  return true;
}, beginWithEach);

/** `from(fetch(url))` as `defer(() => fetch(url))`: who subscribes to that begins a request each time. */
function beginWithEach(draft: Draft, { modules }: OptionsPlace): boolean {
  const [flaw] = draft.site.facts.ineffective;
  if (flaw?.kind !== 'same promise' || flaw.node.type !== 'CallExpression') return false;
  const [begun] = flaw.node.arguments;
  const defer = begun?.type === 'CallExpression' && !isSuspended(begun, draft.file) ? importedName(draft, modules, 'defer') : null;
  if (defer === null || begun === undefined) return false;
  draft.safe = false;
  draft.replace(flaw.node.callee, defer);
  draft.insert(begun.range[0], '() => ');
  return true;
}

function repair(draft: Draft, flaw: IneffectiveRetry): void {
  switch (flaw.kind) {
    case 'not awaited':
      awaitIt(draft, flaw);
      break;
    case 'xor for power':
      if (!isCount(flaw.node.right)) draft.safe = false;
      replaceOperator(draft, flaw.node.left.range[1], flaw.node.right.range[0], '^', '**');
      break;
    case 'async predicate':
      if (mayAwait(flaw.node)) draft.insert(flaw.node.range[0], 'await ');
      draft.safe = false;
      break;
    case 'always true':
    case 'always false':
      joinOtherwise(draft, flaw);
      break;
    case 'counter never changes':
      draft.safe = false;
      countFailure(draft, flaw);
      break;
    case 'same promise':
      beginAgain(draft, flaw);
      break;
  }
}

/** A counter, or one a little further on: of what grows faster, `2 ^ (attempt * 3)`, the power would be out of all bounds. */
const isCount = (exponent: TSESTree.Node): boolean => exponent.type === 'Identifier' || exponent.type === 'MemberExpression' || (exponent.type === 'BinaryExpression' && /^[+-]$/.test(exponent.operator) && exponent.right.type === 'Literal' && Number(exponent.right.value) < MOST_ADDED);

const MOST_ADDED = 10;

function awaitIt(draft: Draft, { node }: IneffectiveRetry): void {
  const value = node.type === 'ReturnStatement' && node.argument ? node.argument : node;
  if (contains(draft.site.node, value) && mayAwait(value) && functionAround(value)) draft.insert(value.range[0], 'await ');
}

/** `const pending = fetch(url); for (…) await pending`: where nothing else has to do with it, the call itself is made with each attempt. */
function beginAgain(draft: Draft, { node }: IneffectiveRetry): void {
  draft.safe = false;
  const promise = node.type === 'AwaitExpression' ? node.argument : node;
  const declared = onlyUsedAt(promise, draft);
  if (declared?.init == null || !maySayThere(declared.init, promise, draft)) return;
  draft.replace(promise, draft.file.textOf(declared.init));
  draft.replaceRange(lineOf(declared.parent, draft), '');
}

/** What declares a name, by itself, that nothing else asks for. */
function onlyUsedAt(name: TSESTree.Node, { file }: Draft): TSESTree.VariableDeclarator | null {
  const variable = file.variable(name);
  const declared = variable && file.uses(variable).length === 1 ? file.definition(name) : null;
  return declared?.type === 'VariableDeclarator' && declared.parent.declarations.length === 1 && declared.parent.parent.type !== 'ExportNamedDeclaration' ? declared : null;
}

/** Whether a call says the same at another place: its names mean what they do here, and nothing in it is waited for. */
function maySayThere(call: TSESTree.Expression, place: TSESTree.Node, { file }: Draft): boolean {
  if (!/^(Call|New)Expression$/.test(call.type) || isSuspended(call, file)) return false;
  const isSame = (node: TSESTree.Node): boolean => node.type !== 'Identifier' || file.variable(node) === null || file.lookUp(node.name, place.range[0]) === file.variable(node);
  return [...file.within(call)].every(isSame);
}

const isSuspended = (node: TSESTree.Node, file: Draft['file']): boolean => [...file.within(node)].some(({ type }) => /^(Await|Yield)Expression$/.test(type));

/** A statement with the line break and the indentation behind it. */
function lineOf({ range: [start, end] }: TSESTree.Node, { file: { text } }: Draft): readonly [number, number] {
  return [start, end + (/^\r?\n\s*/.exec(text.slice(end))?.[0].length ?? 0)];
}

function replaceOperator(draft: Draft, from: number, to: number, operator: string, by: string): void {
  const at = draft.file.text.slice(from, to).indexOf(operator);
  if (at >= 0) draft.replaceRange([from + at, from + at + operator.length], by);
}

/** `a !== 403 || a !== 404` is always true, and means `&&`. */
function joinOtherwise(draft: Draft, { node, kind }: IneffectiveRetry): void {
  draft.safe = false;
  if (node.type !== 'LogicalExpression') return;
  const [wrong, right] = kind === 'always true' ? ['||', '&&'] : ['&&', '||'];
  if (node.operator === wrong) replaceOperator(draft, node.left.range[1], node.right.range[0], wrong, right);
}
