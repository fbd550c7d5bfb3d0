import type { TSESTree } from '@typescript-eslint/types';
import { beginsByCaller } from './begins-by-caller.js';
import { countsFailures } from './counts-failures.js';
import { literalNumber } from '../code/arithmetic.js';
import type { Draft } from '../code/draft.js';
import type { SourceFile } from '../code/source-file.js';
import type { Counter } from '../../facts/retry-site.js';
import { looksAgain } from './looks-again.js';
import { stepsIn } from './steps.js';
import { untestedCounter } from './untested-counter.js';
import { bare, classMember, contains, isFunction, isLoop, memberName, parameterName } from '../code/syntax.js';
import type { SiteCounter } from './counter.js';

/** The site's counter, also one that nothing tests; null where nothing counts. */
export function siteCounter(draft: Draft): SiteCounter | null {
  const { site, file } = draft;
  const { counter } = site.facts.shape;
  if (countsNothing(draft)) return null;
  if (!counter || isTally(counter, draft) || isForSome(counter, draft)) return untestedCounter(draft);
  const { text, step } = counter;
  const node = [...file.within(site.node)].find((each) => file.textOf(each) === text);
  const isParameter = isFunction(site.node) && site.node.params.some((parameter) => parameterName(parameter) === text);
  const isHandedStart = step === -1 && beginsByCaller(node, file);
  const counted = { text, step, start: node ? startOf(node, file) : null, isParameter, isHandedStart };
  return (isHandedStart ? untestedCounter(draft) : null) ?? counted;
}

/** What is repeated once is not counted: a number that goes up beside it is of something else. Nor is one that goes up whether something has failed or not. */
function countsNothing(draft: Draft): boolean {
  const { kind, facts: { shape: { counter } } } = draft.site;
  return kind === 'repeat' || (counter !== null && isOfLooks(counter, draft));
}

/** Whether a number stands under a key beside others, and limits nothing: before the first failure it may not be there. */
function isTally({ text }: Counter, { site: { facts } }: Draft): boolean {
  return facts.bound.kind === 'none' && text.endsWith(']');
}

/** Whether turns that nothing has failed in move what no bound asks, as the place in a table of waits. */
function isOfLooks({ text, test }: Counter, draft: Draft): boolean {
  const { site, file } = draft;
  const isFailed = (node: TSESTree.Node): boolean => site.facts.shape.failurePaths.some((path) => contains(path.node, node));
  return test === null && site.facts.bound.kind === 'none' && looksAgain(draft) && stepsIn(site.node, text, file).some((step) => !isFailed(step));
}

/** Whether only some failures are counted by what nothing tests: the others would be tried without end. */
function isForSome({ text, test }: Counter, draft: Draft): boolean {
  const { site, file } = draft;
  const steps = test === null && isLoop(site.node) ? stepsIn(site.node.body, text, file) : [];
  const isOnPath = (step: TSESTree.Node) => site.facts.shape.failurePaths.some(({ node }) => contains(node, step));
  return steps.some((step) => isOnPath(step) && !countsFailures(step, draft));
}

/** The expression that a counter begins with: of a variable, a parameter's default, a field, a property of an object. */
function startOf(counter: TSESTree.Node, file: SourceFile): TSESTree.Expression | null {
  const node = bare(counter);
  if (node.type === 'MemberExpression') return node.object.type === 'ThisExpression' ? fieldStart(node) : propertyStart(node, file);
  const definition = file.definition(node);
  if (definition?.type === 'VariableDeclarator') return definition.init;
  return definition?.type === 'AssignmentPattern' ? definition.right : null;
}

function fieldStart(member: TSESTree.MemberExpression): TSESTree.Expression | null {
  const field = classMember(member, memberName(member));
  return field?.type === 'PropertyDefinition' ? field.value : null;
}

function propertyStart(member: TSESTree.MemberExpression, file: SourceFile): TSESTree.Expression | null {
  const object = startOf(member.object, file);
  if (object?.type !== 'ObjectExpression') return null;
  const property = object.properties.find((each) => each.type === 'Property' && file.textOf(each.key) === memberName(member));
  const value = property?.type === 'Property' ? property.value : null;
  return value?.type === 'Literal' && literalNumber(value) !== null ? value : null;
}
