import type { TSESTree } from '@typescript-eslint/types';

import { byName } from '../../sites/by-name.js';
import type { Run } from '../run.js';
import { type NumberValue, multiply, number } from '../values/numbers.js';
import { type Value, UNDEFINED, isCallable, symbolOf } from '../values/values.js';
import { fulfilled } from './promises.js';

/** Functions that run another program, by the names that Node gives them and those who promise what it does. */
const runsProgram = byName((name) => /^(exec|execFile|spawn|execa|execaCommand)(Sync|Async|Promise)?$/.test(name));

/** `execFileSync('sleep', ['10'])`, `await exec('sleep 0.5')`: a program that waits as many seconds as it is told; null for what runs no such program. */
export function shellSleep(name: string, [program = UNDEFINED, list]: readonly Value[], node: TSESTree.Node, run: Run): Value | null {
  if (!runsProgram(name) || program.kind !== 'string' || (list !== undefined && isCallable(list))) return null;
  const [called, told] = program.symbol.split(' ');
  if (called !== 'sleep') return null;
  const end = run.wait(node, lengthOf(told, list), null);
  if (!name.endsWith('Sync')) return fulfilled(UNDEFINED, end);
  run.time = end;
  return UNDEFINED;
}

/** In ms; null where the file does not tell it. */
function lengthOf(told: string | undefined, list: Value | undefined): NumberValue | null {
  const first = list?.kind === 'array' ? list.items[0] : undefined;
  if (first?.kind === 'number') return multiply(first, number(1000));
  const seconds = Number.parseFloat(told ?? (first === undefined ? '' : symbolOf(first)));
  return Number.isNaN(seconds) ? null : number(seconds * 1000);
}
