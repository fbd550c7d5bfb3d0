import type { TSESTree } from '@typescript-eslint/types';

import type { Source } from '../sites/source.js';
import { CallOptions } from './call-options.js';
import { exportIn, hasShape, isWhole, makesStrategy } from './call-shapes.js';
import { Evaluation } from './evaluation.js';
import { type CallNode, type Export, Exports } from './exports.js';
import { Given } from './given.js';
import type { Library, LibraryCall } from './library.js';
import { setterCalls } from './setters.js';
import { type Turns, eachWay } from './turns.js';

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

/** A call on something that comes from a module. */
export interface Target extends Export {
  readonly node: CallNode;
}

/** The libraries of a file, and everything in it that comes from them. */
export class LibraryFile {
  readonly exports: Exports;
  private readonly calls: readonly CallNode[];

  constructor(
    readonly source: Source,
    readonly libraries: readonly Library[],
  ) {
    this.exports = new Exports(source);
    this.calls = callsIn(source.parsed.ast, source);
  }

  /** The described calls, in the order of the source: each as it is by each way through the conditions of its options. */
  uses(): readonly (readonly LibraryUse[])[] {
    return [...this.targets()].map((target) => this.usesAt(target));
  }

  /** Calls of the file on what comes from modules. */
  *targets(): Generator<Target> {
    for (const node of this.calls) {
      const target = this.exports.of(node.callee);
      if (target !== null) yield { ...target, node };
    }
  }

  private usesAt(target: Target): readonly LibraryUse[] {
    for (const library of this.libraries) {
      for (const call of library.calls) {
        if (!hasShape(call, target, library, this.exports) || !isWhole(call, target.node)) continue;
        const uses = eachWay((turns) => this.use(library, call, target.node, turns)).filter((use) => use !== null);
        if (uses.length > 0) return uses;
      }
    }
    return [];
  }

  private use(described: Library, call: LibraryCall, node: CallNode, turns: Turns): LibraryUse | null {
    const { exports, source } = this;
    const library = call.policy === undefined ? described : { ...described, ...call.policy };
    const evaluation = new Evaluation(source, node, turns);
    const setters = call.setters === undefined ? undefined : setterCalls(node, call.setters, this.calls, exports, source);
    const isStrategy = (argument: TSESTree.Node): boolean => makesStrategy(argument, library, exports);
    const options = new CallOptions(call, node, evaluation, isStrategy, setters);
    const given = new Given(options.value(), library.options, call.shorthand ?? null);
    if (!isMeant(call, given)) return null;
    return { library, call, node, given, evaluation, optionNode: (name) => options.expression(name), exportOf: (expression) => exportIn(described, expression, exports) };
  }
}

/** Some calls retry only when one of their options says so. */
const isMeant = ({ when }: LibraryCall, given: Given): boolean => when?.some((name) => given.isGiven(name) && given.value(name) !== null) ?? true;

function callsIn(root: TSESTree.Node, source: Source): readonly CallNode[] {
  const calls: CallNode[] = [];
  const visit = (node: TSESTree.Node): void => {
    if (node.type === 'CallExpression' || node.type === 'NewExpression') calls.push(node);
    source.forEachChild(node, visit);
  };
  visit(root);
  return calls;
}
