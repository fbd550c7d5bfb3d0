import type { TSESTree } from '@typescript-eslint/types';

import { byName } from '../../sites/by-name.js';
import { lastNameOf } from '../../sites/members.js';
import { type Source, parentOf } from '../../sites/source.js';
import { wordsOf } from '../../sites/words-of.js';

/** What a name says before it says that it waits: how that is done, not what. */
const BEFORE = '(?:abortable|cancell?able|interruptible|async|promised?|promisified|safe|simple|do|my|await) ';
const WAITS = '(?:m?sleep|delay|wait|pause|snooze|nap)';
const LENGTH = '(?:time|duration|ms|millis|milliseconds|secs?|seconds)';
/** What follows: for how long, what ends it early, and in which style it is written. */
const AFTER = ` (?:(?:for )?${LENGTH}|for (?:timeout|delay)|with|or|unless|abort(?:ed)?|cancel(?:led|lation)?|signal|async|promised?|p|fn|impl|helper)`;

/** A test that moves its clock on has waited. */
const OF_A_CLOCK = 'advance timers by time';

/** A wait by its name alone: `sleep`, `abortableSleep`, `waitForTimeout`, `setTimeoutAsync`, and all that ends with to sleep. */
const WAITS_BY_NAME = new RegExp(`^(?:${BEFORE})*${WAITS}(?:${AFTER})*$|^(?:sleep|delay|pause) for$|^(?:set )?timeout (?:async|promise|p)$|^(?:async|promise) (?:set )?timeout$|(?:^| )m?sleep(?: sync)?$|^${OF_A_CLOCK}(?: async)?$`);

/** The name of a length as much as of a wait, `delayMs(attempt)`. */
const OF_A_LENGTH = new RegExp(`^(?!.* for ).* ${LENGTH}$`);

/** What a length is kept in: `delay`, `retryDelayMs`, `backoff`. */
const HOLDS_A_LENGTH = new RegExp(`(?:^| )(?:delay|wait|pause|backoff|interval|${LENGTH})(?: ${LENGTH})?$`);

/** Names of functions that only say how long to wait, or wait too. */
const OF_A_BACKOFF = /^(?!calc|get|compute|next|determine|find|make|create|to )(?:.* )?(?:backoff(?: delay| and (?:wait|sleep|pause))?|wait delay)$/;

/** What is waited for by a name that says when: `waitForRetry(response)`, `sleepBeforeNextAttempt(attempt)`. */
const BEFORE_ANOTHER = new RegExp(`^(?:${BEFORE})*${WAITS} (?:for|before|until|till|to|between) (?:the )?(?:(?:next )?retr(?:y|ies|ying)|next (?:attempt|try))$`);

/** A name that says how a length comes about, and not that it is handed one. */
const tellsNoLength = (words: string): boolean => OF_A_BACKOFF.test(words) || BEFORE_ANOTHER.test(words);

/** Waits whatever becomes of what it gives; "if waited for" where its name may be that of a length. */
const waitsByName = byName((name): boolean | 'if waited for' => {
  const words = wordsOf(name);
  const waits = WAITS_BY_NAME.test(words);
  return (waits && !OF_A_LENGTH.test(words)) || (waits || tellsNoLength(words) ? 'if waited for' : false);
});

/**
 * Whether the function that is called waits, by the name that it has where it comes from. What may be the name of a length
 * waits where somebody waits for it. `extra`: names that the settings say.
 */
export function isSleepName(name: string, node: TSESTree.Node, extra: readonly string[]): boolean {
  const waits = extra.includes(name) || (!isStopped(node) && !givesAnswer(node) && waitsByName(name));
  return waits === 'if waited for' ? isWaitedFor(node) : waits && !isLength(node);
}

/** `audio.pause();`: what is told no length, and not waited for, comes to rest itself. */
const isStopped = (node: TSESTree.Node): boolean => node.type === 'CallExpression' && node.callee.type === 'MemberExpression' && node.arguments.length === 0 && parentOf(node)?.type === 'ExpressionStatement';

