import type { TSESTree } from '@typescript-eslint/types';

import { clientOfType } from '../outside/client-types.js';
import { evaluate } from './expressions.js';
import { Frame } from '../frame.js';
import type { Run } from '../run.js';
import type { ClassNode } from '../../sites/class-parts.js';
import { isImported, rootOf } from '../../sites/members.js';
import { isFunction, type Source } from '../../sites/source.js';
import { type ClassValue, type ObjectValue, type Value, UNDEFINED, object, unknown, isToBeFilled } from '../values/values.js';
import { assignedNumber } from './assigned-number.js';
import { isCountedBothWays } from '../syntax/counting.js';
import { isLeftToSubclasses } from '../syntax/left-to-subclasses.js';
import { beginsPromise } from '../syntax/deferred.js';
import { withoutOptional } from './left-out.js';
import { optionsLeftOut } from './opt-in.js';
import { exact } from '../values/numbers.js';

export function classValue(node: ClassNode, frame: Frame): ClassValue {
  return { kind: 'class', node, frame };
}

/** An instance of which nothing has been looked at yet: its fields are read from the class as they are asked for. */
export function instanceOf(of: ClassValue): ObjectValue {
  return object([], { tag: 'instance', open: true, symbol: 'this', of });
}

interface Field {
  /** The expression of its first value; null for a declared field without one. */
  readonly init: TSESTree.Expression | null;
  /** Whether anything but the first assignment writes to it. */
  readonly changes: boolean;
}

interface Members {
  readonly methods: ReadonlyMap<string, TSESTree.MethodDefinition>;
  readonly fields: ReadonlyMap<string, Field>;
  /** Parameters of the constructor that are fields (`private readonly options`). */
  readonly parameters: ReadonlyMap<string, TSESTree.Parameter>;
  /** Parameters of the constructor that may be left out: `options?: Options`. */
  readonly optional: readonly TSESTree.Identifier[];
  /** The types that fields are declared with. */
  readonly types: ReadonlyMap<string, TSESTree.TSTypeAnnotation>;
  /** Fields that are made of a function: `this.timer = new Timer(() => …)`. */
  readonly runners: ReadonlyMap<string, TSESTree.FunctionLike>;
  /** What is assigned to fields, wherever it is done. */
  readonly assigned: ReadonlyMap<string, readonly TSESTree.Expression[]>;
}

const membersOf = new WeakMap<ClassNode, Members>();

/** The name of a member, a private one with its `#`; null where it is computed. */
export function memberName(node: TSESTree.MethodDefinition | TSESTree.PropertyDefinition | TSESTree.AccessorProperty): string | null {
  if (node.key.type === 'PrivateIdentifier') return `#${node.key.name}`;
  if (node.key.type === 'Identifier' && !node.computed) return node.key.name;
  return node.key.type === 'Literal' ? String(node.key.value) : null;
}

/** The methods, fields and constructor assignments of a class in this file. */
export function members(node: ClassNode, source: Source): Members {
  const known = membersOf.get(node);
  if (known !== undefined) return known;
  const methods = new Map<string, TSESTree.MethodDefinition>();
  const inits = new Map<string, TSESTree.Expression | null>();
  const parameters = new Map<string, TSESTree.Parameter>();
  let optional: readonly TSESTree.Identifier[] = [];
  for (const member of node.body.body) {
    if (member.type !== 'MethodDefinition' && member.type !== 'PropertyDefinition') continue;
    const name = memberName(member);
    if (name === null) continue;
    // The constructor comes last, wherever it stands.
    if (member.type === 'PropertyDefinition') inits.set(name, inits.get(name) ?? member.value);
    else if (member.kind === 'constructor') {
      readConstructor(member, inits, parameters);
      optional = member.value.params.filter((param) => param.type === 'Identifier').filter((param) => param.optional);
    }
    else if (member.kind !== 'set') methods.set(name, member);
  }
  const { writes, runners, assigned } = writesIn(node, source);
  const fields = new Map([...inits].map(([name, init]) => [name, { init, changes: (writes.get(name) ?? 0) > 1 }]));
  const result: Members = { methods, fields, parameters, optional, types: typesIn(node), runners, assigned };
  membersOf.set(node, result);
  return result;
}

