import type { TSESTree } from '@typescript-eslint/types';
import type { DelayCallback, DelayExpression, DelayFact, Growth, OptionChanges, OptionsPlace } from '../facts/retry-site.js';
import { askLess } from './guard/ask-less.js';
import { mathFunction } from './code/arithmetic.js';
import { addArgument, changeOptions } from './code/change-options.js';
import { type DelayTerms, delayCall, milliseconds } from './delay/delay-call.js';
import type { Draft } from './code/draft.js';
import { countInFunction } from './attempts/count-in-function.js';
import type { WriteOptions } from './code/fix.js';
import { giveUpInside } from './guard/give-up-inside.js';
import { indentationAt } from './code/file-style.js';
import { isTypeScript } from './code/is-typescript.js';
import { importedName } from './code/import-export.js';
import { isPermanent, PASSING } from './guard/permanent-failure.js';
import { refusePermanent } from './guard/refuse-permanent.js';
import { replaceLength } from './delay/tell-wait.js';
import { decomposeDelay } from './delay/decompose-delay.js';
import { delayTerms } from './delay/delay-terms.js';
import { libraryCapMs, siteCap } from './delay/site-cap.js';

/** Makes the waits random: by the option for that, else by the helper, which the function that works them out calls, or one that is written for that. */
export const spreadWaits: WriteOptions = (draft, place) => apply(draft, place, draft.site.facts.cures?.jitter ?? null) || replaceDelay(draft) || callHelper(draft, place);

/** Has the library wait where it does not: as long as the server asks, where it does not look at that either. */
export const waitBetween: WriteOptions = (draft, place) =>
  (draft.site.facts.retryAfter.kind === 'ignored' && obeyServer(draft, place)) || apply(draft, place, draft.site.facts.cures?.wait ?? null) || callHelper(draft, place);

/** Gives the waits a ceiling: by the option for that, else by the helper, which has one. */
export const capWaits: WriteOptions = (draft, place) => {
  const { cures } = draft.site.facts;
  return apply(draft, place, cures?.cap(libraryCapMs(draft)) ?? null) || replaceDelay(draft) || callHelper(draft, place);
};

/** Has a function that decides on more than the waits work them out with the helper. */
function replaceDelay(draft: Draft): boolean {
  const place = draft.site.facts.cures?.delayExpression ?? null;
  return place !== null && callAt(draft, place, null);
}

/** The same, and has the helper told of the header. */
function tellDelay(draft: Draft): boolean {
  const place = draft.site.facts.cures?.delayExpression ?? null;
  if (place === null || place.header === null || !callAt(draft, place, place.header.text)) return false;
  const { parameters } = place.header;
  if (parameters !== null) draft.insert(parameters.after.range[1], `, ${parameters.names.join(', ')}`);
  return true;
}

function callAt(draft: Draft, { node, attempt }: DelayExpression, retryAfter: string | null): boolean {
  const isOwn = decomposeDelay(node, draft.file) !== null || isNamed(node, attempt, draft);
  const call = isOwn ? ownCall(draft, node, retryAfter) : helperCall(draft, attempt, retryAfter);
  if (call !== null) replaceLength(draft, node, call);
  return call !== null;
}

/** Whether a wait is arithmetic on more than numbers and the retry: what has a name keeps it. */
function isNamed(node: TSESTree.Expression, attempt: string, { file }: Draft): boolean {
  const isHelperCall = node.type === 'CallExpression' && mathFunction(node) === null;
  return !isHelperCall && [...file.within(node)].some((part) => part.type === 'Identifier' && (file.variable(part)?.identifiers.length ?? 0) > 0 && !attempt.startsWith(part.name));
}

/** A wait as it is written, without what chance adds to it, as the longest that the helper draws. */
function ownCall(draft: Draft, node: TSESTree.Expression, retryAfter: string | null): string {
  const source = { node, unitMs: 1, helper: null, calls: [] };
  return delayCall(draft, { ...delayTerms(source, draft), retryAfter, offset: node.range[0] });
}

/** Gives up after some attempts. */
export const limitAttempts: WriteOptions = (draft, place) => apply(draft, place, draft.site.facts.cures?.attempts(draft.settings.maxAttempts) ?? null) || countInFunction(draft);

