import type { TSESTree } from '@typescript-eslint/types';

import { isAskedFor } from './asked-for.js';
import { assignedDefault } from './assigned-default.js';
import { type OwnParameter, beginning, countedMembers } from './beginning.js';
import { firstCount } from '../../sites/first-count.js';
import { invoke } from './calls.js';
import { classValue } from './classes.js';
import { clientPassed } from '../outside/client-passed.js';
import { clientOfType } from '../outside/client-types.js';
import { isPopulation } from '../syntax/counting.js';
import { evaluate } from './expressions.js';
import { Frame, type Variable } from '../frame.js';
import { globalValue } from '../built-ins/globals.js';
import { importedValue } from '../built-ins/imports.js';
import { asFound, isFilledBefore } from './left-open.js';
import { numberHolder } from '../values/number-holder.js';
import { storeParameter } from '../outside/own-stores.js';
import { keptSince, renderOf, stateValue } from '../outside/renders.js';
import { isLeftOutAgain, leftOut } from './left-out.js';
import { passedByCallers } from './passed-by-callers.js';
import { bindPattern } from './patterns.js';
import type { Run } from '../run.js';
import { rootOf } from '../../sites/members.js';
import { parametersOf } from '../../sites/parameters.js';
import { keptIn } from '../../sites/kept-functions.js';
import { definitionOf, enclosingFunction, isFunction } from '../../sites/source.js';
import { type FunctionValue, type NativeValue, type UnknownValue, type Value, UNDEFINED, native, object, unknown, isToBeFilled } from '../values/values.js';
import { exact, number } from '../values/numbers.js';

/**
 * The value of a variable that the run has not met a declaration of: it lies around the place where the run begins.
 * Constants are what their initialiser says. Of what changes, counters are trusted to stand at their first value;
 * flags, lists and empty places are not, for the failure finds them as the program has left them.
 */
export function outerValue(variable: Variable, frame: Frame, run: Run): Value {
  const root = renderOf(variable, frame, run) ?? frame.root;
  const found = root.variables.get(variable);
  if (found !== undefined) return found;
  root.variables.set(variable, unknown(variable.name)); // what asks for itself meanwhile is not known
  const value = initialValue(variable, root, run) ?? unknown(variable.name, 0, { client: typedClient(variable.identifiers[0], run) });
  root.variables.set(variable, value);
  if (value.kind === 'unknown') rememberKept(variable, value, root, run);
  return value;
}

/** `connectRef.current = connect` somewhere: what is kept there is that function, whenever it is asked for. */
function rememberKept(variable: Variable, { symbol }: UnknownValue, root: Frame, run: Run): void {
  for (const [name, kept] of keptIn(variable, run.source)) {
    const place = `${symbol}.${name}`;
    const fn = run.memory.has(place) ? null : run.quietly(() => evaluate(kept, root, run));
    if (fn?.kind === 'function') run.memory.set(place, fn);
  }
}

function initialValue(variable: Variable, root: Frame, run: Run): Value | null {
  const definition = definitionOf(variable);
  if (definition === undefined) return globalValue(variable.name);
  const { node } = definition;
  switch (definition.type) {
    case 'FunctionName':
      return isFunction(node) ? { kind: 'function', node, frame: root, self: null } : null;
    case 'ClassName':
      return node.type === 'ClassDeclaration' || node.type === 'ClassExpression' ? classValue(node, root) : null;
    case 'ImportBinding':
      return importedValue(definition);
    case 'Variable':
      return node.type === 'VariableDeclarator' ? (stateValue(variable, root, run) ?? declaredValue(variable, node, root, run)) : null;
    case 'Parameter':
      return isFunction(node) ? parameterValue(variable, node, root, run) : null;
    case 'TSEnumName':
      return node.type === 'TSEnumDeclaration' ? enumValue(node, root, run) : null;
    default:
      return null;
  }
}

function declaredValue(variable: Variable, node: TSESTree.VariableDeclarator, root: Frame, run: Run): Value | null {
  const writes = variable.references.filter((reference) => reference.isWrite() && !reference.init);
  const own = enclosingFunction(node) === enclosingFunction(run.cycle.node) && !isFunction(run.cycle.node);
  if (writes.length === 0) return constantValue(variable, bound(variable, node.id, node.init, root, run), own, root, run);
  const late = node.init === null ? functionSetOnce(writes, root) : null;
  if (late !== null) return late;
  if (own) return unlessFilled(valueAtEntry(variable, node, root, run), variable, own, run);
  const value = bound(variable, node.id, node.init, root, run);
  return value !== null && exact(value) !== null && !isPopulation(variable) ? value : null;
}