/** The types that a class declares its fields with, in its body or as parameters of its constructor. */
function typesIn(node: ClassNode): ReadonlyMap<string, TSESTree.TSTypeAnnotation> {
  const types = new Map<string, TSESTree.TSTypeAnnotation>();
  const note = (name: string | null, type: TSESTree.TSTypeAnnotation | undefined): void => {
    if (name !== null && type !== undefined) types.set(name, type);
  };
  for (const member of node.body.body) {
    if (member.type === 'PropertyDefinition') note(memberName(member), member.typeAnnotation);
    if (member.type !== 'MethodDefinition' || member.kind !== 'constructor') continue;
    for (const param of member.value.params) if (param.type === 'TSParameterProperty') note(declaredField(param), typeOf(param.parameter));
  }
  return types;
}

const typeOf = (parameter: TSESTree.TSParameterProperty['parameter']): TSESTree.TSTypeAnnotation | undefined =>
  parameter.type === 'AssignmentPattern' ? parameter.left.typeAnnotation : parameter.typeAnnotation;

function readConstructor(member: TSESTree.MethodDefinition, inits: Map<string, TSESTree.Expression | null>, parameters: Map<string, TSESTree.Parameter>): void {
  for (const param of member.value.params) {
    const name = declaredField(param);
    if (name !== null && param.type === 'TSParameterProperty') parameters.set(name, param.parameter);
  }
  for (const statement of member.value.body?.body ?? []) readAssignment(statement, inits);
}

/** The field that a parameter of a constructor declares, as in `private readonly options`; null for a plain parameter. */
export function declaredField(param: TSESTree.Parameter): string | null {
  if (param.type !== 'TSParameterProperty') return null;
  return param.parameter.type === 'AssignmentPattern' ? param.parameter.left.name : param.parameter.name;
}

/** Takes `this.field = value` for the first value of the field. */
function readAssignment(statement: TSESTree.Statement, inits: Map<string, TSESTree.Expression | null>): void {
  if (statement.type !== 'ExpressionStatement' || statement.expression.type !== 'AssignmentExpression') return;
  const name = fieldOf(statement.expression.left);
  if (name !== null) inits.set(name, statement.expression.right);
}

/** `this.field`, and of a class that goes by a name `Type.field` as well. */
function fieldOf(node: TSESTree.Node, type?: string): string | null {
  if (node.type !== 'MemberExpression' || (node.object.type !== 'ThisExpression' && (node.object.type !== 'Identifier' || node.object.name !== type))) return null;
  if (node.property.type === 'PrivateIdentifier') return `#${node.property.name}`;
  return node.property.type === 'Identifier' && !node.computed ? node.property.name : null;
}

function assignedField(node: TSESTree.Node, type: string | undefined): string | null {
  if (node.type === 'AssignmentExpression') return fieldOf(node.left, type);
  return node.type === 'UpdateExpression' ? fieldOf(node.argument, type) : null;
}

/** The function that is handed to `new Type(…)`; null for other expressions. */
function givenFunction(node: TSESTree.Node): TSESTree.FunctionLike | null {
  return node.type === 'NewExpression' ? (node.arguments.find((argument) => isFunction(argument)) ?? null) : null;
}

interface Writes {
  readonly writes: ReadonlyMap<string, number>;
  readonly runners: ReadonlyMap<string, TSESTree.FunctionLike>;
  readonly assigned: ReadonlyMap<string, readonly TSESTree.Expression[]>;
}

