import type { TSESTree } from '@typescript-eslint/types';
import { addCounter } from './add-counter.js';
import { literalNumber, minus } from '../code/arithmetic.js';
import { attemptCalls } from './attempt-calls.js';
import { constantValue } from '../code/constant-value.js';
import type { Draft } from '../code/draft.js';
import { isTypeScript } from '../code/is-typescript.js';
import { siteCounter } from './site-counter.js';
import { stuckCounter } from './stuck-counter.js';
import { stepOf, stepsBefore, stepsIn } from './steps.js';
import { untestedCounter } from './untested-counter.js';
import { bare, contains, isLoop } from '../code/syntax.js';
import type { SiteCounter } from './counter.js';

/** The zero-based retry at a node, as an expression. Where nothing counts, a counter is added; null where none can be. */
export function retryNumber(draft: Draft, at: TSESTree.Node, offset = at.range[0]): string | null {
  const known = knownRetryNumber(draft, at, offset);
  if (known !== null && siteCounter(draft)?.isHandedStart !== true) return known;
  return addedRetryNumber(draft, at) ?? known;
}

function addedRetryNumber(draft: Draft, at: TSESTree.Node): string | null {
  const { kind, node, facts: { bound, shape } } = draft.site;
  // What a render declares, the next one begins anew; a counter that does not move yet needs none beside it.
  if (shape.component !== null || stuckCounter(draft)) return null;
  if (bound.kind === 'attempts' && bound.attempts === 2) return '0';
  // A loop's counter, or a parameter, means nothing in a function beside it.
  return kind === 'reconnect' || contains(node, at) ? draft.once('retry number', () => addCounter(draft, at)) : null;
}

/** The same by what the site counts with already; null where nothing does. */
export function knownRetryNumber(draft: Draft, at: TSESTree.Node, offset = at.range[0]): string | null {
  const counter = siteCounter(draft);
  const retry = counter && isVisible(counter.text, at, draft) ? fromCounter(counter, offset, draft) : null;
  if (retry === null || counter === null) return besideCounter(draft, at, offset);
  // Handed more than its default, it would count from below zero.
  if (counter.isHandedStart) return `Math.max(0, ${retry})`;
  return isOptionalMember(counter, draft) ? retry.replace(counter.text, `(${counter.text} ?? 0)`) : retry;
}

/** The same by what counts beside a counter that begins anywhere: `attempt` beside `left = options.retries`. */
function besideCounter(draft: Draft, at: TSESTree.Node, offset: number): string | null {
  const other = draft.site.kind === 'repeat' ? null : untestedCounter(draft);
  return other && isVisible(other.text, at, draft) ? fromCounter(other, offset, draft) : null;
}

/** Whether TypeScript may take a counter for missing: what a function has found it to be, those within forget of a member. */
function isOptionalMember({ text }: SiteCounter, draft: Draft): boolean {
  if (!text.includes('.') || !isTypeScript(draft)) return false;
  const own = draft.file.textOf(draft.site.node);
  return own.includes(`${text} ?? 0`) || own.includes(`${text} || 0`);
}

function fromCounter(counter: SiteCounter, offset: number, draft: Draft): string | null {
  const { text, step } = counter;
  const { range } = draft.site.node;
  // What waits elsewhere is called where the steps have been made.
  const made = range[0] <= offset && offset <= range[1] ? stepsMade(counter, offset, draft) : null;
  const start = made === null ? null : startValue(counter, draft);
  if (made === null || start === null) return fromFacts(counter, draft);
  if (typeof start !== 'number') return minus(`${start.name} - ${text}`, made - start.more);
  return step === 1 ? minus(text, start + made) : `${start - made} - ${text}`;
}

/** By the value that the runs saw, where the code does not tell where the counter starts. */
function fromFacts({ text, step }: SiteCounter, { site }: Draft): string | null {
  const first = site.facts.shape.counter?.first ?? null;
  if (first === null) return null;
  return step === 1 ? minus(text, first) : `${first} - ${text}`;
}

/** How often the counter has moved before the first retry; null where it moves both ways, and so counts something else. */
function stepsMade({ text, step, isParameter }: SiteCounter, offset: number, draft: Draft): number | null {
  const { site, file } = draft;
  const steps = stepsIn(site.node, text, file);
  if (steps.some((each) => stepOf(each) !== step)) return null;
  // What only another function moves has moved where the runs saw it.
  if (steps.length === 0 && !isParameter && !isLoop(site.node)) return null;
  // The next call is handed another number.
  const isHanded = isParameter && attemptCalls(draft).every(({ range }) => offset <= range[0]);
  return stepsBefore(draft, steps, offset) + (isHanded ? 1 : 0);
}

/** What is counted down from by name, and so much more: `retries + 1`. */
interface NamedStart {
  readonly name: string;
  readonly more: number;
}

/** What the counter starts with: a number, or the name of one to count down from. */
function startValue({ start, step }: SiteCounter, draft: Draft): number | NamedStart | null {
  const node = start && bare(start);
  if (!node) return null;
  const named = step === -1 ? namedStart(node, draft) : null;
  if (named) return named;
  const value = node.type === 'Identifier' ? constantValue(node, draft.file) : node;
  return value && literalNumber(bare(value));
}

function namedStart(node: TSESTree.Node, draft: Draft): NamedStart | null {
  if (isNamed(node, draft)) return { name: draft.file.textOf(node), more: 0 };
  const more = node.type === 'BinaryExpression' && node.operator === '+' ? literalNumber(node.right) : null;
  return node.type === 'BinaryExpression' && more !== null && isNamed(node.left, draft) ? { name: draft.file.textOf(node.left), more } : null;
}

/** `retries`, and `this.retries`, `Client.RETRIES`, `limits.retries` whose value the runs have seen, and which the file sets nowhere. */
function isNamed(node: TSESTree.Node, draft: Draft): boolean {
  const { file, site } = draft;
  if (node.type === 'Identifier') return isVisible(node.name, node, draft);
  const text = file.textOf(node);
  const isKnown = node.type === 'MemberExpression' && typeof site.facts.shape.counter?.first === 'number';
  if (!isKnown || !/^[\w$.]+$/.test(text) || !isVisible(text, node, draft)) return false;
  return ![...file.within(file.program)].some((each) => isSet(each) && file.textOf(each.type === 'UpdateExpression' ? each.argument : each.left) === text);
}

const isSet = (node: TSESTree.Node): node is TSESTree.AssignmentExpression | TSESTree.UpdateExpression => node.type === 'AssignmentExpression' || node.type === 'UpdateExpression';

/** Whether the names in an expression's text mean at a node what they mean at the site. */
function isVisible(text: string, at: TSESTree.Node, { file, site }: Draft): boolean {
  const root = /^[\w$]+/.exec(text)?.[0];
  if (root === undefined || root === 'this') return root === 'this';
  const here = file.lookUp(root, at.range[0]);
  return here !== null && (here === file.lookUp(root, site.node.range[1] - 1) || here.scope.block.type !== 'Program');
}
