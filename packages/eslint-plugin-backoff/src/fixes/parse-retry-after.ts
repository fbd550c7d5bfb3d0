import type { TSESTree } from '@typescript-eslint/types';
import type { Wait } from '../facts/retry-site.js';
import { actualWait } from './delay/actual-wait.js';
import { delayCall, type DelayTerms, milliseconds } from './delay/delay-call.js';
import { type DelaySource, delaySource, isPlain } from './delay/delay-source.js';
import { delayTerms } from './delay/delay-terms.js';
import type { Draft } from './code/draft.js';
import { isNothing } from './answer/forgiven.js';
import { constantValue } from './code/constant-value.js';
import { dropUnused } from './code/drop-unused.js';
import { type ExistingDelayCall, existingDelayCall } from './delay/existing-delay-call.js';
import { inUnit } from './delay/jitter-delay.js';
import { fix } from './code/fix.js';
import { type Fallback, type HeaderRead, headerRead, isSetByHeader, withoutHeader } from './retry-after/header-read.js';
import { literalNumber, mathFunction } from './code/arithmetic.js';
import { bare, contains } from './code/syntax.js';
import { headerText } from './retry-after/header-text.js';
import { type ParsedInHelper, parsedInHelper } from './retry-after/parsed-in-helper.js';
import { passHeader } from './retry-after/pass-header.js';
import { retryAfterAt } from './retry-after/retry-after-at.js';
import { knownRetryNumber, retryNumber } from './attempts/retry-number.js';

/** Hands the raw header to the helper, in place of a parse that gets one of its two forms wrong. */
export const parseRetryAfter = fix((draft) => waitsByHeader(draft).map((wait) => parseHeader(draft, wait)).some(Boolean), undefined, () => true);

/** The wait that comes of the wrong parse, and those that read the header themselves. */
function waitsByHeader({ site: { facts }, file }: Draft): Wait[] {
  const wrong = facts.retryAfter.misuse?.wait;
  const others = facts.delay.waits.filter(({ node, delayNode }) => node !== wrong?.node && delayNode && headerRead(delayNode, file));
  return wrong ? [wrong, ...others] : others;
}

/** Has the helper work out a wait whose length is read from the header, which it is handed as it stands. False where that cannot be done. */
export function parseHeader(draft: Draft, wait: Wait): boolean {
  const source = delaySource(actualWait(wait, draft.file), draft);
  if (!source || source.unitMs === null || isSetByHeader(source.node, draft.file)) return false;
  const existing = existingDelayCall(wait, draft);
  const inHelper = existing ? null : parsedInHelper(source.node, draft.file);
  if (inHelper) return replaceResult(draft, inHelper);
  const read = headerRead(source.node, draft.file);
  const header = read ? headerText(read.node, source.node, draft.file) : headerAt(draft, source, wait);
  if (header === null) return false;
  return existing ? handOver(draft, source.node, existing, header) : replaceWhole(draft, source, read, header);
}

function replaceWhole(draft: Draft, source: DelaySource, read: HeaderRead | null, header: string): true {
  const parsed = branchBesideFixed(source.node, header, draft);
  const ceiling = ceilingOf(parsed ?? source.node, draft);
  const terms = termsWithout(source, read, draft, parsed === null);
  const retryAfter = (parsed && nameIn(parsed, header, draft)) ?? header;
  const call = delayCall(draft, { ...terms, cap: ceiling ?? terms.cap, retryAfter });
  const capped = ceiling === null ? call : `Math.min(${call}, ${ceiling})`;
  draft.replace(parsed ?? source.node, inUnit(capped, source.unitMs));
  dropUnused(draft, parsed ?? source.node, capped);
  return true;
}

/** `header ? parse(header) : defaultMs`: the branch that parses, where what is waited without the header is as long each time, and stays. */
function branchBesideFixed(delay: TSESTree.Expression, header: string, { file }: Draft): TSESTree.Expression | null {
  const node = bare(delay);
  if (node.type !== 'ConditionalExpression' || !asksIfThere(node.test, header, file)) return null;
  const parsed = [node.consequent, node.alternate].filter((branch) => headerRead(branch, file) !== null);
  const [other] = [node.consequent, node.alternate].filter((branch) => !parsed.includes(branch));
  return parsed.length === 1 && other !== undefined && isPlain(other) && literalNumber(bare(other)) !== 0 ? (parsed[0] ?? null) : null;
}

