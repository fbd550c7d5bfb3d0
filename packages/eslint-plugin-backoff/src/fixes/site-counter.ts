import type { TSESTree } from '@typescript-eslint/types';
import { literalNumber } from './arithmetic.js';
import type { Draft } from './draft.js';
import type { SourceFile } from './source-file.js';
import { steppedBy, stepOf } from './steps.js';
import { bare, contains, isFunction, isLoop, propertyName } from './syntax.js';

/** What counts a site's attempts: a variable, a field or a parameter. */
export interface SiteCounter {
  /** As written: `attempt`, `this.retries`. */
  readonly text: string;
  readonly step: 1 | -1;
  /** What it is before the first attempt; null where that is not written down. */
  readonly start: TSESTree.Expression | null;
  /** Each retry gets its own: the next call is handed another number. */
  readonly isParameter: boolean;
}

/** The site's counter, also one that nothing tests; null where nothing counts. */
export function siteCounter(draft: Draft): SiteCounter | null {
  const { site, file } = draft;
  const { counter } = site.facts.shape;
  if (!counter) return countedParameter(site.node, site.facts.shape.failurePaths.map(({ retryNode }) => retryNode), file) ?? countedVariable(draft);
  const root = [...file.within(site.node)].find((node) => file.textOf(node) === counter.text);
  const { text, step } = counter;
  return { text, step, start: root ? startOf(root, site.node, file) : null, isParameter: isParameterOf(site.node, text) };
}

function isParameterOf(site: TSESTree.Node, name: string): boolean {
  return isFunction(site) && site.params.some((parameter) => targetOf(parameter) === name);
}

function targetOf(parameter: TSESTree.Parameter): string | null {
  const target = parameter.type === 'AssignmentPattern' ? parameter.left : parameter;
  return target.type === 'Identifier' ? target.name : null;
}

/** The expression that a counter begins with: of a variable, a parameter's default, a field, a property of an object. */
function startOf(counter: TSESTree.Node, site: TSESTree.Node, file: SourceFile): TSESTree.Expression | null {
  const node = bare(counter);
  if (node.type === 'MemberExpression') return memberStart(node, site, file);
  const variable = file.variable(node);
  const { parent = null } = (variable && file.declaration(variable)) ?? {};
  if (parent?.type === 'VariableDeclarator') return parent.init;
  return parent?.type === 'AssignmentPattern' ? parent.right : null;
}

function memberStart(member: TSESTree.MemberExpression, site: TSESTree.Node, file: SourceFile): TSESTree.Expression | null {
  const name = member.property.type === 'PrivateIdentifier' ? member.property.name : propertyName(member);
  if (member.object.type === 'ThisExpression') {
    for (let around: TSESTree.Node | undefined = site; around; around = around.parent) {
      if (around.type !== 'ClassBody') continue;
      const field = around.body.find((each) => each.type === 'PropertyDefinition' && 'name' in each.key && each.key.name === name);
      return field?.type === 'PropertyDefinition' ? field.value : null;
    }
    return null;
  }
  const object = startOf(member.object, site, file);
  const property = object?.type === 'ObjectExpression' ? object.properties.find((each) => each.type === 'Property' && file.textOf(each.key) === name) : null;
  return property?.type === 'Property' ? asExpression(property.value) : null;
}

function asExpression(node: TSESTree.Node): TSESTree.Expression | null {
  return node.type === 'Literal' || node.type === 'Identifier' ? node : null;
}

/** A parameter of a function that calls itself with one more of it, or one less. */
function countedParameter(site: TSESTree.Node, retries: readonly (TSESTree.Node | null)[], file: SourceFile): SiteCounter | null {
  const call = retries[0] && bare(retries[0]);
  if (!isFunction(site) || call?.type !== 'CallExpression') return null;
  for (const [i, parameter] of site.params.entries()) {
    const argument = call.arguments[i];
    const text = targetOf(parameter);
    if (text === null || argument?.type !== 'BinaryExpression' || file.textOf(argument.left) !== text || literalNumber(argument.right) !== 1) continue;
    const start = parameter.type === 'AssignmentPattern' ? parameter.right : null;
    if (argument.operator === '+' && start) return { text, step: 1, start, isParameter: true };
  }
  return null;
}

/** A variable from outside of the loop or function that each failure counts up once, from a number. */
function countedVariable(draft: Draft): SiteCounter | null {
  const { site, file } = draft;
  const scope = isLoop(site.node) ? site.node.body : site.node;
  const steps = [...file.within(scope)].filter((node) => stepOf(node) === 1);
  const isCount = (step: TSESTree.Node) => site.facts.shape.failurePaths.some(({ node }) => contains(node, step)) || step.parent?.parent === scope;
  for (const step of steps.filter(isCount)) {
    const target = steppedBy(step);
    const variable = target && file.variable(target);
    const declared = variable && file.declaration(variable)?.parent;
    if (!target || declared?.type !== 'VariableDeclarator' || contains(scope, declared) || !declared.init || literalNumber(declared.init) === null) continue;
    const text = file.textOf(target);
    const isOnly = steps.filter((other) => other !== step && file.textOf(steppedBy(other) ?? other) === text).length === 0;
    if (isOnly) return { text, step: 1, start: declared.init, isParameter: false };
  }
  return null;
}
