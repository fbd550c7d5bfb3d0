import type { Path } from '../interpreter/paths.js';
import type { Run } from '../interpreter/run.js';

const MOST_VAIN_PATHS = 5;

/** Of those, where a run with a busy server shows that the code asks for another status: the steps are kept for that one. */
const MOST_VAIN_OF_ANOTHER = 2;

/** What a path shows: that the operation is made again, or that it never will be. */
export interface Prospect {
  readonly isAgain: (path: Path) => boolean;
  readonly isOver: (path: Path) => boolean;
}

/** Paths until it is plain that nobody deals with the failure, or that nothing comes of it. */
export function promising({ isAgain, isOver }: Prospect, paths: Iterable<Path>): readonly Path[] {
  const taken: Path[] = [];
  let vain = 0;
  for (const path of paths) {
    taken.push(path);
    const { run } = path;
    if (isAgain(path)) vain = -Infinity;
    else if (run.attempts > 0) vain += 1;
    if (isUntouched(path) || isOver(path) || vain >= (asksForAnother(run) ? MOST_VAIN_OF_ANOTHER : MOST_VAIN_PATHS)) break;
  }
  return taken;
}

/** A failure that nobody deals with. */
const isUntouched = ({ run, trace }: Path): boolean =>
  run.scenario.outcome.kind !== 'success' && run.attempts === 1 && trace.end.kind === 'throws' && !trace.events.some((event) => event.kind === 'handle');

const asksForAnother = ({ scenario: { outcome }, askedStatuses }: Run): boolean => outcome.kind === 'status' && outcome.status !== 429 && askedStatuses.has(429);
