import type { TSESTree } from '@typescript-eslint/types';

import type { Path } from '../interpreter/paths.js';
import { isOfAnAttempt } from '../interpreter/outside/of-an-attempt.js';
import type { TraceEvent } from '../interpreter/trace.js';
import { symbolOf } from '../interpreter/values/values.js';
import type { Candidate } from '../sites/candidate.js';
import { isFunction } from '../sites/source.js';

/**
 * `build(id, fee) { … catch (error) { if (fee === undefined) return build(id, 200n); } }`: who calls himself with something for what was left
 * out goes about it in another way. A number may count, and a switch only says that this is the second time.
 */
export function isCalledOtherwise({ trace: { events } }: Path, { kind, node }: Candidate): boolean {
  if (kind !== 'function' || !isFunction(node)) return false;
  const [, again] = events.filter((event) => event.kind === 'cycle');
  const call = again?.node;
  if (call?.type !== 'CallExpression') return false;
  const before = events.slice(0, events.findIndex((event) => event === again));
  return node.params.some((param, index) => isOther(call.arguments[index]) && param.type === 'Identifier' && !isOfAnAttempt(param.name) && before.some((event) => findsNothing(event, param.name)));
}

/** A text or a big number. */
const isOther = (argument: TSESTree.Node | undefined): boolean => argument?.type === 'Literal' && (typeof argument.value === 'string' || typeof argument.value === 'bigint');

const NOTHING = /^(!?)([\w$]+)( === (?:undefined|null))?$/;

/** `fee === undefined`, `!fee` */
function findsNothing(event: TraceEvent, name: string): boolean {
  if (event.kind !== 'assume') return false;
  const [, not = '', asked, nothing] = NOTHING.exec(symbolOf(event.value)) ?? [];
  return asked === name && event.result === ((not === '') === (nothing !== undefined));
}