/** `const receipt = await transaction.wait(3);`: what is kept of it is the end of something, and no time that has gone by. A wait of one's own may tell how it ended. */
function givesAnswer(node: TSESTree.Node): boolean {
  const parent = parentOf(node);
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression' || node.callee.object.type === 'ThisExpression' || lastNameOf(node.callee) !== 'wait') return false;
  const keeper = parent?.type === 'AwaitExpression' ? parent.parent : null;
  return keeper?.type === 'VariableDeclarator' || keeper?.type === 'AssignmentExpression';
}

/** Whether what a call gives is worked with as a number, `Math.min(delay(attempt), cap)`, or is the length of another wait: then it is one. */
function isLength(call: TSESTree.Node): boolean {
  const parent = parentOf(call);
  switch (parent?.type) {
    case 'BinaryExpression':
      return /^[-+*/%]$|^\*\*$/.test(parent.operator);
    case 'LogicalExpression':
      return parent.left === call && isNumber(parent.right);
    case 'Property': // `fullJitter(attempt, { base: delayFor(attempt) })`, as a fix writes it
      return parent.key.type === 'Identifier' && parent.key.name === 'base';
    case 'CallExpression':
      return isOfMath(parent.callee) || isLengthOfTimer(call);
    default:
      return false;
  }
}

const isNumber = (node: TSESTree.Node): boolean => node.type === 'Literal' && typeof node.value === 'number';

const isOfMath = (callee: TSESTree.Node): boolean => callee.type === 'MemberExpression' && callee.object.type === 'Identifier' && callee.object.name === 'Math';

/** `delay` of `setTimeout(wake, delay)` */
const isLengthOfTimer = (node: TSESTree.Node): boolean => node.parent?.type === 'CallExpression' && node.parent.arguments[1] === node && lastNameOf(node.parent.callee) === 'setTimeout';

const isWaitedFor = (node: TSESTree.Node): boolean => /^(Await|Member)Expression$|^(Expression|Return)Statement$/.test(parentOf(node)?.type ?? '');

/** `const retryInMs = delayFn(attempt); … setTimeout(wake, retryInMs)`: what is handed to a timer was a length, whatever the name of what gave it. */
export function isLengthKept({ parent }: TSESTree.Node, source: Source): boolean {
  if (parent?.type !== 'VariableDeclarator' || parent.id.type !== 'Identifier') return false;
  return source.variable(parent.id)?.references.some(({ identifier }) => isLengthOfTimer(identifier)) ?? false;
}

/** Whether the name of what is given says that it is a length. */
export const isLengthName = byName((name) => HOLDS_A_LENGTH.test(wordsOf(name)));

/** Whether what is given may be no length, but the number of the attempt: `backoff(attempt)`, `this.backoff.wait(attempt)`. */
export const mayTakeAttempt = (name: string, node: TSESTree.Node): boolean => tellsNoLength(wordsOf(name)) || OF_A_BACKOFF.test(wordsOf(holderOf(node)));

/** What a method is called on, by its name. */
const holderOf = (node: TSESTree.Node): string => (node.type === 'CallExpression' && node.callee.type === 'MemberExpression' ? lastNameOf(node.callee.object) : '');

/** Waits before it returns: `sleepSync(100)`. */
export const waitsAtOnce = (name: string): boolean => / sync$/.test(wordsOf(name)) || wordsOf(name) === OF_A_CLOCK;

/** What a length is counted in by the last word of its name, in ms. */
const OF_LENGTHS: readonly (readonly [name: RegExp, unitMs: number])[] = [
  [/^(?:secs?|seconds?)$/, 1000],
  [/^(?:mins|minutes?)$/, 60_000],
  [/^(?:hrs|hours?)$/, 3_600_000],
];

/** The unit that the name of a length tells, `config.RETRY_MINUTES`, in ms; null where it tells none, or ms. */
export function unitOfLength(name: string): number | null {
  const last = wordsOf(name.slice(name.lastIndexOf('.') + 1)).split(' ').at(-1) ?? '';
  return OF_LENGTHS.find(([unit]) => unit.test(last))?.[1] ?? null;
}

/** The unit that the name of a wait tells, in ms; null where it tells none. */
export function unitInName(name: string): 1 | 1000 | null {
  const last = wordsOf(name).split(' ').at(-1) ?? '';
  if (/^(?:ms|msleep|millis|milliseconds)$/.test(last)) return 1;
  return /^(?:secs?|seconds)$/.test(last) ? 1000 : null;
}
