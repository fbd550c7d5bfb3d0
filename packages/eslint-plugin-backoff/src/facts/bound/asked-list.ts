import type { TSESTree } from '@typescript-eslint/types';

import { repeats } from '../../detection/repeats.js';
import type { Path } from '../../interpreter/paths.js';
import type { TraceEvent } from '../../interpreter/trace.js';
import { symbolOf } from '../../interpreter/values/values.js';
import { lastNameOf } from '../../sites/members.js';
import type { Source } from '../../sites/source.js';
import type { SiteRuns } from '../runs/runs.js';

/**
 * `while (urls.length > 0) … urls.shift() …`, `if (job.errors.length === most) throw error; … job.errors.push(error)`: each turn makes a list
 * shorter or longer that is asked about. That comes to its end.
 */
export function goesByList({ repetition: { node, candidate }, failing, source }: SiteRuns): boolean {
  const again = failing.filter(({ trace }) => repeats(trace, candidate));
  const filled = new Set(listsFilled(node, source));
  return again.length > 0 && (again.every((path) => drains(path, filled)) || again.every((path) => fills(path, filled)));
}

/** Something is taken out, and nothing put back. */
const drains = ({ trace, run }: Path, filled: ReadonlySet<string>): boolean => [...run.draws.keys()].some((list) => !filled.has(list) && trace.events.some((event) => asksAbout(event, list)));

/** Something is put in, and nothing taken out. */
const fills = ({ trace, run }: Path, filled: ReadonlySet<string>): boolean => [...filled].some((list) => !run.draws.has(list) && trace.events.some((event) => asksAbout(event, list)));

const asksAbout = (event: TraceEvent, list: string): boolean => symbolsIn(event).some((symbol) => symbol.split(/(?![.#])[^\w$]+/).some((name) => isOf(name, list)));

/** How long the list is, or what is left of it. */
const isOf = (name: string, list: string): boolean => name === list || name === `${list}.length` || name === `${list}.size` || name.startsWith(`${list}#`);

function symbolsIn(event: TraceEvent): readonly string[] {
  if (event.kind === 'assume') return [symbolOf(event.value)];
  return event.kind === 'compare' ? [event.left.symbol ?? '', event.right.symbol ?? ''] : [];
}

const FILLS = /^(push|unshift|splice|add|set)$/;

/** The lists that are given something, `urls.push(url)`, as they are written; `urls.splice(0, 10)` gives nothing. */
function listsFilled(node: TSESTree.Node, source: Source): readonly string[] {
  const within = source.children(node).flatMap((child) => listsFilled(child, source));
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return within;
  const method = lastNameOf(node.callee);
  const isGiven = FILLS.test(method) && node.arguments.length > (method === 'splice' ? 2 : 0);
  return isGiven ? [source.text(node.callee.object), ...within] : within;
}
