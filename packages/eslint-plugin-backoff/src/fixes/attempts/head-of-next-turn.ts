import type { TSESTree } from '@typescript-eslint/types';
import { operand } from '../code/arithmetic.js';
import type { SourceFile } from '../code/source-file.js';
import { ancestors, bare, contains, isInList, type Loop } from '../code/syntax.js';

type Step = TSESTree.AssignmentExpression | TSESTree.UpdateExpression;

/**
 * What the head of a loop will ask once a statement of its turn is done, of the value that the variable which it compares will have
 * then: `wait * 2 < MAX_WAIT`. Null where no single step that each turn makes tells that value.
 */
export function headOfNextTurn(loop: Loop, statement: TSESTree.Statement, file: SourceFile): string | null {
  const test = 'test' in loop && loop.test ? bare(loop.test) : null;
  if (test?.type !== 'BinaryExpression' || !/^([<>]=?|!==?)$/.test(test.operator)) return null;
  const [left, right] = [test.left, test.right].map((side) => valueThen(side, loop, statement, file));
  if (left === null || right === null || left === undefined || right === undefined) return null;
  return `${left} ${test.operator} ${right}`;
}

/** The value that one side of a comparison will have; null where that cannot be told. */
function valueThen(side: TSESTree.Node, loop: Loop, statement: TSESTree.Statement, file: SourceFile): string | null {
  const text = file.textOf(side);
  const [step, ...others] = [...file.within(loop)].filter((node): node is Step => isStep(node) && uses(side, movedBy(node), file));
  if (!step) return /[()[\]]/.test(text) ? null : text;
  if (others.length > 0 || file.textOf(movedBy(step)) !== text || !isMadeInTurnOf(statement, step, loop)) return null;
  return contains(loop.body, step) && step.range[1] <= statement.range[0] ? text : nextValue(step, file);
}

/** Whether each turn that comes to a statement makes a step: in the loop's head, or as a statement of a block around. */
function isMadeInTurnOf(statement: TSESTree.Statement, step: Step, loop: Loop): boolean {
  if (loop.type === 'ForStatement' && step === loop.update) return true;
  const { parent } = step;
  return parent.type === 'ExpressionStatement' && isInList(parent) && contains(loop.body, parent) && [...ancestors(statement)].includes(parent.parent);
}

const isStep = (node: TSESTree.Node): node is Step => /^(Assignment|Update)Expression$/.test(node.type);

const movedBy = (step: Step): TSESTree.Node => (step.type === 'UpdateExpression' ? step.argument : step.left);

const uses = (side: TSESTree.Node, moved: TSESTree.Node, file: SourceFile): boolean => [...file.within(side)].some((part) => file.textOf(part) === file.textOf(moved));

/** What a step makes of its variable: `ms * 2` of `ms *= 2`. */
function nextValue(step: Step, file: SourceFile): string | null {
  const moved = file.textOf(movedBy(step));
  if (step.type === 'UpdateExpression') return `${moved} ${step.operator.slice(1)} 1`;
  if (step.operator === '=') return /^(Binary|Call)Expression$/.test(step.right.type) ? file.textOf(step.right) : null;
  return /^([-+*/]|\*\*|<<)=$/.test(step.operator) ? `${moved} ${step.operator.slice(0, -1)} ${operand(step.right, file)}` : null;
}
