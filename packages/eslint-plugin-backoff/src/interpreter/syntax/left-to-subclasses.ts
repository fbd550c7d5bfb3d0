import type { TSESTree } from '@typescript-eslint/types';

import { holds } from '../../sites/holds.js';
import { type Source, parentOf } from '../../sites/source.js';

/**
 * `perform() { throw new Error('Not implemented'); }`: what a class leaves to those that extend it is done by one of them. So is what an abstract class that a file
 * exports makes of whatever it is handed: `protected parse(response: Response): Job { return { completed: true }; }`.
 */
export function isLeftToSubclasses(fn: TSESTree.FunctionLike, source: Source): boolean {
  const [only, ...others] = fn.body?.type === 'BlockStatement' ? fn.body.body : [];
  if (others.length > 0 || only === undefined) return false;
  if (only.type === 'ThrowStatement') return /implement|abstract|overrid|subclass/i.test(source.text(only));
  return fn.params.length > 0 && mayBeOverridden(fn) && answersWrittenOut(only, source);
}

/** Whether a method is one of an abstract class, which others extend elsewhere. */
function mayBeOverridden(fn: TSESTree.FunctionLike): boolean {
  const method = parentOf(fn);
  const type = method?.type === 'MethodDefinition' && method.accessibility !== 'private' && method.key.type === 'Identifier' && !method.static ? method.parent.parent : null;
  return type !== null && type.abstract && /^Export/.test(type.parent.type);
}

/** Whether a statement answers with an object for which nothing is asked. */
const answersWrittenOut = (statement: TSESTree.Statement, source: Source): boolean =>
  statement.type === 'ReturnStatement' && statement.argument?.type === 'ObjectExpression' && !holds(statement.argument, (part) => !/^(Literal|UnaryExpression|TemplateLiteral|TemplateElement|(Array|Object)Expression|Property)$/.test(part.type) && !isKey(part), source);

const isKey = (part: TSESTree.Node): boolean => part.type === 'Identifier' && part.parent.type === 'Property' && part.parent.key === part && !part.parent.computed && !part.parent.shorthand;
