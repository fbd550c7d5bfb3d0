import type { TSESTree } from '@typescript-eslint/types';

import { type ClassNode, constructorOf, declared, fieldOf, isCalled, ownField } from '../sites/class-parts.js';
import { type Source, enclosingClass, isFunction, parentOf } from '../sites/source.js';
import { HAND_IN, INSTANCES } from './handed-in.js';
import { lastAnswer, localAnswer } from './local-answer.js';
import { ownExport } from './own-exports.js';

/** What an expression is of a module: `{ module: 'openai', path: 'default().chat.create' }`. */
export interface Export {
  readonly module: string;
  /** Without `default`, which `require` and `import` put in different places; `default` where nothing else is left. */
  readonly path: string;
  /** The calls on the way to it, the first one first. */
  readonly calls: readonly CallNode[];
}

export type CallNode = TSESTree.CallExpression | TSESTree.NewExpression;

/** A call, or an element that is given its options as an attribute. */
export type UseNode = CallNode | TSESTree.JSXOpeningElement;

type Variable = NonNullable<ReturnType<Source['variable']>>;
type Definition = Extract<Variable['defs'][number], { readonly type: 'Variable' }>;

interface Place {
  readonly module: string;
  readonly segments: readonly string[];
  readonly calls: readonly CallNode[];
}

const DEEPEST = 16;

/** Modules of functions that compilers write around what a file requires. */
const COMPILER_HELPERS = /^(tslib|@babel\/runtime|@swc\/helpers)(\/|$)/;

/** Follows expressions to the imports that they come from: names, members, results of calls, fields of classes. */
export class Exports {
  private readonly known = new Map<TSESTree.Node, Place | null>();
  private readonly fields = new Map<TSESTree.ClassBody, ReadonlyMap<string, TSESTree.AssignmentExpression>>();

  constructor(private readonly source: Source) {}

  /** Null where an expression comes from no module. */
  of(node: TSESTree.Node): Export | null {
    const place = this.follow(node, 0);
    return place === null ? null : { module: place.module, path: pathOf(place), calls: place.calls };
  }

  private follow(node: TSESTree.Node, depth: number): Place | null {
    const known = this.known.get(node);
    if (known !== undefined || depth > DEEPEST) return known ?? null;
    this.known.set(node, null);
    const place = this.find(node, depth + 1);
    this.known.set(node, place);
    return place;
  }

  private find(node: TSESTree.Node, depth: number): Place | null {
    switch (node.type) {
      case 'Identifier':
      case 'JSXIdentifier':
        return this.ofName(node, depth);
      case 'MemberExpression':
        return this.ofMember(node, depth);
      case 'CallExpression': {
        const module = requiredModule(node);
        return module === null ? (this.ofFulfilled(node, depth) ?? this.ofCall(node, depth) ?? this.ofAnswer(node.callee, depth) ?? this.ofHanded(node, depth)) : whole(module);
      }
      case 'NewExpression':
        return called(this.follow(node.callee, depth), node);
      case 'AwaitExpression':
        return this.follow(node.argument, depth);
      case 'Super':
        return this.ofSuperclass(enclosingClass(node), depth);
      case 'ImportExpression':
        return node.source.type === 'Literal' && typeof node.source.value === 'string' ? whole(node.source.value) : null;
      case 'TSAsExpression':
      case 'TSNonNullExpression':
      case 'TSSatisfiesExpression':
      case 'ChainExpression':
        return this.follow(node.expression, depth);
      case 'LogicalExpression':
        return this.follow(node.left, depth) ?? this.follow(node.right, depth);
      case 'ConditionalExpression':
        return this.ofChoice(node, depth);
      case 'AssignmentExpression':
        return this.follow(node.right, depth);
      case 'SequenceExpression':
        return this.last(node, depth);
      default:
        return null;
    }
  }

  /** `module.default ? module.default : module`: the same either way, or nothing the one way. */
  private ofChoice({ consequent, alternate }: TSESTree.ConditionalExpression, depth: number): Place | null {
    const [place, ...others] = [consequent, alternate].filter((side) => !isNothing(side)).map((side) => this.follow(side, depth));
    return others.every((other) => isSame(place, other)) ? (place ?? null) : null;
  }

  private ofName(node: TSESTree.Identifier | TSESTree.JSXIdentifier, depth: number): Place | null {
    const variable = this.source.variable(node);
    const definition = variable?.defs[0];
    if (variable === undefined || definition === undefined) return null;
    switch (definition.type) {
      case 'ImportBinding':
        return importedPlace(definition.node, definition.parent);
      case 'Parameter':
        return this.ofType('typeAnnotation' in definition.name ? definition.name.typeAnnotation : undefined, depth) ?? this.ofPromised(definition.name, definition.node, depth);
      case 'Variable':
        return this.ofVariable(variable, definition, depth);
      case 'ClassName':
        // Without a constructor of its own it takes what its superclass does.
        return constructorOf(definition.node) === null ? this.ofSuperclass(definition.node, depth) : null;
      default:
        return null;
    }
  }

