import { type Value, UNDEFINED } from '../values/values.js';

/**
 * What the environment says of a run by its own tests: a retry is judged as it is for its users, and what code does to be tested,
 * `const jitterMs = process.env.JEST_WORKER_ID ? 0 : Math.random() * 100`, is not what they see. Null for any other variable.
 */
export const environmentVariable = (holder: string, name: string): Value | null =>
  holder === 'process.env' && /^(JEST_WORKER_ID|VITEST|VITEST_WORKER_ID)$/.test(name) ? UNDEFINED : null;

/** `process.env.NODE_ENV === 'test'`, in whichever order. */
export const asksForTest = (one: Value, other: Value): boolean => [[one, other], [other, one]].some(([mode, text]) => mode?.kind === 'unknown' && mode.symbol === 'process.env.NODE_ENV' && text?.kind === 'string' && text.value === 'test');
