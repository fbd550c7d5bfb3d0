import type { ProgramCase } from '../program-case.js';
import { answers } from './answers.js';
import { asked } from './asked.js';
import { branches } from './branches.js';
import { callers } from './callers.js';
import { chains } from './chains.js';
import { clients } from './clients.js';
import { delays } from './delays.js';
import { endings } from './endings.js';
import { endsOfOwn } from './ends-of-own.js';
import { files } from './files.js';
import { flow } from './flow.js';
import { habits } from './habits.js';
import { hazards } from './hazards.js';
import { heads } from './heads.js';
import { interceptors } from './interceptors.js';
import { lengths } from './lengths.js';
import { listeners } from './listeners.js';
import { loops } from './loops.js';
import { members } from './members.js';
import { missing } from './missing.js';
import { mixtures } from './mixtures.js';
import { partialWaits } from './partial-waits.js';
import { reconnects } from './reconnects.js';
import { recursion } from './recursion.js';
import { refusals } from './refusals.js';
import { repeats } from './repeats.js';
import { replies } from './replies.js';
import { requests } from './requests.js';
import { responses } from './responses.js';
import { senders } from './senders.js';
import { services } from './services.js';
import { statuses } from './statuses.js';
import { styles } from './styles.js';
import { turns } from './turns.js';
import { waysOut } from './ways-out.js';

/** All programs. */
export const cases: readonly ProgramCase[] = [
  ...loops,
  ...callers,
  ...missing,
  ...delays,
  ...statuses,
  ...recursion,
  ...reconnects,
  ...repeats,
  ...files,
  ...requests,
  ...refusals,
  ...responses,
  ...answers,
  ...styles,
  ...habits,
  ...clients,
  ...flow,
  ...interceptors,
  ...replies,
  ...listeners,
  ...turns,
  ...hazards,
  ...lengths,
  ...endings,
  ...asked,
  ...waysOut,
  ...branches,
  ...chains,
  ...senders,
  ...heads,
  ...endsOfOwn,
  ...members,
  ...partialWaits,
  ...services,
  ...mixtures,
];