  private ofSuperclass(type: ClassNode | null, depth: number): Place | null {
    const superclass = type?.superClass ?? null;
    return superclass === null ? null : this.follow(superclass, depth);
  }

  private ofVariable(variable: Variable, { node: { id, init }, name }: Definition, depth: number): Place | null {
    if (init !== null && !isNothing(init)) return id.type === 'ObjectPattern' ? below(this.follow(init, depth), keyIn(id, name)) : this.follow(init, depth);
    const written = onlyWrite(variable);
    return written === null ? null : this.follow(written, depth);
  }

  private ofMember(node: TSESTree.MemberExpression, depth: number): Place | null {
    if (node.computed) return null;
    const { name } = node.property;
    if (node.object.type === 'ThisExpression') return this.ofField(name, enclosingClass(node), depth);
    const own = ownExport(node, this.source);
    return (own === null ? below(this.follow(node.object, depth), name) : this.follow(own, depth)) ?? this.ofHolder(node.object, name, depth);
  }

  /** `Api.client`, `clients.api`: a static field, a member of an object that stands in the file. */
  private ofHolder(holder: TSESTree.Node, name: string, depth: number): Place | null {
    const definition = holder.type === 'Identifier' ? this.source.variable(holder)?.defs[0] : undefined;
    if (definition?.type === 'ClassName') return this.ofField(name, definition.node, depth);
    const value = definition?.type === 'Variable' && definition.node.id.type === 'Identifier' ? memberOf(definition.node.init, name) : null;
    return value === null ? null : this.follow(value, depth);
  }

  private ofCall(node: TSESTree.CallExpression, depth: number): Place | null {
    const place = this.follow(node.callee, depth);
    const [made] = node.arguments;
    if (place !== null && COMPILER_HELPERS.test(place.module)) return null;
    const isGiving = place !== null && INSTANCES.some(({ module, name }) => module === place.module && place.segments.join('.') === name);
    return isGiving && made !== undefined ? below(this.follow(made, depth), '()') : called(place, node);
  }

  /** `getClient()`: what a function of the file answers with. */
  private ofAnswer(callee: TSESTree.Expression, depth: number): Place | null {
    const answer = localAnswer(callee, this.source);
    return answer === null ? null : this.follow(answer, depth);
  }

  /** `import('p-retry').then((module) => module.default)` */
  private ofFulfilled({ callee, arguments: [next] }: TSESTree.CallExpression, depth: number): Place | null {
    const answer = isThen(callee) && next !== undefined && isFunction(next) ? lastAnswer(next) : null;
    return answer === null ? null : this.follow(answer, depth);
  }

  /** `__importDefault(require('p-retry'))`: what is made of a module on its way into the file stands for it. */
  private ofHanded({ arguments: [module] }: TSESTree.CallExpression, depth: number): Place | null {
    return module?.type === 'CallExpression' && requiredModule(module) !== null ? this.follow(module, depth) : null;
  }

  /** `(0, module.retry)`: compilers call so what is no method. */
  private last({ expressions }: TSESTree.SequenceExpression, depth: number): Place | null {
    const last = expressions.at(-1);
    return last === undefined ? null : this.follow(last, depth);
  }

  /** `import('p-retry').then(({ default: pRetry }) => …)`: what a promise comes to. */
  private ofPromised(name: TSESTree.Node, fn: TSESTree.Node, depth: number): Place | null {
    const call = parentOf(fn);
    if (call?.type !== 'CallExpression' || call.arguments[0] !== fn || !isFunction(fn) || !isThen(call.callee)) return null;
    const [param] = fn.params;
    const promised = this.follow(call.callee.object, depth);
    return param?.type === 'ObjectPattern' ? below(promised, keyIn(param, name)) : param === name ? promised : null;
  }

  /** `queue: Queue` is an instance, whoever made it. */
  private ofType(annotation: TSESTree.TSTypeAnnotation | undefined, depth: number): Place | null {
    const type = wantedType(annotation?.typeAnnotation);
    if (type?.type !== 'TSTypeReference' || type.typeName.type !== 'Identifier') return null;
    const made = below(this.follow(type.typeName, depth), '()');
    const module = made === null ? undefined : this.handedInFrom(annotation, depth);
    return made !== null && module !== undefined ? { ...made, module } : made;
  }

  /** `@InjectQueue('mail') private readonly queue: Queue` */
  private handedInFrom(annotation: TSESTree.TSTypeAnnotation | undefined, depth: number): string | undefined {
    const decorated = [annotation?.parent, annotation?.parent.parent].flatMap((node) => (node !== undefined && 'decorators' in node ? node.decorators : []));
    const places = decorated.map(({ expression }) => this.follow(expression.type === 'CallExpression' ? expression.callee : expression, depth));
    return HAND_IN.find(({ module, name }) => places.some((place) => place?.module === module && place.segments.join('.') === name))?.module;
  }