/** `let connect; … connect = () => …`: declared first, so that others may call it, and then made what it is for good. */
function functionSetOnce(writes: Variable['references'], frame: Frame): Value | null {
  const [write, ...others] = writes;
  const assignment = write?.identifier.parent;
  if (others.length > 0 || assignment?.type !== 'AssignmentExpression' || assignment.operator !== '=' || !isFunction(assignment.right)) return null;
  return { kind: 'function', node: assignment.right, frame, self: null };
}

/** A constant is what it is made; a list that is filled elsewhere is not, and no more are the flags of an object. */
function constantValue(variable: Variable, value: Value | null, own: boolean, root: Frame, run: Run): Value | null {
  const known = unlessFilled(value, variable, own, run);
  return known && asFound(known, variable, own, root, run);
}

/** Null for a list that is filled before the run begins. */
const unlessFilled = (value: Value | null, variable: Variable, own: boolean, run: Run): Value | null =>
  value !== null && isToBeFilled(value) && (!own || isFilledBefore(run.cycle.node, variable)) ? null : value;

/** The last plain assignment before a loop in the loop's own function, or the initialiser. What other functions assign is for later. */
function valueAtEntry(variable: Variable, node: TSESTree.VariableDeclarator, root: Frame, run: Run): Value | null {
  const [start] = run.cycle.node.range;
  const own = enclosingFunction(node);
  const earlier = variable.references.filter((r) => r.isWrite() && !r.init && r.identifier.range[0] < start && enclosingFunction(r.identifier) === own);
  const last = earlier.at(-1);
  if (last === undefined) return node.init === null ? UNDEFINED : asAnswered(node.init, bound(variable, node.id, node.init, root, run));
  const assignment = last.identifier.parent;
  const plain = earlier.length === 1 && assignment.type === 'AssignmentExpression' && assignment.operator === '=' && assignment.left === last.identifier;
  return plain && assignment.parent.type === 'ExpressionStatement' ? run.quietly(() => evaluate(assignment.right, root, run)) : null;
}

/** `let answer = await attempt()`, where `attempt` deals with its failures: what it says of them is not known before a loop begins. */
const asAnswered = (init: TSESTree.Expression, value: Value | null): Value | null => (init.type === 'AwaitExpression' && value !== null && TELLS_OUTCOME.has(value.kind) ? null : value);

/** By one of these an answer may say that it failed. */
const TELLS_OUTCOME: ReadonlySet<Value['kind']> = new Set(['object', 'array', 'boolean', 'null', 'undefined']);

function bound(variable: Variable, pattern: TSESTree.Node, init: TSESTree.Expression | null, root: Frame, run: Run): Value | null {
  if (init === null) return pattern.type === 'Identifier' && isLoopVariable(pattern) ? null : UNDEFINED;
  const value = wrappedFunction(variable, init, root, run) ?? run.quietly(() => evaluate(init, root, run));
  if (value === null) return null;
  if (pattern.type === 'Identifier') return value.kind === 'unknown' ? (numberHolder(variable, init, (node) => run.quietly(() => evaluate(node, root, run))) ?? namedUnknown(variable, value)) : value;
  return fromPattern(variable, pattern, value, root, run);
}

const namedUnknown = (variable: Variable, value: UnknownValue): Value => (value.origin === null ? value : unknown(variable.name, 0, { client: value.client }));

/** `const connect = useCallback(() => …)`: what wraps a function and is called like one is that function. */
function wrappedFunction(variable: Variable, init: TSESTree.Expression, root: Frame, run: Run): Value | null {
  const [first] = init.type === 'CallExpression' ? init.arguments : [];
  if (first === undefined || !isFunction(first) || isSelector(first)) return null;
  const isCalled = variable.references.some(({ identifier }) => identifier.parent.type === 'CallExpression' && identifier.parent.callee === identifier);
  if (!isCalled || init.type !== 'CallExpression') return null;
  const fn: FunctionValue = { kind: 'function', node: first, frame: keptSince(init, root, run), self: null };
  return isHook(init.callee) ? fn : wrapped(fn, init);
}

/** `useStore((state) => state.reload)`: what the function picks out is given, and not the function. */
function isSelector({ params: [param], body }: TSESTree.FunctionLike): boolean {
  const root = body?.type === 'MemberExpression' ? rootOf(body) : null;
  return param?.type === 'Identifier' && root?.type === 'Identifier' && root.name === param.name;
}