function writesIn(node: ClassNode, source: Source): Writes {
  const writes = new Map<string, number>();
  const runners = new Map<string, TSESTree.FunctionLike>();
  const assigned = new Map<string, TSESTree.Expression[]>();
  const noteAssignment = ({ left, operator, right }: TSESTree.AssignmentExpression): void => {
    const [name, fn] = [fieldOf(left), givenFunction(right)];
    if (name === null) return;
    if (fn !== null) runners.set(name, fn);
    if (operator === '=') assigned.set(name, [...(assigned.get(name) ?? []), right]);
  };
  const noteField = (field: TSESTree.PropertyDefinition): void => {
    const [name, fn] = [memberName(field), field.value === null ? null : givenFunction(field.value)];
    if (name !== null && fn !== null && !field.static) runners.set(name, fn);
  };
  const count = (name: string | null): void => {
    if (name !== null) writes.set(name, (writes.get(name) ?? 0) + 1);
  };
  const visit = (inner: TSESTree.Node): void => {
    if (inner.type === 'AssignmentExpression') noteAssignment(inner);
    if (inner.type === 'PropertyDefinition') noteField(inner);
    if (inner.type === 'PropertyDefinition') count(inner.value === null ? null : memberName(inner));
    else count(assignedField(inner, node.id?.name));
    for (const child of source.children(inner)) visit(child);
  };
  visit(node.body);
  return { writes, runners, assigned };
}

/** `promise = new Promise((resolve) => { this.resolve = resolve; })`: such a field gives others their value, and is not left until it is asked for. */
export function beginPromises(instance: ObjectValue, { node, frame }: ClassValue, run: Run): void {
  if (run.quiet > 0) return;
  for (const member of node.body.body) {
    const name = member.type === 'PropertyDefinition' && !member.static && beginsPromise(member.value) ? memberName(member) : null;
    if (name !== null && member.type === 'PropertyDefinition' && member.value !== null) instance.props.set(name, evaluate(member.value, new Frame(frame, null, instance), run));
  }
}

/** What an instance's member is before the run has written to it; null where the class does not tell. */
export function memberValue(instance: ObjectValue, name: string, run: Run): Value | null {
  const type = typeTelling(name, instance.of, run);
  if (type === null) return null;
  const { node, frame } = type;
  const known = members(node, run.source);
  const { methods, runners, types, assigned } = known;
  const method = methods.get(name);
  if (method !== undefined) return (assigned.get(name) ?? []).some((value) => isHandedIn(value, run.source)) ? null : methodValue(method, instance, frame, run);
  const inside = new Frame(frame, null, instance);
  const first = firstValue(name, known, inside, run);
  const told = assignedNumber(name, first, assigned.get(name) ?? [], inside, run) ?? first;
  if (told !== null) return told;
  const runner = runners.get(name);
  if (runner !== undefined) return unknown(`${instance.symbol}.${name}`, 0, { runs: { kind: 'function', node: runner, frame: inside, self: runner.type === 'ArrowFunctionExpression' ? instance : null } });
  return typedClient(types.get(name), instance, name, run);
}

/** `if (options.acquire) this.acquire = options.acquire;`: what a caller hands in stands in the place of the method. */
function isHandedIn(value: TSESTree.Expression, source: Source): boolean {
  if (value.type === 'LogicalExpression') return isHandedIn(value.left, source);
  const root = rootOf(value);
  const definition = root.type === 'Identifier' && /^(Identifier|MemberExpression)$/.test(value.type) ? source.variable(root)?.defs[0] : undefined;
  return definition?.type === 'Parameter' && definition.node.parent.type === 'MethodDefinition' && definition.node.parent.kind === 'constructor';
}

function methodValue({ value, static: isStatic }: TSESTree.MethodDefinition, instance: ObjectValue, frame: Frame, run: Run): Value | null {
  if (value.type !== 'FunctionExpression' || isLeftToSubclasses(value, run.source)) return null;
  return { kind: 'function', node: value, frame, self: isStatic ? null : instance };
}

/** The class that tells of a member: the instance's own, or the nearest of this file above it; null where none does. */
function typeTelling(name: string, own: ClassValue | null, run: Run): ClassValue | null {
  if (own === null) return null;
  for (const type of lineOf(own, run)) if (tellsOf(name, members(type.node, run.source))) return type;
  return null;
}

