import type { TSESTree } from '@typescript-eslint/types';

import { clientFailure, isClientModule } from '../replies/clients.js';
import { isOwnError } from '../replies/failures.js';
import type { Run } from '../run.js';
import { isHttpError } from '../../sites/http-types.js';
import { importOf } from '../../sites/import-of.js';
import type { Source } from '../../sites/source.js';
import type { Value } from '../values/values.js';

/** `error instanceof HttpError`, `error as HttpError`, `(error: HttpError) => …`: whoever types the failure so knows that it is one of HTTP. */
export function noteTypeOfFailure(value: Value, type: TSESTree.Node, run: Run): Value {
  if (run.errorIsOfClient || !isOwnError(value)) return value;
  const names = namesOf(type);
  const modules = names.flatMap((name) => clientOf(name, run.source) ?? []);
  run.errorIsOfClient = modules.some((module) => clientFailure(module) === 'error');
  run.errorIsOfHttp ||= modules.length > 0 || names.some((name) => isHttpError(name, run.source));
  return value;
}

function namesOf(type: TSESTree.Node): readonly TSESTree.Node[] {
  if (type.type === 'TSUnionType') return type.types.flatMap(namesOf);
  return [type.type === 'TSTypeReference' ? type.typeName : type];
}

/** The client that an error is of: `AxiosError`. */
function clientOf(name: TSESTree.Node, source: Source): string | null {
  const from = importOf(name, source);
  return from !== null && isClientModule(from.module) && from.imported.endsWith('Error') ? from.module : null;
}
