import type { TSESTree } from '@typescript-eslint/types';
import type { Draft } from './draft.js';
import type { Place } from './insert-statement.js';
import type { BodyPlace, RetryPoint } from './retry-points.js';
import { ancestors, contains, isFunction, isInList, isStatement } from './syntax.js';

/** Where a failure path can still be left: before the wait that leads to the next attempt, or else before that attempt. */
export function decisionPlace({ site, file }: Draft, { path, place }: RetryPoint): Place | BodyPlace | null {
  const around = 'block' in place ? place.block : (path.body ?? path.node);
  const wait = site.facts.delay.waits.find(({ node }) => contains(around, node));
  if (wait) {
    const statement = statementIn(wait.node, around);
    return statement && { kind: 'before', statement: withConstants(statement, file) };
  }
  if (place.kind !== 'call') return place;
  const arrow = [...ancestors(place.call)].find(isFunction);
  return arrow?.type === 'ArrowFunctionExpression' && arrow.body.type !== 'BlockStatement' ? { kind: 'body', fn: arrow } : null;
}

/** The statement of a block, or of what else is run, that holds a node. */
function statementIn(node: TSESTree.Node, body: TSESTree.Node): TSESTree.Statement | null {
  const around = [node, ...ancestors(node)].filter((each) => contains(body, each) && each !== body);
  const found = around.findLast((each) => isStatement(each) && isInList(each));
  return found && isStatement(found) ? found : null;
}

/** The first of the constants that are set right before a statement: `const delay = …;`. */
function withConstants(statement: TSESTree.Statement, file: Draft['file']): TSESTree.Statement {
  const { parent } = statement;
  if (parent.type !== 'BlockStatement') return statement;
  const before = parent.body.slice(0, parent.body.findIndex((each) => each === statement)).toReversed();
  const end = before.findIndex((each) => each.type !== 'VariableDeclaration' || each.kind !== 'const' || !isUsedIn(each, statement, file));
  return (end === -1 ? before : before.slice(0, end)).at(-1) ?? statement;
}

function isUsedIn({ declarations }: TSESTree.VariableDeclaration, statement: TSESTree.Node, file: Draft['file']): boolean {
  return declarations.every(({ id }) => {
    const variable = file.variable(id);
    return variable !== null && file.uses(variable).some((use) => contains(statement, use));
  });
}
