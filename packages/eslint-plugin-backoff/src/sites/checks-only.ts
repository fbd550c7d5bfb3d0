import type { TSESTree } from '@typescript-eslint/types';

import { lastNameOf } from './members.js';
import { isFunction, type Source } from './source.js';
import { wordsOf } from './words-of.js';

/**
 * `async () => { const job = await load(id); if (job.state !== 'done') throw new Error('not yet'); }`: what is asked for is only held against
 * what is wanted, and given to nobody. Who has it called again polls. What says of itself that it failed has failed.
 */
export function checksOnly(fn: TSESTree.Node, source: Source): boolean {
  if (!isFunction(fn) || fn.body?.type !== 'BlockStatement') return false;
  const own = ownNodes(fn.body, source);
  const refusals = own.filter((node) => node.type === 'IfStatement').filter(({ consequent, alternate }) => [consequent, alternate].some(endsInThrow));
  if (refusals.length === 0 || !own.some(isAskedFor) || refusals.some(({ test }) => saysItFailed(test, source))) return false;
  return own.every((node) => !givesAway(node, own));
}

const ownNodes = (node: TSESTree.Node, source: Source): readonly TSESTree.Node[] => [node, ...(isFunction(node) ? [] : source.children(node).flatMap((child) => ownNodes(child, source)))];

/** `const job = await load(id)` */
const isAskedFor = (node: TSESTree.Node): boolean => node.type === 'VariableDeclarator' && node.init?.type === 'AwaitExpression';

function endsInThrow(node: TSESTree.Statement | null): boolean {
  const last = node?.type === 'BlockStatement' ? node.body.at(-1) : node;
  return last?.type === 'ThrowStatement' || (last?.type === 'IfStatement' && (endsInThrow(last.consequent) || endsInThrow(last.alternate)));
}

const saysItFailed = (node: TSESTree.Node, source: Source): boolean =>
  (node.type === 'Identifier' && /(?:^| )(?:ok|status|code|err(?:or)?s?|fail(?:s|ed|ure)?|success(?:ful)?|result)(?: |$)/.test(wordsOf(node.name))) || source.children(node).some((child) => saysItFailed(child, source));

/** An answer, a call for what it does, or something that is set for others. */
function givesAway(node: TSESTree.Node, own: readonly TSESTree.Node[]): boolean {
  switch (node.type) {
    case 'ReturnStatement':
      return node.argument !== null;
    case 'ExpressionStatement':
      return node.expression.type === 'AwaitExpression' && !waitsFor(node.expression.argument);
    case 'AssignmentExpression':
      return node.left.type !== 'Identifier' || !isDeclaredAmong(node.left.name, own);
    case 'CatchClause':
      return true;
    default:
      return false;
  }
}

const isDeclaredAmong = (name: string, own: readonly TSESTree.Node[]): boolean => own.some((node) => node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && node.id.name === name);

/** `await page.waitForSelector('#list');` */
const waitsFor = (node: TSESTree.Node): boolean => node.type === 'CallExpression' && /^waitFor[A-Z]/.test(lastNameOf(node.callee));
