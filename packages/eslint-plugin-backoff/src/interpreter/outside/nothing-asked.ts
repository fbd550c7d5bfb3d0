import { boolean, type Value } from '../values/values.js';

/** What a helper of that name says of nothing, of `null` and of everything else; undefined where helpers differ. */
type Answers = readonly [ofUndefined: boolean, ofNull: boolean | undefined, ofOthers: boolean];

const ANSWERS: ReadonlyMap<string, Answers> = new Map<string, Answers>([
  ['isDefined', [false, undefined, true]],
  ['isNil', [true, true, false]],
  ['isNullish', [true, true, false]],
  ['isNullOrUndefined', [true, true, false]],
  ['isUndefined', [true, false, false]],
  ['isNull', [false, true, false]],
]);

/** `isPromiseLike(given)`, `types.isPromise(given)` */
const FOR_A_PROMISE = /^is(Promise|PromiseLike|Thenable)$/;

/** `isDefined(answer)`, `_.isNil(answer)`: what helpers from elsewhere say that are called the same everywhere; null where it is not known. */
export function nothingAsked(name: string, [value]: readonly Value[]): Value | null {
  if (value?.kind === 'promise' && FOR_A_PROMISE.test(name)) return boolean(true);
  const answers = ANSWERS.get(name);
  if (answers === undefined || value === undefined) return null;
  const [ofUndefined, ofNull, ofOthers] = answers;
  const answer = value.kind === 'undefined' ? ofUndefined : value.kind === 'null' ? ofNull : value.kind === 'unknown' ? undefined : ofOthers;
  return answer === undefined ? null : boolean(answer);
}
