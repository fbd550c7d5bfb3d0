import type { TSESTree } from '@typescript-eslint/types';

import { isStepped } from '../../interpreter/syntax/counting.js';
import type { Question, Trace } from '../../interpreter/trace.js';
import { textOf } from '../../interpreter/values/numbers.js';
import { symbolOf } from '../../interpreter/values/values.js';
import { contains } from '../../sites/source.js';
import type { SiteRuns } from '../runs/runs.js';

/**
 * Whether the site asks for a count, and all runs got the same answer though it is counted: by a step that stands behind the next
 * attempt, as in `this.connect(); this.tries -= 1`, by another part of the file, or up to a limit that no run came to.
 */
export function asksCount(runs: SiteRuns): boolean {
  const answers = new Map<TSESTree.Node, Set<boolean>>();
  const still = new Set<TSESTree.Node>();
  for (const { trace } of runs.failing) {
    for (const [node, questions] of countsAsked(trace, runs)) {
      answers.set(node, new Set([...(answers.get(node) ?? []), ...questions.map(({ result }) => result)]));
      if (questions.length > 1 && new Set(questions.map(valuesIn)).size === 1 && hasStepped(node, trace, runs)) still.add(node);
    }
  }
  return [...answers].some(([node, { size }]) => size === 1 && !still.has(node));
}

/** What a run asked of the counts of the file, by the place where it asked. */
function countsAsked({ events }: Trace, { source, repetition }: SiteRuns): ReadonlyMap<TSESTree.Node, readonly Question[]> {
  const byPlace = new Map<TSESTree.Node, readonly Question[]>();
  for (const event of events) {
    if (event.kind !== 'compare' && event.kind !== 'assume') continue;
    const isOfCount = contains(repetition.node, event.node) && asked(event.node).some((side) => isStepped(side, source));
    if (isOfCount) byPlace.set(event.node, [...(byPlace.get(event.node) ?? []), event]);
  }
  return byPlace;
}

/** Whether the run itself came by a step of what is asked about: then it has seen what becomes of it. */
function hasStepped(test: TSESTree.Node, { events }: Trace, { source }: SiteRuns): boolean {
  const counters = asked(test).map((side) => source.text(side));
  return events.some((event) => event.kind === 'write' && counters.includes(source.text(event.node)));
}

const valuesIn = (event: Question): string => (event.kind === 'assume' ? symbolOf(event.value) : `${textOf(event.left)} ${textOf(event.right)}`);

/** What a question is about: both sides of a comparison, or the thing itself. */
function asked(test: TSESTree.Node): readonly TSESTree.Node[] {
  if (test.type === 'BinaryExpression') return [test.left, test.right];
  return [test.type === 'UnaryExpression' ? test.argument : test];
}
