import { type FunctionValue, type NativeValue, type Value, isCallable } from '../../interpreter/values/values.js';
import type { Configuration } from '../../libraries/configuration.js';
import type { LibraryOption } from '../../libraries/library.js';
import type { Bound } from '../retry-site.js';
import { type Failure, handed, networkFailure, refusal } from './failure.js';
import { isHanded, usesHanded } from './handed-parts.js';

/** How far a predicate that counts is asked, and how far where it may say no before. */
const MOST_ASKED = 100;
const MOST_DOUBTED = 20;

/** The refusals that a predicate which counts is asked about. */
const COUNTED = [503, 500, 429, 409, 404];

/** `retry: (failures, error) => failures < 3 && isTransient(error)`: asked until it says no, whatever holds of what nobody knows. */
export function asked(fn: FunctionValue | NativeValue, spec: LibraryOption, failure: Failure, { given, use }: Configuration): Bound {
  let isCertain = true;
  for (let n = 1; n <= (isCertain ? MOST_ASKED : MOST_DOUBTED); n++) {
    const answers = use.evaluation.answers(fn, handed(spec, failure, { given }, n), spec.isSync !== true);
    if (answers === null) return { kind: 'unknown' };
    if (!answers.includes(true) && !(spec.mayDefer === true && answers.includes('undefined'))) return { kind: 'attempts', attempts: n, node: use.node };
    isCertain &&= answers.length === 1;
  }
  return isCertain ? { kind: 'none' } : { kind: 'unknown' };
}

/** A predicate that is told the number of the retry may say no to every failure before the options do. */
export function narrowed(bound: Bound, configuration: Configuration): Bound {
  const asked = Object.entries(configuration.strategy.options).map(([name, spec]) => mostAsked(configuration.given.value(name), spec, configuration));
  if (bound.kind === 'none' && asked.includes('unknown')) return { kind: 'unknown' };
  if (bound.kind === 'none' && isStopped(configuration)) return { kind: 'none', stoppable: true };
  const most = asked.map((count) => (count === 'unknown' ? Infinity : count));
  const attempts = Math.min(...most, bound.kind === 'attempts' ? bound.attempts : Infinity);
  return Number.isFinite(attempts) && bound.kind !== 'unknown' ? { kind: 'attempts', attempts, node: bound.kind === 'attempts' && bound.attempts === attempts ? bound.node : configuration.use.node } : bound;
}

/** After how many attempts a predicate lets none follow, whatever has failed; one that never lets any tells failures apart that nobody thought of here. `unknown` where it holds the number against something that nobody knows. */
function mostAsked(fn: Value | null | undefined, spec: LibraryOption, configuration: Configuration): number | 'unknown' {
  if (saysNo(fn, spec)) return 1;
  if (fn === undefined || fn === null || !isCallable(fn) || !isCounting(spec)) return Infinity;
  const bounds = [networkFailure(), ...COUNTED.map((code) => refusal(code))].map((failure) => asked(fn, spec, failure, configuration));
  const most = Math.max(...bounds.map((bound) => (bound.kind === 'attempts' ? bound.attempts : Infinity)));
  if (most === Infinity && bounds.every(({ kind }) => kind === 'unknown') && comparesNumber(fn, spec, configuration)) return 'unknown';
  return most > 1 ? most : Infinity;
}

/** `retry: () => !this.isClosed`: whether what is asked of no failure may say no one day. */
const isStopped = (configuration: Configuration): boolean =>
  Object.entries(configuration.strategy.options).some(([name, spec]) => {
    const fn = spec.role === 'predicate' ? configuration.given.value(name) : undefined;
    return fn?.kind === 'function' && fn.node.params.length === 0 && asked(fn, spec, networkFailure(), configuration).kind === 'unknown';
  });

/** `shouldRetryOnError: () => false` */
const saysNo = (fn: Value | null | undefined, { role, saysDone }: LibraryOption): boolean =>
  role === 'predicate' && saysDone !== true && fn?.kind === 'function' && fn.node.body?.type === 'Literal' && fn.node.body.value === false;

const comparesNumber = (fn: Value, { arguments: parts = [] }: LibraryOption, { use }: Configuration): boolean =>
  fn.kind === 'function' && usesHanded(fn.node, parts, isNumber, use.evaluation.source);

/** A predicate that is told the number of the retry. */
const isCounting = ({ role, saysDone, arguments: parts = [] }: LibraryOption): boolean => role === 'predicate' && saysDone !== true && isHanded(parts, isNumber);

const isNumber = (part: string): boolean => part === 'retry' || part === 'retry from 0';
