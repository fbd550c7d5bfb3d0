import type { TSESTree } from '@typescript-eslint/types';

import type { Callee } from '../callee.js';
import { isCountedDown, isSteppedFromNothing, isSteppedMember } from '../syntax/counting.js';
import { react } from '../built-ins/promises.js';
import type { Run } from '../run.js';
import { forgiven } from './forgiven.js';
import { describe } from './target.js';
import { number } from '../values/numbers.js';
import { type Value, symbolOf, unknown } from '../values/values.js';

/** The settings of the request that is intercepted: what `error.config` and `response.config` give. */
export const CONFIG = unknown('config');

/** What a request made of the client itself comes to. */
export function intercepted(answer: Value, node: TSESTree.Node, callee: Callee, args: readonly Value[], run: Run): Value {
  if (run.interceptors === null) return forgiven(answer, node, run);
  const config = args.find(isConfig);
  return config === undefined || !isMadeOf(run.interceptors.client, callee) ? answer : passedOn(answer, config, node, run);
}

/** `client(config)`, `this.client(config)`, `client.request(config)` */
const isMadeOf = (client: string, { holder, value }: Callee): boolean => symbolOf(value) === client || (holder !== null && symbolOf(holder) === client);

/** The interceptors are told of what a request with those settings came to. */
export function passedOn(answer: Value, config: Value, node: TSESTree.Node, run: Run): Value {
  if (answer.kind !== 'promise' || run.interceptors === null) return answer;
  run.clients.set(node, run.interceptors.module);
  tellConfig(answer.value, config);
  return react(answer, run.interceptors.done, run.interceptors.failed, node, run);
}

function tellConfig(value: Value, config: Value): void {
  if (value.kind !== 'object') return;
  value.props.set('config', config);
  const response = value.props.get('response');
  if (response?.kind === 'object') response.props.set('config', config);
}

/**
 * What the interceptors count on the settings of a request begins with nothing: nobody else does. Null for what is not counted, and for what
 * is counted down: the caller has said from where.
 */
export function countedSetting(holder: string, member: TSESTree.Node, { interceptors, source }: Run): Value | null {
  if (interceptors === null || holder !== CONFIG.symbol) return null;
  const name = source.text(member);
  if (isCountedDown(name, source)) return null;
  return isSteppedMember(name, source) || isSteppedFromNothing(name, source) ? number(0) : null;
}

const isConfig = (value: Value): boolean => (value.kind === 'unknown' && value.symbol === CONFIG.symbol) || (value.kind === 'object' && value.symbol === CONFIG.symbol);

/** The target of a request by the settings of the one that failed; null for another. */
export function requestTarget(args: readonly Value[], run: Run): string | null {
  if (run.interceptors === null) return null;
  const config = args.find(isConfig);
  return config === undefined ? null : describe(config, 0, run);
}