/** Retries no status that says that the request itself is wrong. */
export const keepClientErrors: WriteOptions = (draft, place) => {
  const { retryableClientErrors } = draft.settings;
  const { cures, retriedStatuses: { byStatus, named } } = draft.site.facts;
  // What may pass by itself and is named in the list was meant.
  const isKept = (status: number): boolean => status >= 400 && status < 500 && byStatus?.get(status) === 'retried' && !retryableClientErrors.includes(status) && !(PASSING.includes(status) && named.includes(status));
  if (apply(draft, place, cures?.statuses(isKept) ?? null) || apply(draft, place, cures?.refusal ?? null)) return true;
  const ends = [refusePermanent, inside, askLess];
  // What throws by itself knows the status where it does.
  return (draft.site.facts.operation.failsBy === 'error' ? ends : ends.toReversed()).some((end) => end(draft, place));
};

const inside: WriteOptions = (draft, place) => giveUpInside(draft, place, (error) => finalError(error, draft, place));

/** What the library takes for the end, made of an error. */
function finalError(error: string, draft: Draft, place: OptionsPlace): string | null {
  const parts = (draft.site.facts.cures?.finalError ?? '').split('{{error}}').map((part) => filledIn(part, draft, place));
  return parts.length < 2 || parts.includes(null) ? null : parts.join(error);
}

/** Waits as long as the server asks. */
export const obeyServer: WriteOptions = (draft, place) => callHelper(draft, place, true) || tellDelay(draft);

function apply(draft: Draft, place: OptionsPlace, changes: OptionChanges | null): boolean {
  if (changes === null) return false;
  if (!changes.safe) draft.safe = false;
  if (changes.whole !== undefined) return replaceWhole(draft, place, changes.whole);
  const set: Record<string, string> = {};
  for (const [name, text] of Object.entries(changes.set)) {
    const written = filledIn(text, draft, place);
    if (written === null) return false;
    set[name] = onLines(written, draft, place);
  }
  const { strategy } = changes;
  return changeOptions(draft, strategy === undefined ? place : { ...place, call: strategy, argument: 0, holder: null, under: [], elsewhere: [], shorthand: null }, { ...changes, set });
}

/** A text of several lines as the file has its own: indented as the call is, and with semicolons at their ends or without. */
function onLines(text: string, { file, style }: Draft, { call }: OptionsPlace): string {
  const [first = '', ...others] = text.split('\n');
  const outer = indentationAt(file.text, call.range[0]);
  const lines = others.map((line) => outer + line.replace(/^ {2}/, style.indent).replace(/;$/, style.semicolon));
  return [first, ...lines].join(style.newline);
}

function replaceWhole(draft: Draft, { call, argument }: OptionsPlace, { node, text }: NonNullable<OptionChanges['whole']>): boolean {
  if (node === null) return addArgument(draft, { call, argument }, text);
  draft.replace(node, text);
  return true;
}

/** A text with what the file calls the library's exports, and with the helper; null where they cannot be had. */
function filledIn(text: string, draft: Draft, { call, modules }: OptionsPlace): string | null {
  const parts = text.split(/\{\{(.+?)\}\}/g).map((part, i) => (i % 2 === 0 ? part : placed(part, draft, call.type === 'JSXOpeningElement' ? call.name : call.callee, modules)));
  return parts.includes(null) ? null : parts.join('');
}

/** What stands for `callee`, `import NAME`, `delay RETRY`, `delay RETRY after HEADER`, `permanent STATUS`, and `type OF_A_PARAMETER`, which JavaScript has none of. */
function placed(part: string, draft: Draft, callee: TSESTree.Node, modules: readonly string[]): string | null {
  const [kind = '', ...words] = part.split(' ');
  if (kind === 'callee') return draft.file.textOf(callee);
  if (kind === 'permanent') return isPermanent(draft, words.join(' '));
  if (kind === 'type') return isTypeScript(draft) ? `: ${words.join(' ')}` : '';
  const [attempt = '', header = null] = words.join(' ').split(' after ');
  return kind === 'import' ? importedName(draft, modules, attempt) : helperCall(draft, attempt, header);
}

