import type { LibraryUse } from '../../libraries/library-use.js';
import { optionsOf } from '../../libraries/options.js';

/** No option says how long a library waits: what its waits lack nobody can give them here. */
export const leavesWaits = (use: LibraryUse): boolean => optionsOf(use, 'base', 'factor', 'cap', 'delay function', 'backoff', 'delay list', 'notifier').length === 0;

/** No option says which failures a library retries: the statuses that it picks out one by one are its own affair. */
export const leavesStatuses = (use: LibraryUse): boolean => optionsOf(use, 'statuses', 'final statuses', 'predicate', 'delay function', 'backoff').length === 0;
