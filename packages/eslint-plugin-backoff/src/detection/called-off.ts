import type { TSESTree } from '@typescript-eslint/types';

import type { Path } from '../interpreter/paths.js';
import { type TraceEvent, attemptsOf } from '../interpreter/trace.js';
import { Mark, hasMark, symbolOf } from '../interpreter/values/values.js';
import { lastNameOf } from '../sites/members.js';
import { timerAround } from '../sites/scheduled-call.js';
import type { Source } from '../sites/source.js';

/**
 * `if (isRunning) controller.abort(); … catch (error) { if (error.name === 'AbortError') run(); }`: only what the file itself has called off, to
 * do it anew, is done again. What a timer calls off took too long, and that is a failure. A request without a signal is never called off.
 */
export function isCalledOff({ trace }: Path, source: Source): boolean {
  if (!trace.events.some(isAborted)) return false;
  if (attemptsOf(trace).every(({ node }) => isFetchWithoutSignal(node))) return true;
  const calls = abortsIn(source.parsed.ast, source);
  return calls.length > 0 && calls.every((call) => timerAround(call) === null);
}

/** `fetch('/users')`, `fetch(url, { method: 'POST' })`: all that it is told is written there. What is handed alone by a name may be a request with a signal. */
function isFetchWithoutSignal(node: TSESTree.Node): boolean {
  if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier' || node.callee.name !== 'fetch') return false;
  const [url, options] = node.arguments;
  return options === undefined ? url?.type === 'Literal' || url?.type === 'TemplateLiteral' : options.type === 'ObjectExpression' && options.properties.every(isOther);
}

const isOther = (property: TSESTree.ObjectLiteralElement): boolean =>
  property.type === 'Property' && !property.computed && (property.key.type === 'Literal' ? property.key.value : lastNameOf(property.key)) !== 'signal';

/** `error.name === 'AbortError'`, `isAbortError(error)`, and so it was. */
const isAborted = (event: TraceEvent): boolean => event.kind === 'assume' && event.result && hasMark(event.value, Mark.operation) && /^(?!!).*(=== AbortError$|\bis(Abort|Cancel)\w*\()/.test(symbolOf(event.value));

function abortsIn(node: TSESTree.Node, source: Source): readonly TSESTree.Node[] {
  const own = node.type === 'CallExpression' && lastNameOf(node.callee) === 'abort' ? [node] : [];
  return [...own, ...source.children(node).flatMap((child) => abortsIn(child, source))];
}
