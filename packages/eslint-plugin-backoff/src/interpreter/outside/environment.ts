import { type Value, UNDEFINED, string } from '../values/values.js';

/**
 * What the environment says of how the program runs, where it says so by a name that all agree on: a retry is judged as it is in production, and
 * what code does for its own tests, `const jitterMs = process.env.NODE_ENV === 'test' ? 0 : Math.random() * 100`, is not what its users see.
 * Null for any other variable.
 */
export function environmentVariable(holder: string, name: string): Value | null {
  if (holder !== 'process.env') return null;
  if (name === 'NODE_ENV') return string('production');
  return name === 'JEST_WORKER_ID' || name === 'VITEST' || name === 'VITEST_WORKER_ID' ? UNDEFINED : null;
}
