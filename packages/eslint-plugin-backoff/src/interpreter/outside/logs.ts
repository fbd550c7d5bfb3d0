import type { TSESTree } from '@typescript-eslint/types';

import { byName } from '../../sites/by-name.js';
import { lastNameOf } from '../../sites/members.js';
import type { Source } from '../../sites/source.js';
import type { Callee } from '../callee.js';
import type { Run } from '../run.js';
import { symbolOf } from '../values/values.js';

/** Names of functions that tell somebody of what happened. */
const LOG = /^((debug|error|warn|info|trace|write|verbose|audit)?_?[lL]og|logger|console|winston|pino|debug|trace|info|warn|warning|error|verbose|fatal|report|captureException|captureMessage|increment|inc|metric|metrics|emit|dispatch|notify|track|onRetry|onFailedAttempt|onError|addBreadcrumb|recordException|print|write|log[A-Z]\w*|on[A-Z]\w*(Retry|Error|Fail\w*|Attempt)|(report|record|track|emit|notify|increment)[A-Z]\w*|(send|write|add|append|push|put|post)([A-Z]\w*)?Log)$/;
const LOGGER = /(^|\.)(_?(log|logger|console|logging|tracer|span|stats|statsd|metrics|telemetry|Sentry|winston|pino|ora|spinner|signale|consola|chalk)\w*)(\.|$)/i;

const isLogName = byName((name) => LOG.test(name));
const isLoggerPath = byName((path) => LOGGER.test(path));

/** Whether a call tells somebody of what happened. */
export function isLog(callee: Callee, run: Run): boolean {
  return isLogName(callee.name) || isLoggerPath(holderName(callee)) || run.source.names.logFunctions.includes(callee.name);
}

/** The name of what stands before the dot; empty for a plain call. */
export function holderName({ holder }: Callee): string {
  return holder === null ? '' : symbolOf(holder);
}

/** By the text alone: `this.log.info(…)`, `log(…)`. What events and callbacks are told may do more than tell. */
export const isLogCall = ({ callee }: TSESTree.CallExpression, source: Source): boolean => isLogFunction(callee, source);

/** The same of what is called, or handed on to be: `.catch(console.error)`. */
export function isLogFunction(callee: TSESTree.Node, source: Source): boolean {
  return callee.type === 'MemberExpression' ? isLoggerPath(source.text(callee.object)) : /^_?(log|debug)([A-Z]\w*)?$/.test(lastNameOf(callee));
}

/** `show('Could not connect, trying again')`: a call by any name that is handed a text of several words, and asked for nothing. */
export const isHandedSentence = ({ arguments: args }: TSESTree.CallExpression): boolean => args.some((argument) => /[^\W\d]\W*\s+\W*[^\W\d]/.test(textIn(argument)));

function textIn(node: TSESTree.Node): string {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : '';
  return node.type === 'TemplateLiteral' ? node.quasis.map(({ value }) => value.raw).join(' ') : '';
}
