import type { TSESTree } from '@typescript-eslint/types';

import { type Value, UNDEFINED, object } from '../interpreter/values/values.js';
import type { Source } from '../sites/source.js';
import { withBorrowed } from './borrowed.js';
import { CallOptions } from './call-options.js';
import { constantIn, exportIn, hasShape, strategyOrPreset } from './call-shapes.js';
import { distinctUses } from './distinct-uses.js';
import { madeLength } from './durations.js';
import { Evaluation } from './evaluation.js';
import type { Exports, UseNode } from './exports.js';
import { Given } from './given.js';
import type { Library, LibraryCall } from './library.js';
import { type Arguments, ModuleCalls, type Target } from './module-calls.js';
import { type Operated, operated } from './operated.js';
import { type SetterCalls, assignedTo, setterCalls } from './setters.js';
import { withFilter, withListeners } from './said-beside.js';
import { type Turns, eachWay } from './turns.js';
import type { LibraryUse } from './library-use.js';
import { namedCalls } from './named-calls.js';

/** A library, and those of its calls that the file may hold. */
interface Named {
  readonly library: Library;
  readonly calls: readonly LibraryCall[];
}

/** The libraries of a file, and everything in it that comes from them. */
export class LibraryFile {
  readonly inModules: ModuleCalls;
  private readonly named: readonly Named[];

  constructor(
    private readonly source: Source,
    readonly libraries: readonly Library[],
  ) {
    this.inModules = new ModuleCalls(source);
    this.named = libraries.map((library) => ({ library, calls: namedCalls(library, source.parsed.text) })).filter(({ calls }) => calls.length > 0);
  }

  private get exports(): Exports {
    return this.inModules.exports;
  }

  /** The described calls, in the order of the source: each as it is by each way through the conditions of its options. */
  uses(): readonly (readonly LibraryUse[])[] {
    if (this.named.length === 0) return [];
    const found = [...this.inModules.targets()].flatMap((target) => this.usesAt(target).map((uses) => ({ uses, target })));
    // What is made without options, and called with some, is described by its calls.
    const made = new Set<UseNode>(found.flatMap(({ target }) => target.calls));
    const runs = new Set<UseNode>(found.flatMap(({ uses: [use], target }) => (use?.call.operation === undefined ? [] : target.calls)));
    return found.map(({ uses }) => uses).filter(([use]) => use !== undefined && !runs.has(use.node) && !(made.has(use.node) && use.given.isLeftOut));
  }

  private usesAt(target: Target): readonly (readonly LibraryUse[])[] {
    const found: (readonly LibraryUse[])[] = [];
    for (const { library, calls } of this.named) {
      for (const call of calls) {
        if (found.length > 0 && call.isBeside !== true) continue;
        if (!hasShape(call, target, library, this.exports) || !this.isWhole(call, target.node) || !this.isFirst(call, target.node, library)) continue;
        const operations = operated(call, target, argumentsOf(target.node, call), this.inModules, this.source);
        const uses = operations.flatMap((operation) => eachWay((turns) => this.use(library, call, target, operation, turns)).filter((use) => use !== null));
        if (uses.length > 0) found.push(distinctUses(uses));
      }
    }
    return found;
  }

  /** Without the function that it repeats, a call of that shape is another one; so it is where the options come in its place. */
  private isWhole(call: LibraryCall, node: UseNode): boolean {
    const { operation, argumentCount } = call;
    if ((call.attribute === undefined) === (node.type === 'JSXOpeningElement')) return false;
    const args = argumentsOf(node, call);
    if (argumentCount !== undefined && args.length !== argumentCount) return false;
    const argument = operation === undefined ? null : args[operation];
    return argument === null || (argument !== undefined && mayBeFunction(argument, new Evaluation(this.source, node)));
  }

  private isFirst(call: LibraryCall, node: UseNode, library: Library): boolean {
    const [first] = argumentsOf(node, call);
    if (call.event !== undefined) return first?.type === 'Literal' && first.value === call.event;
    return call.first === undefined || (first !== undefined && exportIn(library, first, this.exports) === call.first);
  }

