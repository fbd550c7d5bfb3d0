import type { TSESTree } from '@typescript-eslint/types';

import { isClientModule, methodOf } from '../interpreter/replies/clients.js';
import { functionOf } from '../sites/function-of.js';
import { lastNameOf, rootOf, unwrapped } from '../sites/members.js';
import { moduleOf } from '../sites/module-of.js';
import { type Source, contains, definitionOf, isFunction } from '../sites/source.js';

/**
 * `const pending = fetch(url);`: whether a name stands for a promise that was there before a part of the file is run, and that nothing else takes
 * the place of. It comes out once: whoever waits for it again asks for nothing. What is only begun when it is waited for, a query, is none.
 */
export function isBegunBefore(name: TSESTree.Node, part: TSESTree.Node, source: Source): boolean {
  const variable = name.type === 'Identifier' ? source.variable(name) : undefined;
  const definition = variable && definitionOf(variable);
  if (variable === undefined || definition === undefined || isSetAnew(variable)) return false;
  if (contains(part, definition.name)) return false;
  return definition.type === 'Parameter' ? isPromiseParameter(definition.name, source) : isMadeOutside(definition, source);
}

function isMadeOutside(definition: NonNullable<ReturnType<typeof definitionOf>>, source: Source): boolean {
  const written = definition.type === 'Variable' && definition.node.id === definition.name ? definition.node.init : null;
  return written !== null && begins(written, source);
}

const isSetAnew = ({ references }: NonNullable<ReturnType<Source['variable']>>): boolean => references.some((use) => use.isWrite() && use.init !== true);

/** `(promise: Promise<T>)`; without types, `(promise)`: whoever calls has begun it. */
export function isPromiseParameter(name: TSESTree.Node, source: Source): boolean {
  if (name.type !== 'Identifier' || name.parent.type === 'AssignmentPattern') return false;
  const type = name.typeAnnotation?.typeAnnotation;
  return type === undefined ? /promise$/i.test(name.name) : /^Promise(Like)?</.test(source.text(type));
}

/** Whether an expression begins something, and gives the promise of it: a request, a function of the file, `new Promise(…)` that may be rejected. */
export function begins(written: TSESTree.Expression, source: Source): boolean {
  const node = unwrapped(written);
  if (node.type === 'NewExpression') return node.callee.type === 'Identifier' && node.callee.name === 'Promise' && mayReject(node.arguments[0]);
  if (node.type !== 'CallExpression') return false;
  const fn = functionOf(node.callee, source);
  return fn === null ? isRequest(node.callee, source) : fn.async && !fn.generator;
}

const mayReject = (executor: TSESTree.Node | undefined): boolean => executor !== undefined && isFunction(executor) && executor.params.length > 1;

/** `fetch(url)`, `axios(settings)`, `got.get(url)`: not all that a client gives is the promise of an answer, `axios.create()`. */
function isRequest(callee: TSESTree.Expression, source: Source): boolean {
  const root = rootOf(callee);
  const isSent = callee.type === 'Identifier' || (callee.type === 'MemberExpression' && callee.object === root && (methodOf(lastNameOf(callee)) !== null || lastNameOf(callee) === 'request'));
  const module = moduleOf(root, source);
  if (module !== null) return isSent && isClientModule(module);
  return callee.type === 'Identifier' && callee.name === 'fetch' && source.variable(callee) === undefined;
}