const tellsOf = (name: string, { methods, fields, parameters, assigned }: Members): boolean => methods.has(name) || fields.has(name) || parameters.has(name) || assigned.has(name);

/** How many there are of something: `this.users += 1` here, `this.users -= 1` there, and never begun anew. */
function isPopulationField(name: string, { fields, assigned }: Members, { source }: Run): boolean {
  const field = fields.get(name);
  return field?.changes === true && (assigned.get(name) ?? []).every((value) => value === field.init) && isCountedBothWays(`this.${name}`, source);
}

function firstValue(name: string, known: Members, inside: Frame, run: Run): Value | null {
  const [field, parameter, { optional }] = [known.fields.get(name), known.parameters.get(name), known];
  if (isPopulationField(name, known, run)) return null;
  if (field !== undefined) return fieldValue(field, inside, run) ?? valueWithout(optional, field, inside, run);
  return parameter?.type === 'AssignmentPattern' ? (optionsLeftOut(parameter, inside, run) ?? run.quietly(() => evaluate(parameter.right, inside, run))) : null;
}

/** Of a field what it is for callers who hand over no more than is asked for; of one that is nothing then they would not ask. */
function valueWithout(optional: readonly TSESTree.Identifier[], field: Field, inside: Frame, run: Run): Value | null {
  const value = optional.length === 0 ? null : fieldValue(field, withoutOptional(optional, inside, run.source), run);
  return value?.kind === 'null' ? null : value;
}

/** A field of which only its type tells: it may be a client. */
function typedClient(type: TSESTree.TSTypeAnnotation | undefined, instance: ObjectValue, name: string, run: Run): Value | null {
  const client = clientOfType(type, run.source);
  return client === null ? null : unknown(`${instance.symbol}.${name}`, 0, { client });
}

/** What kind of method a member of an instance is; null for a field. */
export function methodKind(instance: ObjectValue, name: string, run: Run): TSESTree.MethodDefinition['kind'] | null {
  const type = typeTelling(name, instance.of, run);
  return (type !== null && members(type.node, run.source).methods.get(name)?.kind) || null;
}

/** What a field is before the run has written to it, by its first value; null where something else has been made of it by then. */
export function fieldValue(field: Field, frame: Frame, run: Run): Value | null {
  const { init } = field;
  if (init === null) return null;
  const value = run.quietly(() => evaluate(init, frame, run));
  if (value === null || value === UNDEFINED) return null;
  return isTrusted(value, field.changes) && isTold(value) ? value : null;
}

/** What a static field is, as far as its first value tells: null where the program has made something else of it by the time of a failure. */
export function staticFieldValue({ node, frame }: ClassValue, name: string, init: TSESTree.Expression, run: Run): Value | null {
  const value = run.quietly(() => evaluate(init, frame, run));
  return value !== null && isTrusted(value, members(node, run.source).fields.get(name)?.changes === true) ? value : null;
}

/** Of what is written to later, only what it counts from and what it does. */
const isTrusted = (value: Value, changes: boolean): boolean => !isToBeFilled(value) && (!changes || exact(value) !== null || value.kind === 'function');

/** What is not known is no first value, but for a client and for a member of an enumeration: `ReconnectMode.Linear`. */
const isTold = (value: Value): boolean => value.kind !== 'unknown' || value.client !== null || /^[A-Z]\w*\.[A-Z]\w*$/.test(value.symbol);

/** A class and those of this file above it, nearest first. */
export function* lineOf(type: ClassValue, run: Run): Generator<ClassValue> {
  const passed = new Set<ClassNode>();
  for (let current: ClassValue | null = type; current !== null && !passed.has(current.node); current = superClassOf(current, run)) {
    passed.add(current.node);
    yield current;
  }
}

/** The class that another one extends, where this file holds it. */
export function superClassOf({ node, frame }: ClassValue, run: Run): ClassValue | null {
  const { superClass } = node;
  if (superClass === null || isImported(superClass, run.source)) return null;
  const value = run.quietly(() => evaluate(superClass, frame, run));
  return value?.kind === 'class' ? value : null;
}
