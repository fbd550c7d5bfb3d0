import type { TSESTree } from '@typescript-eslint/types';

import { type NumberValue, greatest, interval, least, multiply } from '../interpreter/values/numbers.js';
import { Mark } from '../interpreter/values/values.js';
import { type Configuration, strategyAt } from './configuration.js';
import type { Combinator } from './library.js';
import { type Lengths, UNKNOWN_LENGTHS } from './sequences.js';

type LengthsOf = (strategy: Configuration) => Lengths;

/** The waits of a strategy that is made of others: `Schedule.intersect(a, b)`, `a.pipe(Schedule.jittered)`. Null for anything else. */
export function combined(node: TSESTree.Expression, configuration: Configuration, lengthsOf: LengthsOf): Lengths | null {
  const { use } = configuration;
  const target = use.evaluation.constant(node) ?? node;
  if (target.type !== 'CallExpression') return null;
  const combinator = combinatorAt(target.callee, configuration);
  if (combinator !== null) return combine(combinator, elements(target.arguments).map((part) => partLengths(part, configuration, lengthsOf)));
  const { callee } = target;
  if (callee.type !== 'MemberExpression' || callee.computed || callee.property.name !== 'pipe') return null;
  return target.arguments.reduce((piped, operator) => applied(operator, piped, configuration, lengthsOf), partLengths(callee.object, configuration, lengthsOf));
}

function combinatorAt(callee: TSESTree.Node, { use }: Configuration): Combinator | null {
  const path = use.exportOf(callee);
  return path === null ? null : (use.library.combinators?.[path] ?? null);
}

/** One step of a pipe: a combinator by its name, or called with the other strategy. */
function applied(operator: TSESTree.Node, piped: Lengths, configuration: Configuration, lengthsOf: LengthsOf): Lengths {
  const isCalled = operator.type === 'CallExpression';
  const combinator = combinatorAt(isCalled ? operator.callee : operator, configuration);
  const others = isCalled ? operator.arguments.map((part) => partLengths(part, configuration, lengthsOf)) : [];
  return combinator === null ? UNKNOWN_LENGTHS : combine(combinator, [piped, ...others]);
}

/** The strategies of a call, which may stand in a list. */
const elements = (nodes: readonly TSESTree.Node[]): readonly TSESTree.Node[] =>
  nodes.flatMap((node): readonly TSESTree.Node[] => (node.type === 'ArrayExpression' ? node.elements.filter((element) => element !== null) : [node]));

function partLengths(node: TSESTree.Node, configuration: Configuration, lengthsOf: LengthsOf): Lengths {
  if (!isExpression(node)) return UNKNOWN_LENGTHS;
  const strategy = strategyAt(node, configuration);
  return strategy === null ? (combined(node, configuration, lengthsOf) ?? UNKNOWN_LENGTHS) : lengthsOf(strategy);
}

const isExpression = (node: TSESTree.Node): node is TSESTree.CallExpression | TSESTree.Identifier | TSESTree.MemberExpression =>
  node.type === 'CallExpression' || node.type === 'Identifier' || node.type === 'MemberExpression';

function combine(combinator: Combinator, parts: readonly Lengths[]): Lengths {
  const isShape = parts.some((part) => part.isShape);
  const known = parts.flatMap(({ lengths }) => (lengths === null ? [] : [lengths]));
  if (known.length < parts.length || known.length === 0) return UNKNOWN_LENGTHS;
  const ends = parts.map(({ endsAfter }) => endsAfter ?? Infinity);
  const end = combinator === 'either' ? Math.max(...ends) : Math.min(...ends);
  return { lengths: stepwise(known, (step) => combineStep(combinator, step)), isShape, endsAfter: end === Infinity ? null : end };
}

function stepwise(lengths: readonly (readonly NumberValue[])[], combineAt: (step: readonly NumberValue[]) => NumberValue): readonly NumberValue[] {
  const most = Math.max(...lengths.map(({ length }) => length));
  return Array.from({ length: most }, (_, i) => combineAt(lengths.flatMap((list) => list[i] ?? [])));
}

function combineStep(combinator: Combinator, step: readonly NumberValue[]): NumberValue {
  if (combinator === 'both') return greatest(step);
  if (combinator === 'either') return least(step);
  return multiply(least(step), interval(...combinator.spread, Mark.chance));
}
