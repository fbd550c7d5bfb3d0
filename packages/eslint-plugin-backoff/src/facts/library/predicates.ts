import { type FunctionValue, type NativeValue, type Value, isCallable } from '../../interpreter/values/values.js';
import type { LibraryUse } from '../../libraries/library-use.js';
import type { LibraryOption } from '../../libraries/library.js';
import { optionsOf } from '../../libraries/options.js';
import { type Failure, handed } from './failure.js';

export type Judgement = 'retried' | 'final' | 'unknown';

const BY_ERROR = ['error'] as const;

/** What the functions of the options say of a failure; `otherwise` where none is given, or they leave it to the library. */
export function judge(use: LibraryUse, failure: Failure, otherwise: Judgement): Judgement {
  const answers = optionsOf(use, 'predicate', 'statuses').flatMap((name) => said(use.given.value(name), use.library.options[name], failure, otherwise, use) ?? []);
  if (answers.length === 0) return otherwise;
  return answers.includes('final') ? 'final' : answers.includes('unknown') ? 'unknown' : 'retried';
}

/** What one option says; null where it is left out, or says nothing by itself. */
function said(value: Value | null | undefined, spec: LibraryOption | undefined, failure: Failure, otherwise: Judgement, use: LibraryUse): Judgement | null {
  if (value === undefined || spec === undefined) return null;
  if (value === null || (spec.isPattern === true && value.kind !== 'undefined')) return 'unknown';
  return isCallable(value) ? answered(value, spec, failure, otherwise, use) : plain(value);
}

function plain(value: Value): Judgement | null {
  if (value.kind === 'boolean') return value.value ? null : 'final';
  return value.kind === 'undefined' || value.kind === 'array' || value.kind === 'object' ? null : 'unknown';
}

function answered(fn: FunctionValue | NativeValue, spec: LibraryOption, failure: Failure, otherwise: Judgement, use: LibraryUse): Judgement {
  const answers = use.evaluation.answers(fn, handed({ ...spec, arguments: spec.arguments ?? BY_ERROR }, failure, use), spec.isSync !== true);
  if (answers?.length !== 1) return 'unknown';
  const [answer] = answers;
  if (answer === 'undefined' && spec.mayDefer === true) return otherwise;
  return (answer === true) === (spec.saysDone !== true) ? 'retried' : 'final';
}
