import type { TSESTree } from '@typescript-eslint/types';

import { holds } from '../../sites/holds.js';
import { lastNameOf } from '../../sites/members.js';
import { type Source, contains } from '../../sites/source.js';
import type { Scenario } from '../scenario.js';
import { wayAgain } from './comes-round.js';
import { wayOut, wayOutOf } from './leaves-well.js';

/** The condition that a part of it belongs to: of `a`, all of `a || !b`; of a `case` without statements, the next one that has some. */
export function conditionOf(node: TSESTree.Node): TSESTree.Node {
  const { parent } = node;
  if (parent?.type === 'SwitchCase') return bodyOf(parent);
  const isPart = parent?.type === 'LogicalExpression' || (parent?.type === 'UnaryExpression' && parent.operator === '!');
  return isPart ? conditionOf(parent) : node;
}

function bodyOf(clause: TSESTree.SwitchCase): TSESTree.SwitchCase {
  const { cases } = clause.parent;
  return cases.slice(cases.indexOf(clause)).find(({ consequent }) => consequent.length > 0) ?? clause;
}

type Way = (node: TSESTree.IfStatement) => boolean | undefined;

/** How a condition, or a part of it, comes out where the code goes on; undefined where both ways do, or that part does not tell. */
export function wayOn(node: TSESTree.Node, way: Way = goesOn): boolean | undefined {
  const { parent } = node;
  switch (parent?.type) {
    case 'IfStatement':
      return way(parent);
    case 'UnaryExpression':
      return parent.operator === '!' ? opposite(wayOn(parent, way)) : undefined;
    case 'LogicalExpression':
      return ofPart(node, parent, way);
    default:
      return undefined;
  }
}

/** What a run tells of where a call is made once more. */
interface Repeating {
  readonly scenario: Scenario;
  readonly source: Source;
  readonly attempts: number;
}

/**
 * The same of a condition on which hangs whether a call is made once more, or what is asked ahead of the first attempt ends well: how it comes
 * out where that is so.
 */
export const wayToRepeat = (node: TSESTree.Node, run: Repeating): boolean | undefined => wayOn(node, (branch) => toSecondTry(branch, run) ?? wanted(branch, run) ?? goesOn(branch));

const toSecondTry = (branch: TSESTree.IfStatement, { scenario: { operation } }: Repeating): boolean | undefined => (operation.size < 2 ? undefined : leadsTo(branch, [...operation.keys()]));

const wanted = (branch: TSESTree.IfStatement, { source, attempts }: Repeating): boolean | undefined => (attempts === 0 ? wayOut(branch) : (wayAgain(branch, source) ?? wayOutOf(branch, source)));

function leadsTo({ consequent, alternate }: TSESTree.IfStatement, calls: readonly TSESTree.Node[]): boolean | undefined {
  const [taken, other] = [consequent, alternate].map((branch) => branch !== null && calls.some((call) => contains(branch, call)));
  return taken === other ? undefined : taken;
}

/** Of `a || b` to come out false both must be, of `a && b` to come out true. The right one decides where it is asked. */
function ofPart(node: TSESTree.Node, whole: TSESTree.LogicalExpression, wayOf: Way): boolean | undefined {
  if (whole.operator === '??') return undefined;
  const way = wayOn(whole, wayOf);
  return node === whole.right || way === (whole.operator === '&&') || (isFlag(node) && !isCount(whole.right)) ? way : undefined;
}

/** `this.isStopped && …`: what is asked by itself, and by nothing else that is said of it. */
const isFlag = (node: TSESTree.Node): boolean => node.type === 'MemberExpression' && !node.computed;

/** `options.retries && n > options.retries`: beside a count, what is asked is whether there is a limit. */
const isCount = (node: TSESTree.Node): boolean => node.type === 'BinaryExpression' && /^[<>]=?$/.test(node.operator);

const opposite = (way: boolean | undefined): boolean | undefined => (way === undefined ? undefined : !way);

/** The way that goes on, where the other leaves. */
function goesOn(node: TSESTree.IfStatement): boolean | undefined {
  const [taken, other] = [leaves(node.consequent), node.alternate !== null && leaves(node.alternate)];
  return taken === other ? undefined : !taken;
}

/** How a condition, or a part of it, comes out where a timer is set that goes on later: `if (tries < 4) setTimeout(load, 1000)`. */
export const wayToTimer = (node: TSESTree.Node, source: Source): boolean | undefined => wayOn(node, ({ consequent, alternate }) => timed(consequent, alternate, source));

function timed(consequent: TSESTree.Statement, alternate: TSESTree.Statement | null, source: Source): boolean | undefined {
  const [taken, other] = [setsTimer(consequent, source), alternate !== null && setsTimer(alternate, source)];
  return taken === other ? undefined : taken;
}

const setsTimer = (node: TSESTree.Node, source: Source): boolean => holds(node, (inner) => inner.type === 'CallExpression' && lastNameOf(inner.callee) === 'setTimeout', source);

/** Statements after which nothing that follows them is run. */
const LEAVING: ReadonlySet<string> = new Set(['ReturnStatement', 'ThrowStatement', 'BreakStatement']);

function leaves(node: TSESTree.Statement): boolean {
  const last = node.type === 'BlockStatement' ? node.body.at(-1) : node;
  if (last?.type === 'IfStatement') return last.alternate !== null && leaves(last.consequent) && leaves(last.alternate);
  return last !== undefined && LEAVING.has(last.type);
}

/** How a part of a loop's condition comes out where another turn begins; undefined where it does not tell. */
export function turnsBy(node: TSESTree.Node): boolean | undefined {
  const { parent } = node;
  switch (parent?.type) {
    case 'WhileStatement':
    case 'DoWhileStatement':
    case 'ForStatement':
      return parent.test === node ? true : undefined;
    case 'UnaryExpression':
      return parent.operator === '!' ? opposite(turnsBy(parent)) : undefined;
    case 'LogicalExpression':
      return parent.operator === '&&' ? turnsBy(parent) : undefined;
    default:
      return undefined;
  }
}

/** How a condition, or a part of it, comes out where the code goes on, or round. */
export const wayRound = (node: TSESTree.Node): boolean | undefined => wayOn(node) ?? turnsBy(node);
