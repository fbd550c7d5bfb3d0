import type { TSESTree } from '@typescript-eslint/types';

import { wayOn } from '../../interpreter/syntax/condition.js';
import { type Trace, type TraceEvent, attemptsOf } from '../../interpreter/trace.js';
import { Mark, hasMark, symbolOf } from '../../interpreter/values/values.js';
import { contains, type Source } from '../../sites/source.js';
import type { SiteRuns } from '../runs/runs.js';
import { signalAround } from '../waits/signals.js';

/**
 * Whether who calls the site ends its retries by calling off an attempt: `if (error.name === 'AbortError') throw error`, where the attempts
 * are handed his signal, or something else of his that may be one. An attempt that the site itself calls off is only one that took too long.
 */
export function isEndedByAbort({ retrying, repetition: { node }, source }: SiteRuns): boolean {
  if (retrying.length === 0 || !retrying.every((trace) => leavesWhenAborted(trace, node))) return false;
  return signalAround(node, source) !== null || retrying.every((trace) => attemptsOf(trace).some((attempt) => [...attempt.stack, attempt.node].some((call) => isHandedOn(call, node, source))));
}

const leavesWhenAborted = ({ events }: Trace, site: TSESTree.Node): boolean => events.some((event) => contains(site, event.node ?? site) && asksForAbort(event));

/** `error.name === 'AbortError'`, `isAbortError(error)`, `axios.isCancel(error)`, and it goes on because it is none. */
const asksForAbort = (event: TraceEvent): boolean =>
  event.kind === 'assume' && hasMark(event.value, Mark.operation) && /abort|cancel/i.test(symbolOf(event.value)) && wayOn(event.node) === event.result;

/** `this.open(progress, name)` where `progress` is a parameter around it; what is handed a signal of its own is not called off by others. */
function isHandedOn(call: TSESTree.Node, site: TSESTree.Node, source: Source): boolean {
  if (call.type !== 'CallExpression' || call.arguments.some((argument) => /signal/i.test(source.text(argument)))) return false;
  return call.arguments.some((argument) => argument.type === 'Identifier' && isObjectHandedIn(argument, site, source));
}

/** A parameter of a type of its own, or of which something is asked: no text or number is called off. */
function isObjectHandedIn(argument: TSESTree.Identifier, site: TSESTree.Node, source: Source): boolean {
  const variable = source.variable(argument);
  const definition = variable?.defs[0];
  if (definition?.type !== 'Parameter' || !contains(definition.node, site)) return false;
  const type = definition.name.type === 'Identifier' ? definition.name.typeAnnotation?.typeAnnotation : undefined;
  return type === undefined ? variable?.references.some(({ identifier: { parent } }) => parent.type === 'MemberExpression') === true : type.type === 'TSTypeReference';
}
