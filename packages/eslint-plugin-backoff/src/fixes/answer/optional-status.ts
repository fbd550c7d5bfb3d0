import type { Draft } from '../code/draft.js';
import { importedModules } from '../code/imported-modules.js';
import { isTypeScript } from '../code/is-typescript.js';
import { mayLack } from './reply.js';
import { functionAround } from '../code/syntax.js';

/** Whether a status, given as it is read, need not be there: a reply may be made without, and Node's types hold so of all its answers. */
export function isOptionalStatus(draft: Draft, status: string): boolean {
  return mayLack(draft, status) || isOfNode(draft, status) || isAskedFor(draft, status);
}

/** `if (!response.status || response.status >= 300) …`: who asks if it is there knows of answers without. */
export function isAskedFor({ site, file }: Draft, status: string): boolean {
  return [...file.within(functionAround(site.node) ?? site.node)].some((node) => node.type === 'UnaryExpression' && node.operator === '!' && file.textOf(node.argument) === status);
}

function isOfNode(draft: Draft, status: string): boolean {
  return isTypeScript(draft) && status.endsWith('.statusCode') && importedModules(draft.file).some((module) => /^(node:)?https?$/.test(module));
}
