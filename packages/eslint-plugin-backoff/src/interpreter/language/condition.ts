import type { TSESTree } from '@typescript-eslint/types';

/** The condition that a part of it belongs to: of `a`, all of `a || !b`; of a `case` without statements, the next one that has some. */
export function conditionOf(node: TSESTree.Node): TSESTree.Node {
  const { parent } = node;
  if (parent?.type === 'SwitchCase') return bodyOf(parent);
  const isPart = parent?.type === 'LogicalExpression' || (parent?.type === 'UnaryExpression' && parent.operator === '!');
  return isPart ? conditionOf(parent) : node;
}

function bodyOf(clause: TSESTree.SwitchCase): TSESTree.SwitchCase {
  const { cases } = clause.parent;
  return cases.slice(cases.indexOf(clause)).find(({ consequent }) => consequent.length > 0) ?? clause;
}

/** How a condition, or a part of it, comes out where the code goes on; undefined where both ways do, or that part does not tell. */
export function wayOn(node: TSESTree.Node): boolean | undefined {
  const { parent } = node;
  switch (parent?.type) {
    case 'IfStatement':
      return goesOn(parent);
    case 'UnaryExpression':
      return parent.operator === '!' ? opposite(wayOn(parent)) : undefined;
    case 'LogicalExpression':
      return ofPart(node, parent);
    default:
      return undefined;
  }
}

/** Of `a || b` to come out false both must be, of `a && b` to come out true. The right one decides where it is asked. */
function ofPart(node: TSESTree.Node, whole: TSESTree.LogicalExpression): boolean | undefined {
  if (whole.operator === '??') return undefined;
  const way = wayOn(whole);
  return node === whole.right || way === (whole.operator === '&&') ? way : undefined;
}

const opposite = (way: boolean | undefined): boolean | undefined => (way === undefined ? undefined : !way);

/** The way that goes on, where the other leaves. */
function goesOn(node: TSESTree.IfStatement): boolean | undefined {
  const [taken, other] = [leaves(node.consequent), node.alternate !== null && leaves(node.alternate)];
  return taken === other ? undefined : !taken;
}

/** Statements after which nothing that follows them is run. */
const LEAVING: ReadonlySet<string> = new Set(['ReturnStatement', 'ThrowStatement', 'BreakStatement']);

function leaves(node: TSESTree.Statement): boolean {
  const last = node.type === 'BlockStatement' ? node.body.at(-1) : node;
  if (last?.type === 'IfStatement') return last.alternate !== null && leaves(last.consequent) && leaves(last.alternate);
  return last !== undefined && LEAVING.has(last.type);
}
