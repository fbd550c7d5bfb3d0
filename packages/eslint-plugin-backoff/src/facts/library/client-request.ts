import { methodOf } from '../../interpreter/replies/clients.js';
import type { Value } from '../../interpreter/values/values.js';
import type { LibraryUse } from '../../libraries/library-use.js';
import { optionsOf } from '../../libraries/options.js';
import { type Request, requestBy } from '../operation/request.js';

/** What a call of a client says of the request that it sends; null where it sends none. */
export function clientRequest({ call, evaluation, node, path }: LibraryUse): Request | null {
  if (call.isRequest !== true || call.options === null || node.type === 'JSXOpeningElement') return null;
  // `request.post(url).send(data).retry(3)`
  const chained = path.split(/[.()]+/).flatMap((name) => methodOf(name) ?? [])[0];
  if (call.positional !== undefined) return { method: chained ?? null, namesMethod: chained !== undefined, optionsNode: null, idempotencyKey: null };
  const argument = node.arguments.at(call.options);
  const request = requestBy(node, call.options, argument === undefined ? undefined : evaluation.value(argument), evaluation.source);
  return { ...request, method: request.method ?? chained ?? null };
}

/** Whether the library tries a request with that method again; true where nobody says otherwise. */
export function isRepeated(use: LibraryUse): boolean {
  const method = clientRequest(use)?.method ?? null;
  const methods = repeatedMethods(use);
  return method === null || methods === null || methods.includes(method);
}

/** The methods of requests that are tried again; null where all are, or nobody knows. */
function repeatedMethods(use: LibraryUse): readonly string[] | null {
  const [option] = optionsOf(use, 'methods').filter((name) => use.given.isGiven(name));
  const value = option === undefined ? undefined : use.given.value(option);
  if (value !== undefined) return namesIn(value);
  const isReplaced = use.library.anyMethodWith?.some((name) => use.given.isGiven(name)) === true;
  return isReplaced ? null : (use.library.methods ?? null);
}

function namesIn(list: Value | null): readonly string[] | null {
  if (list?.kind !== 'array' || list.open) return null;
  const names = list.items.map((item) => (item.kind === 'string' ? item.value?.toUpperCase() : undefined));
  return names.every((name) => name !== undefined) ? names : null;
}
