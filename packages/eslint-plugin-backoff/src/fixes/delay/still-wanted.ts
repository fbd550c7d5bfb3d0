import type { TSESTree } from '@typescript-eslint/types';
import type { Draft } from '../code/draft.js';
import { localFunction } from '../code/local-function.js';
import { targetOf } from '../code/target-of.js';
import { ancestors, contains, functionAround, leaves } from '../code/syntax.js';

/** A condition by its text, and whether that stands as it is beside `&&`. */
interface Condition {
  readonly text: string;
  readonly isWhole: boolean;
}

/**
 * What was asked of something that others change on the way to a node, `if (this.closed) return;`, `if (this.peer?.disconnected) { … }`, as a condition that can be
 * asked once more when a timer comes to it. Null where nothing was, and for what the function changes itself between the two.
 */
export function stillWanted(node: TSESTree.Node, draft: Draft): string | null {
  const fn = functionAround(node);
  const conditions: Condition[] = [];
  let inner: TSESTree.Node = node;
  for (const around of ancestors(node)) {
    if (around === fn) break;
    conditions.unshift(...askedIn(around, inner, (test) => asksState(test, node, draft), draft));
    inner = around;
  }
  if (conditions.length < 2) return conditions[0]?.text ?? null;
  return conditions.map(({ text, isWhole }) => (isWhole ? text : `(${text})`)).join(' && ');
}

function askedIn(around: TSESTree.Node, inner: TSESTree.Node, isOfState: (test: TSESTree.Expression) => boolean, draft: Draft): readonly Condition[] {
  if (around.type === 'IfStatement' && around.test !== inner && isOfState(around.test)) return [around.consequent === inner ? asIs(around.test, draft) : otherwise(around.test, draft)];
  if (around.type !== 'BlockStatement') return [];
  return around.body.flatMap((statement) =>
    statement.type === 'IfStatement' && statement.range[1] <= inner.range[0] && statement.alternate === null && leaves(statement.consequent) && isOfState(statement.test) ? [otherwise(statement.test, draft)] : [],
  );
}

/**
 * Whether a test is about a member of the object, or a variable from outside that is set anew, and by others only: no comparison of numbers, which may be
 * the site's count.
 */
function asksState(test: TSESTree.Expression, again: TSESTree.Node, { file }: Draft): boolean {
  const fn = functionAround(test);
  if (fn === null || mayChange(test, fn, again, file)) return false;
  const parts = [...file.within(test)];
  if (parts.some((part) => (part.type === 'BinaryExpression' && /^[<>]=?$/.test(part.operator)) || part.type === 'UpdateExpression' || part.type === 'AssignmentExpression' || part.type === 'AwaitExpression')) return false;
  return parts.some((part) => {
    if (part.type === 'MemberExpression') return part.object.type === 'ThisExpression';
    const variable = part.type === 'Identifier' ? file.variable(part) : null;
    const declared = variable && file.declaration(variable);
    return variable !== null && declared !== null && !contains(fn, declared) && file.uses(variable).some((use) => use.parent?.type === 'AssignmentExpression' && use.parent.left === use);
  });
}

/** Whether a function sets what it has asked behind the question, or may by what it calls there: `this.ws = null`, `this.cleanUp()`, `cleanUp()`. */
function mayChange(test: TSESTree.Expression, fn: TSESTree.Node, again: TSESTree.Node, file: Draft['file']): boolean {
  const namesIn = (node: TSESTree.Node): readonly string[] => [...file.within(node)].flatMap((part) => (part.type === 'Identifier' ? [part.name] : []));
  const asked = new Set(namesIn(test));
  return [...file.within(fn)].some((part) => {
    if (part.range[0] < test.range[1] || contains(again, part)) return false;
    const target = targetOf(part);
    return target === null ? part.type === 'CallExpression' && isOwnCall(part, file) : namesIn(target).some((name) => asked.has(name));
  });
}

const isOwnCall = (call: TSESTree.CallExpression, file: Draft['file']): boolean => (call.callee.type === 'MemberExpression' && call.callee.object.type === 'ThisExpression') || localFunction(call, file) !== null;

const asIs = (test: TSESTree.Expression, { file }: Draft): Condition => ({ text: file.textOf(test), isWhole: !/^(Logical|Conditional|Sequence|Arrow)/.test(test.type) || (test.type === 'LogicalExpression' && test.operator === '&&') });

function otherwise(test: TSESTree.Expression, draft: Draft): Condition {
  if (test.type === 'UnaryExpression' && test.operator === '!') return asIs(test.argument, draft);
  const isPlain = /^(Identifier|MemberExpression|CallExpression|ChainExpression)$/.test(test.type);
  return { text: isPlain ? `!${draft.file.textOf(test)}` : `!(${draft.file.textOf(test)})`, isWhole: true };
}