/** `header`, `header !== null`: whether a test is of the raw header itself, and of nothing that was made of it. */
function asksIfThere(test: TSESTree.Expression, header: string, file: Draft['file']): boolean {
  const node = bare(test);
  if (node.type === 'BinaryExpression') return /^!==?$/.test(node.operator) && isNothing(node.right) && node.left.type !== 'PrivateIdentifier' && asksIfThere(node.left, header, file);
  const value = node.type === 'Identifier' ? constantValue(node, file) : node;
  return value !== null && file.textOf(value) === header;
}

/** The name by which what parses the header has it. */
function nameIn(parsed: TSESTree.Expression, header: string, { file }: Draft): string | null {
  for (const node of file.within(parsed)) {
    const value = node.type === 'Identifier' ? constantValue(node, file) : null;
    if (value !== null && file.textOf(value) === header) return file.textOf(node);
  }
  return null;
}

/** The helper works out a wait of the site's own beside the parse: handed the header, it does for both. */
function handOver(draft: Draft, delay: TSESTree.Expression, { options }: ExistingDelayCall, header: string): boolean {
  const { file } = draft;
  const own = withoutHeader(delay, file);
  const last = options.properties.at(-1);
  if (!own || !last || !contains(own, options) || options.properties.some((property) => /^retryAfter\b/.test(file.textOf(property)))) return false;
  const text = `${file.text.slice(own.range[0], last.range[1])}, retryAfter: ${header}${file.text.slice(last.range[1], own.range[1])}`;
  draft.replace(delay, text);
  dropUnused(draft, delay, text);
  return true;
}

/** The parse alone: what the local function waits otherwise stays its own. */
function replaceResult(draft: Draft, { result, header }: ParsedInHelper): boolean {
  const { baseDelayMs, maxDelayMs } = draft.settings;
  draft.replace(result, delayCall(draft, { attempt: '0', base: milliseconds(baseDelayMs), cap: milliseconds(maxDelayMs), retryAfter: header }));
  return true;
}

/** The site's own ceiling to what the server asks for: of `Math.min(parsed, ceiling)`. */
function ceilingOf(delay: TSESTree.Node, { file }: Draft): string | null {
  const call = bare(delay);
  if (call.type !== 'CallExpression' || mathFunction(call) !== 'min' || call.arguments.length !== 2) return null;
  const own = call.arguments.filter((argument) => !headerRead(argument, file));
  return own.length === 1 && own[0] ? file.textOf(own[0]) : null;
}

/** The header of the site, handed on to where the delay is worked out. */
function headerAt(draft: Draft, { calls }: DelaySource, { node }: Wait): string | null {
  const header = retryAfterAt(draft, node);
  return header === null ? null : passHeader(draft, calls, header);
}

/**
 * What the site waits where there is no header, or else the settings' numbers.
 *
 * @param mayGrow whether what is as long each time may grow
 */
function termsWithout(source: DelaySource, read: HeaderRead | null, draft: Draft, mayGrow: boolean): DelayTerms {
  const { value, factor } = fallbackOf(source, read, draft);
  if (value !== null && typeof value !== 'number') return delayTerms({ ...source, node: value, unitMs: (source.unitMs ?? 1) * factor }, draft, mayGrow);
  const { baseDelayMs, maxDelayMs } = draft.settings;
  const base = (value ?? 0) * factor * (source.unitMs ?? 1) || baseDelayMs;
  return { attempt: mayGrow ? countFor(base, value !== null, source.node, draft) : '0', base: milliseconds(base), cap: milliseconds(Math.max(maxDelayMs, base)) };
}

/** The zero-based retry: where a ceiling leaves no room for growth, or nothing is waited but what the server asks for, no counter is added for it. */
const countFor = (baseMs: number, isOwn: boolean, at: TSESTree.Node, draft: Draft): string => (isOwn && baseMs < draft.settings.maxDelayMs ? retryNumber : knownRetryNumber)(draft, at) ?? '0';

/** What is waited without the header, if the code says so. */
type Stated = Omit<Fallback, 'value'> & { readonly value: Fallback['value'] | null };

/** Whether what stands in for the header counts seconds as that does, where the site takes them for ms: as ms it would be no wait to speak of. */
function isTakenForMs({ isText, value }: Stated, { site: { facts }, settings }: Draft): boolean {
  return isText === true && typeof value === 'number' && value < settings.baseDelayMs && facts.retryAfter.misuse?.kind === 'seconds as ms';
}

function fallbackOf({ node }: DelaySource, read: HeaderRead | null, draft: Draft): Stated {
  const own = withoutHeader(node, draft.file);
  const number = own && literalNumber(own);
  if (own && number !== 0) return { value: number ?? own, factor: 1 };
  const fallback: Stated = read?.fallback ?? { value: null, factor: 1 };
  return isTakenForMs(fallback, draft) ? { ...fallback, factor: fallback.factor * 1000 } : fallback;
}
