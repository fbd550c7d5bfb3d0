import type { TSESTree } from '@typescript-eslint/types';

import { lastNameOf } from '../../sites/members.js';
import { type Source, isFunction } from '../../sites/source.js';
import { isLogCall } from '../outside/logs.js';

const known = new WeakMap<TSESTree.FunctionLike, boolean>();

/** `debug(message) { if (this.verbose) this.log.info(`[${this.name}] ${message}`); }`: a function of the file that tells somebody, and does nothing else. */
export function isTeller(fn: TSESTree.FunctionLike, source: Source): boolean {
  const told = known.get(fn) ?? (!fn.async && !fn.generator && fn.body?.type === 'BlockStatement' && fn.body.body.length > 0 && fn.body.body.every((statement) => onlyTells(statement, source)));
  known.set(fn, told);
  return told;
}

const ways = new WeakMap<TSESTree.IfStatement, { readonly does: boolean | undefined }>();

/** `if (closing) log('closing'); else connect();`: how a condition comes out where something is done; undefined where both ways do something. */
export function wayThatDoes(node: TSESTree.IfStatement, source: Source): boolean | undefined {
  const { consequent, alternate } = node;
  if (alternate === null) return undefined;
  const way = ways.get(node) ?? { does: doesMore(consequent, alternate, source) };
  ways.set(node, way);
  return way.does;
}

function doesMore(one: TSESTree.Statement, other: TSESTree.Statement, source: Source): boolean | undefined {
  const [tells, otherTells] = [onlyTells(one, source), onlyTells(other, source)];
  return tells === otherTells ? undefined : otherTells;
}

function onlyTells(statement: TSESTree.Statement, source: Source): boolean {
  switch (statement.type) {
    case 'ExpressionStatement':
      return statement.expression.type === 'CallExpression' && isLogCall(statement.expression, source) && statement.expression.arguments.every((argument) => isHarmless(argument, source));
    case 'IfStatement':
      return isHarmless(statement.test, source) && onlyTells(statement.consequent, source) && (statement.alternate === null || onlyTells(statement.alternate, source));
    case 'BlockStatement':
      return statement.body.every((each) => onlyTells(each, source));
    case 'ReturnStatement':
      return statement.argument === null;
    case 'VariableDeclaration':
      return statement.declarations.every(({ init }) => init === null || isHarmless(init, source));
    default:
      return false;
  }
}

/** Methods that give a text, or another list. */
const GIVES = /^(stringify|to\w+|slice|join|map|trim|pad(Start|End)|replace(All)?|now|filter|keys|entries)$/;

/** Nothing is changed, called or waited for by it, but for what texts are made by. */
function isHarmless(node: TSESTree.Node, source: Source): boolean {
  if (/^(Assignment|Update|Await|Yield|New|TaggedTemplate|Import)Expression$/.test(node.type)) return false;
  if (node.type === 'CallExpression' && !GIVES.test(lastNameOf(node.callee))) return false;
  return isFunction(node) ? node.type === 'ArrowFunctionExpression' && node.body.type !== 'BlockStatement' && isHarmless(node.body, source) : source.children(node).every((child) => isHarmless(child, source));
}
