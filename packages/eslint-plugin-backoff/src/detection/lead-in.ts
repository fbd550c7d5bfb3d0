import type { TSESTree } from '@typescript-eslint/types';

import { isStatement } from '../interpreter/language/statements.js';
import { type OperationForm } from '../interpreter/scenario.js';
import type { Candidate } from '../sites/candidate.js';
import { type Source, contains, isFunction } from '../sites/source.js';
import type { Discovered } from './discover.js';

/** `let page = await load(); while (!page.ok) { await sleep(1000); page = await load(); }`: the loop makes every attempt but the first. */
export interface LeadIn {
  /** From the statement that makes the first attempt to the loop. */
  readonly statements: readonly TSESTree.Statement[];
  /** The first attempt, where it is not made inside of a function that the loop calls as well. */
  readonly first: ReadonlyMap<TSESTree.Node, OperationForm>;
}

/** Null where the loop makes the first attempt, too. */
export function leadInOf({ kind, node: loop }: Candidate, { node, form, within }: Discovered, source: Source): LeadIn | null {
  const { parent } = loop;
  if (kind !== 'loop' || parent?.type !== 'BlockStatement') return null;
  const call = [...within, node].find((each) => contains(loop, each));
  const before = parent.body.filter((statement) => statement.range[1] <= loop.range[0]);
  const begin = call === undefined ? -1 : before.findLastIndex((statement) => sameCallIn(statement, call, source) !== null);
  const first = call === undefined || begin === -1 ? null : sameCallIn(before[begin], call, source);
  if (first === null) return null;
  return { statements: before.slice(begin).filter(isStatement), first: call === node ? new Map([[first, form]]) : new Map() };
}

/** The same call, waited for where a statement declares or sets something. */
function sameCallIn(statement: TSESTree.Node | undefined, call: TSESTree.Node, source: Source): TSESTree.Node | null {
  if (statement?.type !== 'VariableDeclaration' && statement?.type !== 'ExpressionStatement') return null;
  const text = source.text(call);
  const find = (node: TSESTree.Node): TSESTree.Node | null => {
    if (node.type === call.type && source.text(node) === text) return node;
    return isFunction(node) ? null : (source.children(node).map(find).find((found) => found !== null) ?? null);
  };
  return find(statement);
}
