import type { TSESTree } from '@typescript-eslint/types';

import { aliasOf } from './alias-of.js';
import { importOf } from './import-of.js';
import type { Source } from './source.js';

/** The module that a variable is imported or required from; null where it is from none. */
export function moduleOf(node: TSESTree.Node, source: Source): string | null {
  const from = importOf(node, source);
  if (from !== null) return from.module;
  const definition = source.variable(node)?.defs[0];
  if (definition?.type !== 'Variable' || definition.node.init === null) return null;
  return /require\(['"]([^'"]+)['"]\)/.exec(source.text(definition.node.init))?.[1] ?? null;
}

/** Aliases of aliases are followed so far. */
const MOST_ALIASES = 3;

/** The module of `Page`, as it is imported or by an alias in this file, and of `Awaited<ReturnType<typeof import('playwright').launch>>`. */
export function moduleIn(type: TSESTree.TypeNode, source: Source, depth = MOST_ALIASES): string | null {
  const written = /\bimport\(['"]([^'"]+)['"]\)/.exec(source.text(type))?.[1];
  if (written !== undefined || type.type !== 'TSTypeReference') return written ?? null;
  const name = rootOfType(type.typeName);
  const alias = depth === 0 ? null : aliasOf(name, source);
  return alias === null ? moduleOf(name, source) : moduleIn(alias, source, depth - 1);
}

/** `Detox` of `Detox.NativeElement`. */
export const rootOfType = (name: TSESTree.EntityName): TSESTree.Node => (name.type === 'TSQualifiedName' ? rootOfType(name.left) : name);
