import type { TSESTree } from '@typescript-eslint/types';

import { repeats } from '../../detection/repeats.js';
import type { TraceEvent } from '../../interpreter/trace.js';
import { symbolOf } from '../../interpreter/values/values.js';
import { lastNameOf } from '../../sites/members.js';
import type { Source } from '../../sites/source.js';
import type { SiteRuns } from '../runs/runs.js';

/** `while (urls.length > 0) … urls.shift() …`: each turn takes something out of a list that is asked about, and puts nothing back. It comes to its end. */
export function drains(runs: SiteRuns): boolean {
  const { node, candidate } = runs.repetition;
  const paths = runs.failing.filter(({ trace }) => repeats(trace, candidate));
  return paths.length > 0 && paths.every(({ trace, run }) => [...run.draws.keys()].some((list) => trace.events.some((event) => asksAbout(event, list)) && !refills(node, list, runs.source)));
}

const asksAbout = (event: TraceEvent, list: string): boolean => symbolsIn(event).some((symbol) => symbol.split(/(?![.#])[^\w$]+/).some((name) => isOf(name, list)));

/** The list itself, how long it is, or what is left of it. */
const isOf = (name: string, list: string): boolean => name === list || name.startsWith(`${list}.`) || name.startsWith(`${list}#`);

function symbolsIn(event: TraceEvent): readonly string[] {
  if (event.kind === 'assume') return [symbolOf(event.value)];
  return event.kind === 'compare' ? [event.left.symbol ?? '', event.right.symbol ?? ''] : [];
}

const FILLS = new Set(['push', 'unshift', 'splice']);

/** `urls.push(url)`; `urls.splice(0, 10)` puts nothing in. */
function refills(node: TSESTree.Node, list: string, source: Source): boolean {
  if (node.type === 'CallExpression' && node.callee.type === 'MemberExpression' && source.text(node.callee.object) === list) {
    const method = lastNameOf(node.callee);
    if (FILLS.has(method) && node.arguments.length > (method === 'splice' ? 2 : 0)) return true;
  }
  return source.children(node).some((child) => refills(child, list, source));
}
