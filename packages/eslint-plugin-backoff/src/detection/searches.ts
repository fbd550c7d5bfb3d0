import type { TSESTree } from '@typescript-eslint/types';

import type { Candidate } from '../sites/candidate.js';
import type { Source } from '../sites/source.js';
import type { Repetition } from './repetition.js';

/** What was found from one entry, and how many steps it had for that. */
interface Search {
  readonly candidate: Candidate;
  readonly found: Repetition | null;
  readonly allowed: number;
  /** It may have found more with more steps. */
  readonly isCut: boolean;
}

/** By the file, and by the function that the runs enter; as long as the file is analysed. */
const searchesIn = new WeakMap<Source, Map<TSESTree.Node, Search>>();

/**
 * A function that calls itself is an entry of a larger cycle, too, which is searched first: the runs are the same, and are not made
 * again. `cutAt`: the part of its steps from which on a search may have been cut.
 */
export function searchedOnce(candidate: Candidate, cutAt: number, source: Source, search: () => Repetition | null): Repetition | null {
  const searches = searchesIn.get(source) ?? new Map<TSESTree.Node, Search>();
  searchesIn.set(source, searches);
  const { steps: allowed } = source;
  const known = searches.get(candidate.node);
  if (known !== undefined && isSame(known.candidate, candidate) && (!known.isCut || known.allowed === allowed)) return known.found && { ...known.found, candidate, node: candidate.node };
  const found = search();
  searches.set(candidate.node, { candidate, found, allowed, isCut: allowed - source.steps >= allowed * cutAt });
  return found;
}

/** All that a run knows of the function that it enters. */
const isSame = (one: Candidate, other: Candidate): boolean => one.kind === 'function' && other.kind === 'function' && one.component?.node === other.component?.node && one.sent === other.sent;