/** Writes a function that works the waits out with the helper, from the numbers that the library goes by. */
function callHelper(draft: Draft, place: OptionsPlace, obeys = false): boolean {
  const callback = draft.site.facts.cures?.callback ?? null;
  if (callback === null || (obeys && callback.header === null)) return false;
  const { option, parameters, header } = obeys || callback.isTold ? told(callback) : { ...callback, header: null };
  const call = helperCall(draft, callback.attempt, header);
  return call !== null && changeOptions(draft, place, { set: { [option]: `(${parameters.join(', ')}) => ${answerOf(callback, call)}` }, remove: [] });
}

/** What the function answers with: the length, or a promise for the end of it. */
const answerOf = ({ waits }: DelayCallback, length: string): string => (waits ? `new Promise((resolve) => setTimeout(resolve, ${length}))` : length);

/** A function that is handed what holds the header as well, where there is any. */
const told = ({ option, parameters, allParameters, header }: DelayCallback): Pick<DelayCallback, 'option' | 'parameters' | 'header'> => ({ option, parameters: header === null ? parameters : allParameters, header });

function helperCall(draft: Draft, attempt: string | null, retryAfter: string | null): string | null {
  const terms = termsOf(draft, attempt);
  return terms === null ? null : delayCall(draft, { ...terms, cap: siteCap(draft, draft.site.node), retryAfter });
}

type Terms = Pick<DelayTerms, 'attempt' | 'base' | 'factor'>;

/** The retry, the base and the factor of the waits as they are; null where the helper cannot follow them. */
function termsOf({ settings, site }: Draft, attempt: string | null): Terms | null {
  const { growth, delay } = site.facts;
  const first = delay.steps[0];
  if (growth.kind === 'none') return { attempt: attempt ?? '0', base: milliseconds(settings.baseDelayMs) };
  if (growth.kind === 'table' && attempt !== null) return tableTerms(delay.steps, attempt);
  if (!first) return null;
  if (growth.kind === 'fixed') return { attempt: attempt ?? '0', base: milliseconds(first.max) };
  return attempt === null ? null : growingTerms(growth, attempt, first.min === first.max ? first.max : rounded(first.max));
}

/** What is longer was worked out. */
const LONGEST_LIST = 8;

/**
 * `[100, 200, 500][attempt - 1] ?? 500`: each length of a list as the longest that the helper draws, the last one for all that follow. Null where one is not known, or that
 * nobody has written down as a list.
 */
function tableTerms(steps: DelayFact['steps'], attempt: string): Terms | null {
  const lengths = steps.flatMap((step) => (step !== null && step.min === step.max ? [step.max] : []));
  const last = lengths.at(-1);
  if (last === undefined || lengths.length < steps.length) return null;
  const list = lengths.slice(0, lengths.findLastIndex((length) => length !== last) + 2);
  if (list.length > LONGEST_LIST || !list.every(Number.isSafeInteger)) return null;
  return { attempt: '0', base: `[${list.map(milliseconds).join(', ')}][${attempt}] ?? ${milliseconds(last)}` };
}

/** With two digits: the most that chance may come to is no number that anybody wrote. */
const rounded = (ms: number): number => Number(ms.toPrecision(2));

function growingTerms(growth: Growth, attempt: string, firstMs: number): Terms | null {
  if (growth.kind === 'linear') return linearTerms(growth.stepMs, firstMs, attempt);
  if (growth.kind !== 'exponential') return null;
  return { attempt, base: milliseconds(firstMs), factor: growth.factor === null ? null : String(growth.factor) };
}

/** The helper's base grows with the retry, from what is waited beside that, and its power stays at none. */
function linearTerms(stepMs: number | null, firstMs: number, attempt: string): Terms | null {
  if (stepMs === null) return null;
  const counted = / - 1$/.test(attempt) ? attempt.slice(0, -4) : `(${attempt} + 1)`;
  const besideMs = Math.round(firstMs - stepMs);
  return { attempt: '0', base: `${besideMs > 0 ? `${milliseconds(besideMs)} + ` : ''}${milliseconds(stepMs)} * ${counted}` };
}
