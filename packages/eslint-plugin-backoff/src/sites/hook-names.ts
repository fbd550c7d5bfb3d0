import type { TSESTree } from '@typescript-eslint/types';

import { exportedName, memberTaken } from './exported-name.js';
import { unwrapped } from './members.js';
import type { Source } from './source.js';

/** Modules whose hooks work as React's do. */
const MODULES = /^(react|preact\/hooks|preact\/compat)$/;

/** The hook that a call calls, by the name that it has where it comes from: `useState` for `React.useState(0)`. Null for what is no hook of React. */
export function hookOf({ callee }: TSESTree.CallExpression, source: Source): string | null {
  const node = unwrapped(callee);
  if (node.type === 'MemberExpression') return isReact(node.object, source) && node.property.type === 'Identifier' && !node.computed ? node.property.name : null;
  return node.type === 'Identifier' ? exportNamed(node, source) : null;
}

/** `import { useState as useValue } from 'react'`, `const { useState } = React` */
function exportNamed(name: TSESTree.Identifier, source: Source): string | null {
  const definition = source.variable(name)?.defs[0];
  if (definition?.type === 'ImportBinding') return isOfReact(definition.parent) ? (exportedName(name, source) ?? name.name) : null;
  if (definition?.type !== 'Variable' || definition.node.init === null || !isReact(definition.node.init, source)) return null;
  return memberTaken(definition.node.id, definition.name);
}

const isOfReact = (declaration: TSESTree.Node): boolean => declaration.type === 'ImportDeclaration' && MODULES.test(declaration.source.value);

/** The whole module: imported, required, or what a page has under its name. */
function isReact(written: TSESTree.Expression, source: Source): boolean {
  const node = unwrapped(written);
  if (node.type === 'CallExpression') return isRequired(node);
  if (node.type !== 'Identifier') return false;
  const definition = source.variable(node)?.defs[0];
  if (definition === undefined) return node.name === 'React';
  if (definition.type === 'ImportBinding') return isOfReact(definition.parent);
  return definition.type === 'Variable' && definition.node.id.type === 'Identifier' && definition.node.init !== null && isReact(definition.node.init, source);
}

/** `require('react')`, also as compilers hand it on: `__importStar(require('react'))`. */
function isRequired({ callee, arguments: [first] }: TSESTree.CallExpression): boolean {
  if (first?.type === 'CallExpression') return isRequired(first);
  return callee.type === 'Identifier' && callee.name === 'require' && first?.type === 'Literal' && typeof first.value === 'string' && MODULES.test(first.value);
}
