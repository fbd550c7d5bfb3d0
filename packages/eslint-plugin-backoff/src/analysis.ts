import type { TSESTree } from '@typescript-eslint/types';
import type { SourceCode } from 'eslint';

import { nestingOf } from './facts/operation/nesting.js';
import type { DelayStep, NestedSite, RetrySite } from './facts/retry-site.js';
import { sitesOf } from './facts/site.js';
import { detectCalledAnew } from './detection/called-anew.js';
import { detect } from './detection/detect.js';
import type { Repetition } from './detection/repetition.js';
import { NO_LIBRARIES, librarySitesOf } from './facts/library/sites.js';
import { samePromiseIn } from './detection/same-promise.js';
import { samePromiseSite } from './facts/same-promise-site.js';
import type { Candidate } from './sites/candidate.js';
import { findCallees, findCandidates } from './sites/candidates.js';
import { isMinified } from './sites/minified.js';
import { type Names, NO_NAMES, Source, contains, isParsed } from './sites/source.js';
import { withoutThrowing } from './sites/without-throwing.js';

export type * from './facts/retry-site.js';
export { hidingTree } from './sites/hidden-tree.js';

/** Steps that may be spent on one file: some for every file, and more the longer it is. */
const stepsFor = (text: string): number => 12_000 + text.length * 0.5;

const known = new WeakMap<object, readonly RetrySite[]>();

/**
 * The retry sites of a file, in the order of its source. Never throws: what cannot be told is left out. Computed once a
 * file and kept as long as its tree is. `filename` (absolute) tells where to look for the versions of libraries.
 */
export function findRetrySites(sourceCode: SourceCode, names: Names = NO_NAMES, filename: string | null = null): readonly RetrySite[] {
  const { ast } = sourceCode;
  const found = known.get(ast);
  if (found !== undefined) return found;
  const sites = analyse(sourceCode, names, filename);
  known.set(ast, sites);
  return sites;
}

function analyse(sourceCode: SourceCode, names: Names, filename: string | null): readonly RetrySite[] {
  const parsed: object = sourceCode;
  if (!isParsed(parsed)) return [];
  const source = new Source(parsed, stepsFor(parsed.text), names, filename);
  const found: Found[] = [];
  const vain: RetrySite[] = [];
  for (const group of withoutThrowing(() => findCandidates(source), [])) {
    const repetition = withoutThrowing(() => detect(group, source), null);
    if (repetition === null) vain.push(...withoutThrowing(() => inVain(group, source), []));
    else found.push({ repetition, group });
  }
  const nested = (node: TSESTree.Node): readonly NestedSite[] => nestingOf(node, sites, library.clientsIn, source);
  const library = withoutThrowing(() => librarySitesOf(source, nested), NO_LIBRARIES);
  const librarySites = library.sites.filter(({ node }) => !isMinified(node, source));
  const seen = withoutTwins(found);
  const calledAnew = withoutThrowing(() => detectCalledAnew(findCallees(source), seen, source), []);
  const sites = [...sitesOf([...seen, ...calledAnew], source, nested), ...vain, ...librarySites].toSorted((a, b) => a.node.range[0] - b.node.range[0]);
  return sites;
}

/** What is no retry, and is meant to be one: it waits for the same promise again. */
function inVain(group: readonly Candidate[], source: Source): readonly RetrySite[] {
  for (const candidate of group) {
    const again = samePromiseIn(candidate, source);
    if (again !== null && !isMinified(candidate.node, source)) return [samePromiseSite(candidate.node, again)];
  }
  return [];
}

interface Found {
  readonly repetition: Repetition;
  readonly group: readonly Candidate[];
}

/** A handler and the function that it calls may be found as one cycle twice: the first one found stands. */
function withoutTwins(found: readonly Found[]): readonly Repetition[] {
  const kept = found.filter((one, i) => !found.slice(0, i).some((other) => isTwin(one, other)));
  return kept.map(({ repetition }) => repetition).toSorted((a, b) => a.node.range[0] - b.node.range[0]);
}

/**
 * One operation, or one that is handed to the other, but for loops, and functions of which none can reach the other again: those are two
 * retries, one in the other. A function that two cycles go through goes round in both: what fails in either is tried again by it.
 */
function isTwin(one: Found, other: Found): boolean {
  const isLoop = ({ repetition }: Found): boolean => repetition.candidate.kind === 'loop';
  if (isLoop(one) || isLoop(other)) return false;
  if (one.repetition.node === other.repetition.node) return true;
  if (!shareOperation(one, other)) return false;
  const isFunction = ({ kind }: Candidate): boolean => kind === 'function';
  return !(one.group.every(isFunction) && other.group.every(isFunction)) || one.group.some(({ node }) => other.group.some((each) => each.node === node));
}

/** `queue.add(() => device.connect())` and `device.connect()` are one. */
function shareOperation(one: Found, other: Found): boolean {
  const [[first] = [], [second] = []] = [one, other].map(({ repetition }) => [...repetition.operation.keys()]);
  return first !== undefined && second !== undefined && (contains(first, second) || contains(second, first));
}

/** The innermost of a file's sites around an offset, counted from 0, its head included; null where there is none. */
export function siteAt(sites: readonly RetrySite[], offset: number): RetrySite | null {
  const isAround = ({ range }: TSESTree.Node): boolean => range[0] <= offset && offset <= range[1];
  return sites.findLast(({ node, head }) => isAround(node) || isAround(head)) ?? null;
}

/**
 * How long the site waits before each of its first retries, in ms. Null where a length is not known, or where it makes
 * fewer retries.
 */
export function delaySequence(site: RetrySite, retries: number): readonly DelayStep[] | null {
  const steps = site.facts.delay.steps.slice(0, retries);
  const known = steps.filter((step) => step !== null);
  return known.length === retries ? known : null;
}
