import { byName } from './by-name.js';

/** The words of a name, in small letters: `waitForMs` and `wait_for_ms` as `wait for ms`. */
export const wordsOf = byName((name) => name.replace(/([a-z\d])([A-Z])/g, '$1 $2').replace(/[_$]+/g, ' ').trim().toLowerCase());
