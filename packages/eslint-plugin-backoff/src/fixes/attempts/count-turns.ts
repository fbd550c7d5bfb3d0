import type { TSESTree } from '@typescript-eslint/types';
import type { Draft } from '../code/draft.js';
import { looksAgain } from './looks-again.js';
import { bare, type Loop, propertyName } from '../code/syntax.js';

/**
 * `while (true)` becomes `for (let attempt = 0; ; attempt++)`, and the name is returned; null where a turn may follow one that
 * has succeeded, or the head counts something else.
 */
export function countTurns(draft: Draft, loop: Loop): string | null {
  if (!isPlain(loop) || !failsByTurn(draft, loop)) return null;
  const name = draft.declare('attempt', loop.body);
  const test = loop.test && loop.test.type !== 'Literal' ? ` ${draft.file.textOf(loop.test)}` : ' ';
  const end = draft.file.text.lastIndexOf(')', loop.body.range[0]) + 1;
  draft.replaceRange([loop.range[0], end], `for (let ${name} = 0;${test}; ${name}++)`);
  return name;
}

/** Whether the head of a loop has nothing but a test. */
function isPlain(loop: Loop): loop is TSESTree.ForStatement | TSESTree.WhileStatement {
  return loop.type === 'WhileStatement' || (loop.type === 'ForStatement' && !loop.init && !loop.update);
}

/**
 * Whether a turn that comes to its end has failed: a success leaves by a `return` or a `break`, as long as the head of the loop
 * only counts, looks at the clock, or tests nothing.
 */
export function succeedsByLeaving({ site, file }: Draft, loop: Loop): boolean {
  if (!('test' in loop) || !loop.test) return true;
  const counter = site.facts.shape.counter?.text;
  return conjuncts(loop.test).every((test) => {
    const parts = [...file.within(test)].map((node) => file.textOf(node));
    return test.type === 'Literal' || isSignal(test) || parts.includes('Date.now()') || (counter !== undefined && parts.includes(counter));
  });
}

/** `!signal.aborted`: what ends it from outside says nothing of an attempt. */
export function isSignal(test: TSESTree.Expression): boolean {
  const asked = test.type === 'UnaryExpression' && test.operator === '!' ? bare(test.argument) : null;
  return asked?.type === 'MemberExpression' && propertyName(asked) === 'aborted';
}

/** Whether a turn that follows another follows a failed one: there, a success may also set what the head tests. */
export function failsByTurn(draft: Draft, loop: Loop): boolean {
  if (draft.site.facts.shape.goesOn || looksAgain(draft)) return false;
  if (succeedsByLeaving(draft, loop)) return true;
  if (!('test' in loop) || !loop.test) return false;
  return conjuncts(loop.test).every((test) => test.type === 'UnaryExpression' && isFlag(test.argument, draft));
}

/** Whether a variable is only ever set to `true` or `false`. */
function isFlag(node: TSESTree.Node, { file }: Draft): boolean {
  const variable = file.variable(node);
  const uses = variable ? file.uses(variable) : [];
  const values = uses.flatMap((use) => (use.parent?.type === 'AssignmentExpression' && use.parent.left === use ? [use.parent.right] : []));
  return values.length > 0 && values.every((value) => value.type === 'Literal' && typeof value.value === 'boolean');
}

/** The parts of `a && b && c`. */
export function conjuncts(test: TSESTree.Expression): TSESTree.Expression[] {
  return test.type === 'LogicalExpression' && test.operator === '&&' ? [...conjuncts(test.left), ...conjuncts(test.right)] : [test];
}
