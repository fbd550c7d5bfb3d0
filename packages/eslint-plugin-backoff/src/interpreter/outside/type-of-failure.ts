import type { TSESTree } from '@typescript-eslint/types';

import { isClientModule } from '../replies/clients.js';
import { isOwnError } from '../replies/failures.js';
import type { Run } from '../run.js';
import { isHttpError } from '../../sites/http-types.js';
import { importOf } from '../../sites/import-of.js';
import type { Source } from '../../sites/source.js';
import type { Value } from '../values/values.js';

/** `error instanceof HttpError`, `error as HttpError`, `(error: HttpError) => …`: whoever types the failure so knows that it is one of HTTP. */
export function noteTypeOfFailure(value: Value, type: TSESTree.Node, run: Run): Value {
  if (!run.errorIsOfHttp && isOwnError(value)) run.errorIsOfHttp = namesOf(type).some((name) => isHttpError(name, run.source) || isOfClient(name, run.source));
  return value;
}

function namesOf(type: TSESTree.Node): readonly TSESTree.Node[] {
  if (type.type === 'TSUnionType') return type.types.flatMap(namesOf);
  return [type.type === 'TSTypeReference' ? type.typeName : type];
}

/** `AxiosError` */
function isOfClient(name: TSESTree.Node, source: Source): boolean {
  const from = importOf(name, source);
  return from !== null && isClientModule(from.module) && from.imported.endsWith('Error');
}
