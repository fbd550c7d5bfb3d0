import { lazyFacts } from '../lazy-facts.js';
import type { Cap, DelayFact, Growth, Jitter, RetryFacts, RetrySite } from '../retry-site.js';
import { unknownFacts } from '../unknown-facts.js';

/** One call as a site, whichever way the conditions of its options go: what the ways do not agree in is unknown. Null where no way retries. */
export function inCommon(sites: readonly RetrySite[]): RetrySite | null {
  const [first, ...others] = sites;
  if (first === undefined) return null;
  return others.length === 0 ? first : { ...first, facts: commonFacts(first, others.map(({ facts }) => facts)) };
}

function commonFacts({ facts: first, node }: RetrySite, others: readonly RetryFacts[]): RetryFacts {
  const unknown = unknownFacts(node);
  const common = <K extends keyof RetryFacts>(name: K, soften: (a: RetryFacts[K], b: RetryFacts[K]) => RetryFacts[K] = () => unknown[name]): (() => RetryFacts[K]) =>
    () => others.reduce((all, other) => (areAlike(all, other[name]) ? all : soften(all, other[name])), first[name]);
  return lazyFacts(node, {
    operation: common('operation'),
    bound: common('bound'),
    endlessAfter: common('endlessAfter'),
    delay: common('delay', (a) => unknownDelay(a)),
    growth: common('growth', commonGrowth),
    jitter: common('jitter', commonJitter),
    cap: common('cap', commonCap),
    retriedStatuses: common('retriedStatuses'),
    retryAfter: common('retryAfter'),
    nesting: common('nesting'),
    lastFailure: common('lastFailure'),
    cancellation: common('cancellation'),
    observability: common('observability'),
    repair: () => first.repair,
    inTest: () => first.inTest,
    ineffective: common('ineffective'),
    misleadingOptions: () => [first, ...others].flatMap(({ misleadingOptions }) => misleadingOptions).filter(isFirst),
    cures: () => null,
    // An edit would have to be made on each way.
    shape: () => ({ ...first.shape, options: null }),
  });
}

const unknownDelay = ({ waits }: DelayFact): DelayFact => ({ kind: 'unknown', steps: [], symbolic: [], waits: waits.map((wait) => ({ ...wait, delayNode: null })), noWaitBecause: null });

function commonGrowth(a: Growth, b: Growth): Growth {
  if (a.kind === 'exponential' && b.kind === 'exponential') return { kind: 'exponential', factor: same(a.factor, b.factor), baseMs: same(a.baseMs, b.baseMs) };
  if (a.kind === 'linear' && b.kind === 'linear') return { kind: 'linear', stepMs: same(a.stepMs, b.stepMs) };
  return a.kind === b.kind ? a : { kind: 'unknown' };
}

function commonJitter(a: Jitter, b: Jitter): Jitter {
  const isSame = a.kind === b.kind;
  return { kind: isSame ? a.kind : 'unknown', widthMs: isSame ? same(a.widthMs, b.widthMs) : null, longestMs: same(a.longestMs, b.longestMs), cutOffByCap: a.cutOffByCap && b.cutOffByCap };
}

const commonCap = (a: Cap, b: Cap): Cap => (a.kind === 'none' && b.kind === 'none' ? { kind: 'none', longestMs: same(a.longestMs, b.longestMs) } : { kind: 'unknown' });

const same = <T>(a: T, b: T): T | null => (a === b ? a : null);

const isFirst = (option: RetryFacts['misleadingOptions'][number], index: number, all: RetryFacts['misleadingOptions']): boolean =>
  all.findIndex((other) => other.node === option.node && other.effect === option.effect) === index;

/** Whether two values say the same, wherever in the source they say it. */
const areAlike = (a: unknown, b: unknown): boolean => JSON.stringify(a, plain) === JSON.stringify(b, plain);

function plain(_key: string, value: unknown): unknown {
  if (value instanceof Map) return [...value];
  if (value === Infinity) return 'Infinity';
  const isNode = typeof value === 'object' && value !== null && 'range' in value && 'loc' in value;
  return isNode ? undefined : value;
}
