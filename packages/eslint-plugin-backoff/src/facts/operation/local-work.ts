import type { TSESTree } from '@typescript-eslint/types';

import { declared, fieldOf, ownField } from '../../libraries/class-parts.js';
import { lastNameOf, rootOf } from '../../sites/members.js';
import { enclosingClass, type Source } from '../../sites/source.js';

const LOCAL_MODULES = /^(node:)?(fs|fs\/promises|fs-extra|graceful-fs|child_process|cluster|worker_threads|rimraf)$/;

/** What drives the windows of a browser, or of an application, on this machine. */
const DRIVERS = /^(playwright|playwright-core|@playwright\/test|puppeteer|puppeteer-core|electron)$/;

/** What a driver has loaded from elsewhere. */
const LOADS = /^(goto|reload|goBack|goForward|navigate|loadURL|setContent|connect\w*|request|fetch|get|post)$|URL|Response|Navigation/;

/** Files, processes and threads of this machine, and the windows that it drives. */
export function isLocal(node: TSESTree.Node, source: Source): boolean {
  if (node.type !== 'CallExpression' && node.type !== 'NewExpression') return false;
  if (lastNameOf(node.callee).endsWith('Sync') || isThread(node, source)) return true;
  const module = moduleOf(rootOf(node.callee), source);
  if (module !== null && LOCAL_MODULES.test(module)) return true;
  return drivesWindow(node, source);
}

/** `page.click('#menu')` with a `page: Page` of a driver: a test, or a tool that does what a person would. */
export function drivesWindow(node: TSESTree.Node, source: Source): boolean {
  if (node.type !== 'CallExpression') return false;
  const driver = moduleOfType(node.callee, source);
  return driver !== null && DRIVERS.test(driver) && !LOADS.test(lastNameOf(node.callee));
}

/** `new Worker(…)` of the browser. */
const isThread = ({ type, callee }: TSESTree.CallExpression | TSESTree.NewExpression, source: Source): boolean =>
  type === 'NewExpression' && lastNameOf(callee) === 'Worker' && source.variable(callee) === undefined;

/** The module that a variable is imported or required from; null where it is from none. */
function moduleOf(node: TSESTree.Node, source: Source): string | null {
  const definition = source.variable(node)?.defs[0];
  if (definition?.type === 'ImportBinding') return definition.parent.type === 'ImportDeclaration' ? definition.parent.source.value : null;
  if (definition?.type !== 'Variable' || definition.node.init === null) return null;
  return /require\(['"]([^'"]+)['"]\)/.exec(source.text(definition.node.init))?.[1] ?? null;
}

/** The module that the type of what a method is called on comes from; null where none is written. */
function moduleOfType(callee: TSESTree.Node, source: Source): string | null {
  const type = typeOf(holderOf(callee), source)?.typeAnnotation;
  return type === undefined ? null : moduleIn(type, source, MOST_ALIASES);
}

/** Aliases of aliases are followed so far. */
const MOST_ALIASES = 3;

/** `Page`, as it is imported or by an alias in this file, and `Awaited<ReturnType<typeof import('playwright').launch>>`. */
function moduleIn(type: TSESTree.TypeNode, source: Source, depth: number): string | null {
  const written = /\bimport\(['"]([^'"]+)['"]\)/.exec(source.text(type))?.[1];
  if (written !== undefined || type.type !== 'TSTypeReference') return written ?? null;
  const name = rootOfType(type.typeName);
  const alias = source.variable(name)?.defs[0]?.node;
  return alias?.type === 'TSTypeAliasDeclaration' && depth > 0 ? moduleIn(alias.typeAnnotation, source, depth - 1) : moduleOf(name, source);
}

/** `page` of `page.mouse.click`, `this.page` of `this.page.mouse.click`. */
function holderOf(node: TSESTree.Node): TSESTree.Node {
  if (node.type === 'TSAsExpression') return holderOf(node.expression);
  return node.type === 'MemberExpression' && ownField(node) === null ? holderOf(node.object) : node;
}

function typeOf(holder: TSESTree.Node, source: Source): TSESTree.TSTypeAnnotation | undefined {
  const [field, type] = [ownField(holder), enclosingClass(holder)];
  if (field === null) return source.variable(holder)?.identifiers[0]?.typeAnnotation;
  return type === null ? undefined : (fieldOf(type, field)?.typeAnnotation ?? declared(type, field));
}

const rootOfType = (name: TSESTree.EntityName): TSESTree.Node => (name.type === 'TSQualifiedName' ? rootOfType(name.left) : name);
