import type { TSESTree } from '@typescript-eslint/types';
import type { SourceFile } from './source-file.js';
import { ancestors, bare, type FunctionNode, isFunction, memberName } from './syntax.js';

/**
 * The outermost function around a node of a script that is one function called at once, `(function () { … })();`, or handed to one that is,
 * `(function (root, factory) { … })(this, function () { … });`: what is declared beside it is a global of the page. Null in any other file.
 */
export function scriptFunction(node: TSESTree.Node, { program }: SourceFile): FunctionNode | null {
  const [only, ...others] = program.body.filter((statement) => !isNothing(statement));
  if (only?.type !== 'ExpressionStatement' || others.length > 0 || !isCalledAtOnce(only.expression)) return null;
  return [node, ...ancestors(node)].filter(isFunction).at(-1) ?? null;
}

/** A directive, or the semicolon that keeps a script apart from the one before it. */
const isNothing = (statement: TSESTree.ProgramStatement): boolean =>
  statement.type === 'EmptyStatement' || (statement.type === 'ExpressionStatement' && typeof statement.directive === 'string');

/** `(function () { … })()`, `!function () { … }()`, `(function () { … }).call(this)` */
function isCalledAtOnce(expression: TSESTree.Node): boolean {
  const node = bare(expression);
  if (node.type === 'UnaryExpression' || node.type === 'AwaitExpression') return isCalledAtOnce(node.argument);
  if (node.type !== 'CallExpression') return false;
  const callee = bare(node.callee);
  const isApplied = callee.type === 'MemberExpression' && /^(call|apply)$/.test(memberName(callee) ?? '');
  return isFunction(isApplied ? bare(callee.object) : callee);
}
