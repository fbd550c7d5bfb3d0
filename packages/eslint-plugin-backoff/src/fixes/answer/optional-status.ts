import type { Draft } from '../code/draft.js';
import { importedModules } from '../code/imported-modules.js';
import { isTypeScript } from '../code/is-typescript.js';
import { mayLack } from './reply.js';

/** Whether a status, given as it is read, need not be there: a reply may be made without, and Node's types hold so of all its answers. */
export function isOptionalStatus(draft: Draft, status: string): boolean {
  return mayLack(draft, status) || isOfNode(draft, status);
}

function isOfNode(draft: Draft, status: string): boolean {
  return isTypeScript(draft) && status.endsWith('.statusCode') && importedModules(draft.file).some((module) => /^(node:)?https?$/.test(module));
}