  /** `this.client`: what the class sets the field to. */
  private ofField(name: string, type: ClassNode | null, depth: number): Place | null {
    if (type === null) return null;
    const field = fieldOf(type, name);
    const first = field?.value ?? null;
    const value = first === null || isNothing(first) ? this.fieldsOf(type.body).get(name)?.right : first;
    const place = value === undefined ? null : this.follow(value, depth);
    return place ?? this.ofType(field === null ? declared(type, name) : field.typeAnnotation, depth);
  }

  /** The first assignment to each field in the code of a class. */
  private fieldsOf(body: TSESTree.ClassBody): ReadonlyMap<string, TSESTree.AssignmentExpression> {
    const known = this.fields.get(body);
    if (known !== undefined) return known;
    const fields = new Map<string, TSESTree.AssignmentExpression>();
    const visit = (node: TSESTree.Node): void => {
      const name = node.type === 'AssignmentExpression' ? ownField(node.left) : null;
      if (node.type === 'AssignmentExpression' && name !== null && !isNothing(node.right) && !fields.has(name)) fields.set(name, node);
      this.source.forEachChild(node, visit);
    };
    visit(body);
    this.fields.set(body, fields);
    return fields;
  }
}

/** A member of an object that is written down. */
function memberOf(holder: TSESTree.Expression | null, name: string): TSESTree.Node | null {
  if (holder?.type !== 'ObjectExpression') return null;
  const member = holder.properties.find((property) => property.type === 'Property' && !property.computed && isCalled(property.key, name));
  return member?.type === 'Property' ? member.value : null;
}

const isSame = (one: Place | null | undefined, other: Place | null): boolean => one != null && other !== null && one.module === other.module && pathOf(one) === pathOf(other);

/** `Queue | null` is a queue where it is anything. */
function wantedType(type: TSESTree.TypeNode | undefined): TSESTree.TypeNode | undefined {
  const [only, ...more] = type?.type === 'TSUnionType' ? type.types.filter((part) => part.type !== 'TSNullKeyword' && part.type !== 'TSUndefinedKeyword') : [type];
  return more.length > 0 ? undefined : only;
}

const isThen = (callee: TSESTree.Node): callee is TSESTree.MemberExpression => callee.type === 'MemberExpression' && !callee.computed && isCalled(callee.property, 'then');

const below = (place: Place | null, segment: string | null): Place | null =>
  place === null || segment === null ? null : { ...place, segments: [...place.segments, segment] };

const called = (place: Place | null, node: CallNode): Place | null => (place === null ? null : { ...place, segments: [...place.segments, '()'], calls: [...place.calls, node] });

const whole = (module: string): Place => ({ module, segments: [], calls: [] });

/** `require('name')` */
export function requiredModule(node: TSESTree.CallExpression): string | null {
  const [argument] = node.arguments;
  const isRequire = node.callee.type === 'Identifier' && node.callee.name === 'require';
  return isRequire && argument?.type === 'Literal' && typeof argument.value === 'string' ? argument.value : null;
}

function importedPlace(node: TSESTree.Node, parent: TSESTree.Node | null | undefined): Place | null {
  const declaration = parent ?? parentOf(node);
  if (node.type === 'TSImportEqualsDeclaration') {
    const reference = node.moduleReference;
    return reference.type === 'TSExternalModuleReference' ? whole(reference.expression.value) : null;
  }
  if (declaration?.type !== 'ImportDeclaration') return null;
  const module = declaration.source.value;
  if (node.type !== 'ImportSpecifier') return whole(module);
  return below(whole(module), node.imported.type === 'Identifier' ? node.imported.name : node.imported.value);
}

/** The key under which a destructuring takes a name; null where it is not on its first level. */
function keyIn(pattern: TSESTree.ObjectPattern, name: TSESTree.Node): string | null {
  for (const property of pattern.properties) {
    if (property.type !== 'Property' || property.key.type !== 'Identifier') continue;
    const value = property.value.type === 'AssignmentPattern' ? property.value.left : property.value;
    if (value === name) return property.key.name;
  }
  return null;
}

/** What the one assignment to a variable gives it that gives it anything; null where there are more. */
function onlyWrite({ references }: Variable): TSESTree.Node | null {
  const [only, ...more] = references.filter((reference) => reference.isWrite() && !(reference.writeExpr != null && isNothing(reference.writeExpr)));
  return more.length > 0 ? null : (only?.writeExpr ?? null);
}

/** `null`, `undefined`: what a variable holds until it is given something, or where that failed. */
const isNothing = (node: TSESTree.Node): boolean => (node.type === 'Literal' && node.value === null && node.raw === 'null') || (node.type === 'Identifier' && node.name === 'undefined');

/** A path without `default`, which `require` and `import` put in different places; `default` where nothing else is left. */
function pathOf({ segments }: Place): string {
  const path = segments.filter((segment) => segment !== 'default').join('.').replaceAll('.()', '()');
  return path === '' ? 'default' : path.startsWith('()') ? `default${path}` : path;
}
