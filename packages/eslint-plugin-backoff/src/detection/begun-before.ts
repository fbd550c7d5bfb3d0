import type { TSESTree } from '@typescript-eslint/types';

import { isClientModule } from '../interpreter/replies/clients.js';
import { functionOf } from '../sites/function-of.js';
import { rootOf, unwrapped } from '../sites/members.js';
import { moduleOf } from '../sites/module-of.js';
import { type Source, contains, definitionOf } from '../sites/source.js';

/**
 * `const pending = fetch(url);`: whether a name stands for a promise that was there before a part of the file is run, and that nothing else takes
 * the place of. It comes out once: whoever waits for it again asks for nothing. What is only begun when it is waited for, a query, is none.
 */
export function isBegunBefore(name: TSESTree.Node, part: TSESTree.Node, source: Source): boolean {
  const variable = name.type === 'Identifier' ? source.variable(name) : undefined;
  const definition = variable && definitionOf(variable);
  if (variable === undefined || definition === undefined || isSetAnew(variable)) return false;
  return definition.type === 'Parameter' ? isPromiseParameter(definition.name, source) : isMadeOutside(definition, part, source);
}

function isMadeOutside(definition: NonNullable<ReturnType<typeof definitionOf>>, part: TSESTree.Node, source: Source): boolean {
  const written = definition.type === 'Variable' && definition.node.id === definition.name ? definition.node.init : null;
  return written !== null && !contains(part, written) && begins(written, source);
}

const isSetAnew = ({ references }: NonNullable<ReturnType<Source['variable']>>): boolean => references.some((use) => use.isWrite() && use.init !== true);

/** `(promise: Promise<T>)`; without types, `(promise)`. */
function isPromiseParameter(name: TSESTree.Node, source: Source): boolean {
  if (name.type !== 'Identifier' || name.parent.type === 'AssignmentPattern') return false;
  const type = name.typeAnnotation?.typeAnnotation;
  return type === undefined ? /promise$/i.test(name.name) : /^Promise(Like)?</.test(source.text(type));
}

/** Whether an expression begins something, and gives the promise of it: a request, a function of the file, `new Promise(…)`. */
export function begins(written: TSESTree.Expression, source: Source): boolean {
  const node = unwrapped(written);
  if (node.type === 'NewExpression') return node.callee.type === 'Identifier' && node.callee.name === 'Promise';
  if (node.type !== 'CallExpression') return false;
  const { callee } = node;
  if (functionOf(callee, source)?.async === true) return true;
  const root = rootOf(callee);
  const module = moduleOf(root, source);
  if (module !== null) return isClientModule(module);
  return callee.type === 'Identifier' && callee.name === 'fetch' && source.variable(callee) === undefined;
}
