import type { SiteRuns } from '../runs/runs.js';
import { isAnsweredOutside } from './answered-outside.js';
import { goesByList } from './asked-list.js';
import { isAskedOutside } from './asked-outside.js';
import { asksCount } from './asks-count.js';
import { awaitsState } from './awaits-state.js';
import { isCountedByCalls } from './counted-by-calls.js';
import { isCountedElsewhere } from './counted-elsewhere.js';
import { isEndedByAbort } from './ended-by-abort.js';
import { isEndedByFlag } from './ended-by-flag.js';
import { isEndedBySignal } from './ended-by-signal.js';
import { isEndedByTimer } from './ended-by-timer.js';
import { isLeftByThrow } from './left-by-throw.js';
import { isMendedEachTime } from './mended.js';
import { isRaced } from './raced.js';
import { isService } from './service.js';
import { isTaken } from './taken.js';
import { isToldWhenEnough } from './told-when-enough.js';
import { isUsedUp } from './used-up.js';

/** What may end retries that nothing here bounds, or says that they are meant to go on. */
const REASONS: readonly ((runs: SiteRuns) => boolean)[] = [
  isRaced,
  isService,
  isEndedBySignal,
  isEndedByAbort,
  isEndedByFlag,
  isEndedByTimer,
  isAnsweredOutside,
  isToldWhenEnough,
  isAskedOutside,
  isUsedUp,
  isMendedEachTime,
  isTaken,
  asksCount,
  isCountedElsewhere,
  isCountedByCalls,
  awaitsState,
  goesByList,
  isLeftByThrow,
];

/** Whether retries that nothing here bounds may well come to an end all the same, or are meant to go on: nothing to report. */
export const mayEndOtherwise = (runs: SiteRuns): boolean => REASONS.some((mayBe) => mayBe(runs));
