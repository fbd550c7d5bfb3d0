import type { TSESTree } from '@typescript-eslint/types';
import type { Draft } from '../code/draft.js';
import { ancestors, bare } from '../code/syntax.js';
import { isPlain } from './delay-source.js';

type File = Draft['file'];

/**
 * Whether callers may ask for another length than the runs saw: `baseMs = 1000` of a parameter, or of what is taken out of one or made of one, be it kept in
 * a field.
 *
 * @param length a name, `baseMs`, `options.baseMs`, `this.baseMs`, or a product of some; of anything else it is not known
 * @param at where the name is used
 */
export function isAskedFor(length: string, at: TSESTree.Node, { site, file }: Draft): boolean {
  const counter = site.facts.shape.counter?.text;
  return length.split(' * ').some((name) => name !== counter && isNameAskedFor(name, at, file));
}

function isNameAskedFor(name: string, at: TSESTree.Node, file: File): boolean {
  const [root] = /^[A-Za-z_$][\w$]*(?=(?:\.[\w$]+)*$)/.exec(name) ?? [];
  if (root === undefined) return false;
  return root === 'this' ? isKept(name, file) : isGiven(root, at, file);
}

/** `delays[attempt] ?? 4000` of a table that callers may hand in: others may have longer lengths. */
export function isOfGivenTable(length: TSESTree.Expression, draft: Draft): boolean {
  const node = bare(length);
  const entry = node.type === 'LogicalExpression' && isPlain(node.right) ? bare(node.left) : node;
  return entry.type === 'MemberExpression' && entry.computed && entry.property.type !== 'Literal' && isAskedFor(draft.file.textOf(entry.object), entry, draft);
}

/** `this.baseMs = options.baseMs ?? 1000;` */
const isKept = (field: string, file: File): boolean =>
  [...file.within(file.program)].some((node) => node.type === 'AssignmentExpression' && file.textOf(node.left) === field && isOfParameter(node.right, file));

/** `load(url, baseMs = 1000)`, `const { baseMs = 1000 } = options;`, `const settings = { ...defaults, ...options };` */
function isGiven(name: string, at: TSESTree.Node, file: File): boolean {
  const variable = file.lookUp(name, at.range[0]);
  if (variable === null || variable.defs.some(({ type }) => type === 'Parameter')) return variable !== null;
  const declared = file.declaration(variable);
  const declarator = declared && [declared, ...ancestors(declared)].find(({ type }) => type === 'VariableDeclarator' || type === 'BlockStatement');
  return declarator?.type === 'VariableDeclarator' && declarator.init !== null && isOfParameter(declarator.init, file);
}

/** `options`, `options.delayMs ?? 1000`, `options?.delayMs`, `{ ...defaults, ...options }` */
function isOfParameter(value: TSESTree.Expression, file: File): boolean {
  if (value.type === 'ChainExpression') return isOfParameter(value.expression, file);
  if (value.type === 'ObjectExpression') return value.properties.some((property) => property.type === 'SpreadElement' && isOfParameter(property.argument, file));
  if (value.type === 'MemberExpression') return isOfParameter(value.object, file);
  if (value.type === 'LogicalExpression') return isOfParameter(value.left, file);
  return value.type === 'Identifier' && file.variable(value)?.defs[0]?.type === 'Parameter';
}
