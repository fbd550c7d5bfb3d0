import type { TSESTree } from '@typescript-eslint/types';
import { failsByTurn } from './count-turns.js';
import { isJudgedBefore } from './judged-before.js';
import { countsFailures } from './counts-failures.js';
import { literalNumber } from '../code/arithmetic.js';
import type { Draft } from '../code/draft.js';
import type { SiteCounter } from './counter.js';
import { nextAttempt } from './retry-points.js';
import { steppedBy, stepOf } from './steps.js';
import { bare, contains, isFunction, isLoop, parameterName } from '../code/syntax.js';

/** What counts a site's attempts though nothing tests it: a parameter that is passed on plus one, or a variable counted up. */
export function untestedCounter(draft: Draft): SiteCounter | null {
  return countedParameter(draft) ?? countedVariable(draft) ?? countedTurns(draft);
}

function countedParameter(draft: Draft): SiteCounter | null {
  const { site, file } = draft;
  const [path] = site.facts.shape.failurePaths;
  const retry = path && isFunction(site.node) ? nextAttempt(draft, path) : null;
  const call = retry ? bare(retry) : null;
  if (!isFunction(site.node) || call?.type !== 'CallExpression') return null;
  const next = call.arguments.map((argument) => file.textOf(argument).replaceAll(' ', ''));
  const counting = site.node.params.find((parameter, i) => next[i] === `${parameterName(parameter) ?? ''}+1`);
  const text = counting && parameterName(counting);
  return text && counting.type === 'AssignmentPattern' ? { text, step: 1, start: counting.right, isParameter: true, isHandedStart: false } : null;
}

/** A variable from outside of the loop or function that each failure counts up once, from a number. */
function countedVariable(draft: Draft): SiteCounter | null {
  const { site, file } = draft;
  const scope = isLoop(site.node) ? site.node.body : site.node;
  const steps = [...file.within(scope)].filter((node) => stepOf(node) === 1);
  // What goes on after a success counts that as well.
  const isOfTurn = (step: TSESTree.Node): boolean => !site.facts.shape.goesOn && step.parent?.parent === scope;
  for (const step of steps.filter((each) => countsFailures(each, draft) || isOfTurn(each) || isInOnlyWait(each, draft))) {
    const target = steppedBy(step);
    const start = target && startOutside(target, scope, draft);
    const same = steps.filter((other) => file.textOf(steppedBy(other) ?? other) === (target && file.textOf(target)));
    if (target && start && same.length === 1) return { text: file.textOf(target), step: 1, start, isParameter: false, isHandedStart: false };
  }
  return null;
}

/** `sleep(fullJitter(retry++, …))`, where each retry waits, and only there. */
function isInOnlyWait(step: TSESTree.Node, { site: { facts: { delay } } }: Draft): boolean {
  const [wait, ...others] = delay.waits;
  return wait !== undefined && others.length === 0 && delay.kind !== 'none' && contains(wait.node, step);
}

/** `for (let attempt = 0; ; attempt++)`, and where the head judges what came before: `for (let retry = 0; !answer.ok && retry < 3; retry++)`. */
function countedTurns(draft: Draft): SiteCounter | null {
  const { node } = draft.site;
  if (node.type !== 'ForStatement' || node.update === null || stepOf(node.update) !== 1 || !(failsByTurn(draft, node) || isJudgedBefore(node, draft.file))) return null;
  const target = steppedBy(node.update);
  const start = target && numberInHead(node, draft.file.textOf(target));
  return target && start && { text: draft.file.textOf(target), step: 1, start, isParameter: false, isHandedStart: false };
}

/** The number that a variable begins with which the head of a loop declares. */
function numberInHead({ init }: TSESTree.ForStatement, name: string): TSESTree.Expression | null {
  const declared = init?.type === 'VariableDeclaration' ? init.declarations.find(({ id }) => id.type === 'Identifier' && id.name === name) : undefined;
  return declared?.init && literalNumber(declared.init) !== null ? declared.init : null;
}

function startOutside(target: TSESTree.Node, scope: TSESTree.Node, { file }: Draft): TSESTree.Expression | null {
  const definition = file.definition(target);
  if (definition?.type !== 'VariableDeclarator' || contains(scope, definition)) return null;
  return definition.init && literalNumber(definition.init) !== null ? definition.init : null;
}
