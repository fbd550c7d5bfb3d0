import type { Path } from '../interpreter/paths.js';
import type { Candidate } from '../sites/candidate.js';
import type { Source } from '../sites/source.js';
import { isAskedMeanwhile } from './asked-meanwhile.js';
import { isCalledOff } from './called-off.js';
import { isCalledOtherwise } from './called-otherwise.js';
import { drawsAnew } from './draws-anew.js';
import { fallsBack } from './fallback.js';
import { doesInParts } from './in-parts.js';
import { leavesOut } from './leaves-out.js';
import { preparesByItem, preparesOtherwise } from './prepared.js';
import { repairs } from './repairs.js';
import { startsOver } from './starts-over.js';
import { worksOff } from './works-off.js';

type Question = (path: Path, candidate: Candidate, source: Source) => boolean;

const QUESTIONS: readonly Question[] = [
  (path, _, source) => fallsBack(path, source),
  (path, _, source) => isCalledOff(path, source),
  repairs,
  drawsAnew,
  isAskedMeanwhile,
  isCalledOtherwise,
  leavesOut,
  (path, _, source) => doesInParts(path, source),
  startsOver,
  worksOff,
  preparesByItem,
  preparesOtherwise,
];

/** Whether what follows a failure is not the same once more: it goes about it in another way, or with something else. */
export const isOtherwise = (path: Path, candidate: Candidate, source: Source): boolean => QUESTIONS.some((asks) => asks(path, candidate, source));
