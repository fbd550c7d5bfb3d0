import type { OptionsPlace, RefusingOption } from '../../facts/retry-site.js';
import { clientShape } from '../answer/answer-shape.js';
import { attachToError } from '../answer/attach-to-error.js';
import { changeOptions } from '../code/change-options.js';
import type { Draft } from '../code/draft.js';
import { importedName } from '../code/import-export.js';
import { isTypeScript } from '../code/is-typescript.js';
import { isPassing, isPermanent } from './permanent-failure.js';

/** Gives the library a function that tries no error again whose status says that the request itself is wrong. */
export function refusePermanent(draft: Draft, place: OptionsPlace): boolean {
  const predicate = draft.site.facts.cures?.predicate ?? null;
  const status = predicate === null ? null : statusOf(draft, 'error');
  if (predicate === null || status === null) return false;
  const { option, parameters, refuses, instead } = predicate;
  const end = refuses === null ? `return ${isPassing(draft, 'status')};` : `if (${isPermanent(draft, 'status')}) ${refuses};`;
  const text = `${parameters} => { const status = ${status} ?? 0; ${end} }`;
  return instead === null ? changeOptions(draft, place, { set: { [option]: text }, remove: [] }) : handleOnly(draft, instead, text, place);
}

/** `handleAll` becomes `handleWhen((error) => …)`. */
function handleOnly(draft: Draft, { node, by }: NonNullable<RefusingOption['instead']>, text: string, { modules }: OptionsPlace): boolean {
  const name = importedName(draft, modules, by);
  if (name !== null) draft.replace(node, `${name}(${text})`);
  return name !== null;
}

/** The status that an error tells of, as an expression: a client's errors do by themselves, those of a check are made to. Null where it cannot be had. */
export function statusOf(draft: Draft, error: string): string | null {
  const { failsBy } = draft.site.facts.operation;
  if (failsBy === 'response') return attachToError(draft, error, { name: 'status', type: 'number', member: '.status' });
  const shape = failsBy === 'error' ? clientShape(draft) : null;
  if (shape === null) return null;
  const [type, read] = shape.error === 'own' ? [`${shape.status}?: number`, `.${shape.status}`] : [`response?: { ${shape.status}?: number }`, `.response?.${shape.status}`];
  return `${isTypeScript(draft) ? `(${error} as Error & { ${type} })` : error}${read}`;
}
