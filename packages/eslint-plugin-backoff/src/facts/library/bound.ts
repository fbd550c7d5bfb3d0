import type { TSESTree } from '@typescript-eslint/types';

import type { Bound } from '../retry-site.js';
import { exact } from '../../interpreter/numbers.js';
import { type Value, isCallable, truthiness } from '../../interpreter/values.js';
import type { LibraryUse } from '../../libraries/find-library-calls.js';
import { NotKnown } from '../../libraries/given.js';
import type { LibraryOption } from '../../libraries/library.js';
import { argumentValue } from '../../libraries/waits.js';

/** How far a predicate that counts is asked. */
const MOST_ASKED = 100;

/** What ends the retries of a use by its options. */
export function boundOf(use: LibraryUse): Bound {
  const named = Object.entries(use.library.options);
  if (named.some(([name, { replacesAttempts }]) => replacesAttempts === true && decidesAlone(use.given.value(name)))) return { kind: 'unknown' };
  try {
    const [forever] = named.find(([, { role }]) => role === 'unbounded') ?? [];
    const isForever = forever !== undefined && use.given.flag(forever);
    const count = named.find(([, { role }]) => role === 'attempts');
    const byCount: Bound = isForever || count === undefined ? { kind: 'none' } : counted(...count, use);
    return byCount.kind === 'none' ? timed(use, named) : byCount;
  } catch (error) {
    if (error instanceof NotKnown) return { kind: 'unknown' };
    throw error;
  }
}

const decidesAlone = (value: Value | null | undefined): boolean => value === null || (value !== undefined && value.kind !== 'array' && value.kind !== 'undefined');

function timed(use: LibraryUse, named: readonly (readonly [string, LibraryOption])[]): Bound {
  const [limit] = named.find(([, { role }]) => role === 'time limit') ?? [];
  const ms = limit === undefined ? Infinity : use.given.number(limit);
  return Number.isFinite(ms) ? { kind: 'time', ms, node: use.node } : { kind: 'none' };
}

function counted(name: string, spec: LibraryOption, use: LibraryUse): Bound {
  const value = use.given.value(name);
  if (value === undefined) return attempts(Number(spec.default), spec, use.node);
  if (value === null) return { kind: 'unknown' };
  const node = use.optionNode(name);
  if (isCallable(value)) return asked(value, spec, use);
  if (value.kind === 'null') return { kind: 'none' };
  if (value.kind === 'boolean') return switched(value.value, spec, use.node);
  const count = exact(value);
  if (count !== null) return attempts(count, spec, node ?? use.node);
  return { kind: 'named', name: node === null ? name : use.evaluation.source.name(node), node };
}

/** An option that may be a number, given as `true` or `false`. */
function switched(isOn: boolean, spec: LibraryOption, node: TSESTree.Node): Bound {
  if (!isOn) return attempts(0, { ...spec, counts: 'retries' }, node);
  return spec.unboundedAt === true ? { kind: 'none' } : { kind: 'unknown' };
}

function attempts(count: number, { counts, unboundedAt }: LibraryOption, node: TSESTree.Node): Bound {
  if (count === Infinity || count === unboundedAt || count >= Number.MAX_SAFE_INTEGER) return { kind: 'none' };
  return Number.isNaN(count) ? { kind: 'unknown' } : { kind: 'attempts', attempts: Math.max(1, counts === 'attempts' ? count : count + 1), node };
}

/** `retry: (failures, error) => failures < 3`: asked until it says no. */
function asked(fn: Value, spec: LibraryOption, use: LibraryUse): Bound {
  if (!isCallable(fn)) return { kind: 'unknown' };
  for (let n = 1; n <= MOST_ASKED; n++) {
    const answer = use.evaluation.call(fn, (spec.arguments ?? ['retry']).map((argument) => argumentValue(argument, n)));
    const wants = answer === null || answer.kind === 'promise' ? undefined : answer.kind === 'number' && exact(answer) === null ? undefined : truthiness(answer);
    if (wants === undefined) return { kind: 'unknown' };
    if (!wants) return { kind: 'attempts', attempts: n, node: use.node };
  }
  return { kind: 'none' };
}

