import type { TSESTree } from '@typescript-eslint/types';

import { importOf } from './import-of.js';
import type { Source } from './source.js';

/** `HttpError`, `HTTPException`, `HttpErrorResponse` */
const ERROR = /H(ttp|TTP)\w*(Error|Exception|ErrorResponse)$|^H(ttp|TTP)s?(Error|Exception)/;

/** What errors are called as a rule. */
const ANY_ERROR = /(Error|Exception)$/;

/** `HttpClient`, `HttpService`, `OrdersHttpApi` */
const CLIENT = /H(ttp|TTP)s?(Client|Api|API|Service|Requester|Fetcher)$/;

/** `./http-api/index.js`, `../lib/http`, `@scope/http-client` */
const HTTP_MODULE = /(^|[/@_.-])https?([/_.-]|$)/i;

/** Whether a class from elsewhere, as it is named here, is that of the errors of HTTP: by its own name or by that of its module. */
export function isHttpError(type: TSESTree.Node, source: Source): boolean {
  if (type.type !== 'Identifier' || isDeclaredHere(type, source)) return false;
  const from = importOf(type, source);
  const name = from?.imported ?? type.name;
  return ERROR.test(name) || (from !== null && ANY_ERROR.test(name) && HTTP_MODULE.test(from.module));
}

/** A class of this file is thrown by this file, and says no more than what it does. */
function isDeclaredHere(type: TSESTree.Identifier, source: Source): boolean {
  const definition = source.variable(type)?.defs[0]?.type;
  return definition === 'ClassName' || definition === 'Type';
}

/** Whether what is of a type sends requests of HTTP: `http: HttpClient`. */
export function isHttpClient(type: TSESTree.TypeNode): boolean {
  return type.type === 'TSTypeReference' && type.typeName.type === 'Identifier' && CLIENT.test(type.typeName.name);
}
