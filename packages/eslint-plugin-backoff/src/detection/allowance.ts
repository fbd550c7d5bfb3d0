import type { Candidate } from '../sites/candidate.js';
import type { Source } from '../sites/source.js';

/** How many steps a search may take. */
export interface Allowance {
  /** For one cycle: what is a retry shows early, and what is large is seldom one. */
  readonly cycle: number;
  /** Of those, for what sets the timer: the rest is for the other entries. */
  readonly scheduler: number;
  /** Of those, until a run was seen to wait or to begin anew after an attempt: what repeats does so early on. */
  readonly toGoOn: number;
  /** For one run in which the operation fails. */
  readonly run: number;
}

const USUAL: Allowance = { cycle: 4000, scheduler: 1700, toGoOn: 2600, run: 1500 };

/** For one that is unlikely: such retries are short. */
const SCARCE: Allowance = { ...USUAL, cycle: 1000 };

/** For one that says of itself that it tries again: there is something to be found, behind however much. */
const AMPLE: Allowance = { cycle: 12_000, scheduler: 5000, toGoOn: 8000, run: 4000 };

/** What may be spent on the entries of one cycle. */
export function allowanceFor(group: readonly Candidate[], source: Source): Allowance {
  if (group.every(({ isUnlikely }) => isUnlikely === true)) return SCARCE;
  return group.some(({ kind, node }) => kind !== 'repeat' && tellsOfRetries(source.text(node))) ? AMPLE : USUAL;
}

const tellsOfRetries = (text: string): boolean => /retr(?:y|ie)|re-?connect|back-?off|attempt/i.test(text);
