import type { OptionsPlace } from '../facts/retry-site.js';
import { changeOptions } from './change-options.js';
import type { Draft } from './draft.js';
import { isTypeScript } from './is-typescript.js';

/** Gives the library a function that tries no error again whose status says that the request itself is wrong. */
export function refusePermanent(draft: Draft, place: OptionsPlace): boolean {
  const { cures, operation } = draft.site.facts;
  const predicate = cures?.predicate ?? null;
  const status = statusMember(draft);
  if (predicate === null || status === null || operation.failsBy !== 'error') return false;
  const { retryableClientErrors: kept } = draft.settings;
  const error = isTypeScript(draft) ? `(error as Error & { response?: { ${status}?: number } })` : 'error';
  const mayCome = ['status < 400', 'status >= 500', ...(kept.length > 0 ? [`[${kept.join(', ')}].includes(status)`] : [])].join(' || ');
  const text = `${predicate.parameters} => { const status = ${error}.response?.${status} ?? 0; return ${mayCome}; }`;
  return changeOptions(draft, place, { set: { [predicate.option]: text }, remove: [] });
}

/** What a client's errors call the status of their response; null where the file imports no such client. */
export function statusMember({ file }: Draft): 'status' | 'statusCode' | null {
  if (/(from|require\()\s*['"]got['"]/.test(file.text)) return 'statusCode';
  return /(from|require\()\s*['"](axios|ky|superagent|ofetch|gaxios)['"]/.test(file.text) ? 'status' : null;
}
