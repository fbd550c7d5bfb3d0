import type { TSESTree } from '@typescript-eslint/types';

import { UNDEFINED, type Value } from '../interpreter/values.js';
import type { Source } from '../sites/source.js';
import { Evaluation } from './evaluation.js';
import { Exports } from './exports.js';
import { Given } from './given.js';
import type { Library, LibraryCall } from './library.js';

export type CallNode = TSESTree.CallExpression | TSESTree.NewExpression;

/** A call that hands something to a retry library, with what is known of its options. */
export interface LibraryUse {
  readonly library: Library;
  readonly call: LibraryCall;
  readonly node: CallNode;
  readonly given: Given;
  readonly evaluation: Evaluation;
  /** The expression that an option is given by; null where it is left out or not in this file. */
  readonly optionNode: (name: string) => TSESTree.Expression | null;
  /** Which of the library's exports an expression is. */
  readonly exportOf: (node: TSESTree.Node) => string | null;
}

/** The libraries of a file, and everything in it that comes from them. */
export class LibraryFile {
  readonly exports: Exports;
  private readonly calls: readonly CallNode[];

  constructor(
    readonly source: Source,
    private readonly libraries: readonly Library[],
  ) {
    this.exports = new Exports(source);
    this.calls = callsIn(source.parsed.ast, source);
  }

  /** The described calls, in the order of the source. */
  uses(): readonly LibraryUse[] {
    return this.calls.flatMap((node) => this.useAt(node) ?? []);
  }

  /** Calls of the file with the library and the export that they go to. */
  *targets(): Generator<{ readonly node: CallNode; readonly library: Library; readonly path: string; readonly made: TSESTree.NewExpression | null }> {
    for (const node of this.calls) {
      const target = this.exports.of(node.callee);
      if (target === null) continue;
      for (const library of this.of(target.module)) yield { node, library, path: target.path, made: target.made };
    }
  }

  private of(module: string): readonly Library[] {
    return this.libraries.filter(({ modules }) => modules.some((name) => isNamed(module, name)));
  }

  private useAt(node: CallNode): LibraryUse | null {
    const target = this.exports.of(node.callee);
    if (target === null) return null;
    for (const library of this.of(target.module)) {
      for (const call of library.calls) {
        const use = call.export === target.path && isWhole(call, node) ? this.use(library, call, node) : null;
        if (use !== null) return use;
      }
    }
    return null;
  }

  private use(library: Library, call: LibraryCall, node: CallNode): LibraryUse | null {
    const evaluation = new Evaluation(this.source, node);
    const argument = call.options === null ? undefined : node.arguments[call.options];
    const root = optionsOf(call, node, evaluation);
    const under = call.under ?? '';
    const inner = under === '' || root === null ? root : new Given(root, {}).value(under);
    const given = new Given(inner === undefined ? UNDEFINED : inner, library.options, call.shorthand ?? null);
    const optionNode = (name: string): TSESTree.Expression | null => nodeAt(argument, [...under.split('.'), ...name.split('.')].filter((part) => part !== ''), evaluation, call.shorthand === name);
    if (!isMeant(call, given)) return null;
    return { library, call, node, given, evaluation, optionNode, exportOf: (expression) => this.exportIn(library, expression) };
  }

  private exportIn({ modules }: Library, node: TSESTree.Node): string | null {
    const target = this.exports.of(node);
    return target !== null && modules.some((name) => isNamed(target.module, name)) ? target.path : null;
  }
}

/** The options object of a call: undefined where there is none, null where it cannot be told. */
function optionsOf({ options }: LibraryCall, { arguments: given }: CallNode, evaluation: Evaluation): Value | null {
  if (options === null) return UNDEFINED;
  if (given.slice(0, options + 1).some(({ type }) => type === 'SpreadElement')) return null;
  const argument = given[options];
  return argument === undefined ? UNDEFINED : evaluation.value(argument);
}

/** Some calls retry only when one of their options says so. */
const isMeant = ({ when }: LibraryCall, given: Given): boolean => when?.some((name) => given.isGiven(name) && given.value(name) !== null) ?? true;

export const isNamed = (module: string, name: string): boolean => (name.endsWith('*') ? module.startsWith(name.slice(0, -1)) : module === name);

/** Without the function that it repeats, a call of that shape is another one. */
const isWhole = ({ operation }: LibraryCall, node: CallNode): boolean => operation === undefined || node.arguments.length > operation;

function callsIn(root: TSESTree.Node, source: Source): readonly CallNode[] {
  const calls: CallNode[] = [];
  const visit = (node: TSESTree.Node): void => {
    if (node.type === 'CallExpression' || node.type === 'NewExpression') calls.push(node);
    source.forEachChild(node, visit);
  };
  visit(root);
  return calls;
}

const keyName = ({ key }: TSESTree.PropertyNonComputedName): string => (key.type === 'Identifier' ? key.name : String(key.value));

/** The expression at a path of an object literal. */
function nodeAt(node: TSESTree.Node | undefined, [name, ...rest]: readonly string[], evaluation: Evaluation, isShorthand: boolean): TSESTree.Expression | null {
  const literal = node === undefined ? null : evaluation.literal(node, 0);
  if (literal === null) return isShorthand && node !== undefined && node.type !== 'SpreadElement' ? expressionOf(node) : null;
  const property = literal.properties.find((p) => p.type === 'Property' && !p.computed && keyName(p) === name);
  if (property?.type !== 'Property') return null;
  return rest.length === 0 ? expressionOf(property.value) : nodeAt(property.value, rest, evaluation, isShorthand);
}

function expressionOf(node: TSESTree.Node): TSESTree.Expression | null {
  switch (node.type) {
    case 'AssignmentPattern':
    case 'ArrayPattern':
    case 'ObjectPattern':
    case 'TSEmptyBodyFunctionExpression':
      return null;
    default:
      return isExpression(node) ? node : null;
  }
}

const isExpression = (node: TSESTree.Node): node is TSESTree.Expression => /Expression$|^Literal$|^Identifier$|^TemplateLiteral$/.test(node.type);