  private use(described: Library, call: LibraryCall, target: Target, operation: Operated | null, turns: Turns): LibraryUse | null {
    const { exports } = this;
    const { node } = target;
    const library = call.policy === undefined ? described : { ...described, ...call.policy };
    const evaluation: Evaluation = new Evaluation(this.source, node, turns, (expression) => this.ownValue(expression, described, evaluation));
    const args = argumentsOf(node, call);
    const options = this.optionsOf(library, call, node, evaluation);
    const own = options.value();
    if (!isMeant(call, new Given(own, library.options, call.shorthand ?? null))) return null;
    const inherited = new Given(this.withInherited(own, described, target, call), library.options, call.shorthand ?? null);
    const given = withListeners(withFilter(withBorrowed(inherited, call, args, exports, this.source), call, args, evaluation, (each) => exportIn(described, each, exports)), call, this.setters(node, call.listeners), evaluation);
    return {
      library,
      call,
      node,
      arguments: args,
      operation,
      path: target.path,
      given,
      evaluation,
      holder: options.holder,
      optionNode: (name) => options.expression(name) ?? functionNode(given.value(name)),
      exportOf: (expression) => exportIn(described, expression, exports),
      comesFrom: (expression) => exports.of(expression),
    };
  }

  /** A constant of the library, or a length that one of its exports makes. */
  private ownValue(node: TSESTree.Node, library: Library, evaluation: Evaluation): Value | null {
    const { exports } = this;
    const constant = constantIn(library, node, exports);
    const { durations } = library;
    if (constant !== null || durations === undefined) return constant;
    return madeLength(node, (callee) => durations[exportIn(library, callee, exports) ?? ''], (amount) => evaluation.value(amount));
  }

  /** What methods set on what a call gives. */
  private setters(node: UseNode, setters: LibraryCall['setters']): SetterCalls | undefined {
    return setters === undefined ? undefined : setterCalls(node, setters, this.inModules.all, this.exports, this.source);
  }

  private optionsOf(library: Library, call: LibraryCall, node: UseNode, evaluation: Evaluation): CallOptions {
    const { exports, source } = this;
    const args = argumentsOf(node, call);
    const setters = this.setters(node, call.setters);
    const assigned = call.assigned === undefined ? null : assignedTo(args[0], call.assigned, source);
    return new CallOptions(call, args, evaluation, (argument) => strategyOrPreset(argument, library, exports), setters, assigned);
  }

  /** What a call gives, over what the calls gave that made what it is called on. */
  private withInherited(own: Value | null, library: Library, { calls, path }: Target, { policy }: LibraryCall): Value | null {
    // Of what is made elsewhere nobody knows the options.
    if (path.split('()').length - 1 > calls.length) return merged(null, own);
    const inherited = calls.flatMap((node): readonly (Value | null)[] => {
      const maker = this.exports.of(node.callee);
      const call = maker === null ? undefined : library.calls.find((each) => (each.policy === undefined || each.policy === policy) && hasShape(each, maker, library, this.exports));
      if (call === undefined) return [];
      const value = this.optionsOf(library, call, node, new Evaluation(this.source, node)).value();
      return call.mayBeText === true && value?.kind !== 'object' ? [] : [value];
    });
    return [...inherited, own].reduce((all, over) => merged(all, over), UNDEFINED);
  }
}

/** Neither options nor what stands for them. */
const mayBeFunction = (node: TSESTree.CallExpressionArgument, evaluation: Evaluation): boolean => evaluation.literal(node, 0) === null && evaluation.value(node)?.kind !== 'number';

/** The function of the file that an option is, wherever it was given. */
function functionNode(value: Value | null | undefined): TSESTree.Expression | null {
  return value?.kind === 'function' && (value.node.type === 'ArrowFunctionExpression' || value.node.type === 'FunctionExpression') ? value.node : null;
}

/** Options over others: what is not known of one may be anything in both. */
function merged(base: Value | null, over: Value | null): Value | null {
  if (base?.kind === 'undefined') return over;
  if (over?.kind === 'undefined') return base;
  if (over?.kind !== 'object') return null;
  const under = base?.kind === 'object' ? base : object([], { open: true });
  return object([...under.props, ...over.props], { open: under.open || over.open });
}

/** Some calls retry only when one of their options says so, or when options are given at all. */
function isMeant({ when }: LibraryCall, given: Given): boolean {
  if (when === 'options') return given.isObject;
  return when?.some((name) => given.isGiven(name) && given.value(name) !== null) ?? true;
}

/** The arguments of a call; of an element its one attribute that counts. */
function argumentsOf(node: UseNode, { attribute }: LibraryCall): Arguments {
  if (node.type !== 'JSXOpeningElement') return node.arguments;
  const value = node.attributes.map((each) => (each.type === 'JSXAttribute' && each.name.name === attribute ? each.value : null)).find((each) => each !== null);
  const expression = value?.type === 'JSXExpressionContainer' ? value.expression : null;
  return expression === null || expression.type === 'JSXEmptyExpression' ? [] : [expression];
}