/** Hooks give the function back as it is. Another wrapper calls it when it sees fit: at once, or when all is quiet. */
const isHook = (callee: TSESTree.Node): boolean => /^(use[A-Z]\w*|memo|callback)$/.test(nameOf(callee));

const nameOf = (callee: TSESTree.Node): string => {
  const last = callee.type === 'MemberExpression' ? callee.property : callee;
  return last.type === 'Identifier' ? last.name : '';
};

function wrapped(fn: FunctionValue, wrapper: TSESTree.Node): NativeValue {
  return native('wrapped', (args, node, run) => {
    run.emit({ kind: 'maybe wait', node: wrapper, isTimed: false });
    return invoke(fn, args, node, run);
  });
}

/** `for (const item of items)`: declared without an initialiser, and yet not undefined. */
function isLoopVariable(identifier: TSESTree.Identifier): boolean {
  const statement = identifier.parent.parent?.parent;
  return statement?.type === 'ForOfStatement' || statement?.type === 'ForInStatement';
}

function fromPattern(variable: Variable, pattern: TSESTree.Node, value: Value, root: Frame, run: Run): Value | null {
  const scratch = new Frame(root, null, root.self);
  run.quietly(() => {
    bindPattern(pattern, value, scratch, run);
    return UNDEFINED;
  });
  return scratch.variables.get(variable) ?? null;
}

/** A parameter has its default; without one, what every caller in this file passes, where that is one number. */
function parameterValue(variable: Variable, node: TSESTree.FunctionLike, root: Frame, run: Run): Value | null {
  const [identifier] = variable.identifiers;
  const params = parametersOf(node);
  const index = params.findIndex((param) => identifier !== undefined && param.range[0] <= identifier.range[0] && identifier.range[1] <= param.range[1]);
  const param = params[index];
  if (param === undefined) return null;
  const plain = param.type === 'TSParameterProperty' ? param.parameter : param;
  if (plain.type === 'RestElement') return null;
  const stored = storeParameter(variable, node, root, run);
  if (stored !== null) return stored;
  const place: OwnParameter = { variable, index, node };
  const own = run.cycle.node === node ? place : null;
  if (isAskedFor(plain, own, run.source)) return unknown(variable.name);
  const passed = passedByCallers(node, index, run) ?? (plain.type === 'AssignmentPattern' ? leftOut(plain, run.source) : notPassed(plain, own, place, root, run));
  return fromPattern(variable, plain, passed, root, run);
}

/** What a parameter without a default is, where no caller tells. */
function notPassed(pattern: TSESTree.Node, own: OwnParameter | null, place: OwnParameter, root: Frame, run: Run): Value {
  const { variable } = place;
  const begun = own === null ? null : beginning(pattern, own);
  if (begun !== null) return begun;
  if (own !== null && isLeftOutAgain(own, run.source)) return UNDEFINED;
  if (own !== null) for (const name of countedMembers(own)) run.memory.set(`${variable.name}.${name}`, number(firstCount(name, run.source)));
  return numberLeftOut(variable, root, run) ?? nameless(pattern, place, run);
}

/** The number that stands in for a parameter that is left out; null where none does. */
function numberLeftOut(variable: Variable, root: Frame, run: Run): Value | null {
  const assigned = assignedDefault(variable);
  const value = assigned === null ? null : run.quietly(() => evaluate(assigned, root, run));
  return value !== null && exact(value) !== null ? value : null;
}

const nameless = (pattern: TSESTree.Node, place: OwnParameter, run: Run): Value =>
  pattern.type === 'Identifier' ? unknown(pattern.name, 0, { client: typedClient(pattern, run) ?? clientPassed(place, run.source) }) : unknown(`#${place.variable.name}`);

const typedClient = (name: TSESTree.Node | undefined, run: Run): string | null => (name?.type === 'Identifier' ? clientOfType(name.typeAnnotation, run.source) : null);

function enumValue(node: TSESTree.TSEnumDeclaration, root: Frame, run: Run): Value {
  const result = object([], { symbol: node.id.name });
  let next: number | null = 0;
  for (const member of node.body.members) {
    const name = member.id.type === 'Identifier' ? member.id.name : member.id.value;
    const { initializer } = member;
    const value: Value | null = initializer === undefined ? (next === null ? null : number(next)) : run.quietly(() => evaluate(initializer, root, run));
    const given: number | null = value === null ? null : exact(value);
    next = given === null ? null : given + 1;
    result.props.set(name, value ?? unknown(`${node.id.name}.${name}`));
  }
  return result;
}
