import type { TSESTree } from '@typescript-eslint/types';
import type { Definition, Scope, ScopeManager } from '@typescript-eslint/scope-manager';

import type { ClassNode } from './class-parts.js';
import { allKeys, isHidden } from './hidden-tree.js';

type Variable = Scope['variables'][number];

/** Extra names from the settings, beside the built-in ones. */
export interface Names {
  readonly sleepFunctions: readonly string[];
  readonly retryFunctions: readonly string[];
  readonly requestFunctions: readonly string[];
  readonly logFunctions: readonly string[];
  /** Major versions of libraries, where those that are found near the file are not meant. */
  readonly libraryVersions?: Readonly<Record<string, number>>;
}

export const NO_NAMES: Names = { sleepFunctions: [], retryFunctions: [], requestFunctions: [], logFunctions: [] };

/** What the analysis needs of ESLint's `SourceCode`. */
export interface ParsedSource {
  readonly text: string;
  readonly ast: TSESTree.Program;
  readonly scopeManager: ScopeManager | null;
  readonly visitorKeys: Readonly<Record<string, readonly string[] | undefined>>;
  /** The walk that ESLint makes over the tree, and keeps; of a hidden tree it is only the program. */
  readonly traverse: () => Iterable<TraversalStep>;
}

/** One step of ESLint's walk: a node is visited, entered (phase 1) or left; or something is told of the paths of the code. */
type TraversalStep = { readonly kind: 1; readonly target: TSESTree.Node; readonly phase: 1 | 2 } | { readonly kind: 2 };

/**
 * Whether there is a program to analyse. ESLint types its tree as ESTree's; every parser of JavaScript that it takes gives
 * nodes with ranges and parents, as ours have.
 */
export function isParsed(sourceCode: object): sourceCode is ParsedSource {
  return 'text' in sourceCode && 'visitorKeys' in sourceCode && 'traverse' in sourceCode && 'ast' in sourceCode && isProgram(sourceCode.ast);
}

const isProgram = (ast: unknown): boolean => typeof ast === 'object' && ast !== null && 'type' in ast && ast.type === 'Program' && 'range' in ast;

const TYPE_KEYS = new Set(['typeAnnotation', 'returnType', 'typeParameters', 'typeArguments', 'superTypeArguments', 'implements']);

/** One file: its tree, its variables, and the steps that may still be spent on it. */
export class Source {
  /** Steps of all runs together. Spent: everything more is unknown. */
  steps: number;
  readonly names: Names;
  private variables: ReadonlyMap<TSESTree.Node, Variable> | null = null;

  constructor(
    readonly parsed: ParsedSource,
    steps: number,
    names: Names = NO_NAMES,
    /** Where the file is; null where that is not known. */
    readonly filename: string | null = null,
  ) {
    this.steps = steps;
    this.names = names;
  }

  /** The variable that an identifier names, where it is declared or used; undefined for globals and property names. */
  variable(identifier: TSESTree.Node): Variable | undefined {
    this.variables ??= indexVariables(this.parsed.scopeManager?.scopes ?? []);
    return this.variables.get(identifier);
  }

  /**
   * The variables that a declaration (of a function, a class, a variable) makes of a name; cheaper than `variable`. A class has two:
   * one for those around it, one for what is inside of it.
   */
  declared(declaration: TSESTree.Node, name: TSESTree.Identifier): readonly Variable[] {
    return this.parsed.scopeManager?.getDeclaredVariables(declaration).filter(({ identifiers }) => identifiers.includes(name)) ?? [];
  }

  text(node: TSESTree.Node): string {
    return this.parsed.text.slice(node.range[0], node.range[1]);
  }

  /** A short name for a node, for symbols: its text in one line. */
  name(node: TSESTree.Node): string {
    const end = Math.min(node.range[1], node.range[0] + 60);
    return this.parsed.text.slice(node.range[0], end).replaceAll(/\s+/g, ' ');
  }

  /** The nodes right under a node, in the order of the source. */
  children(node: TSESTree.Node): readonly TSESTree.Node[] {
    const children: TSESTree.Node[] = [];
    this.forEachChild(node, (child) => children.push(child));
    return children;
  }

  private readonly keys = new Map<string, readonly string[]>();

  /** The members of a type of node that hold code: what only types say is left out. */
  private keysOf(type: string): readonly string[] {
    const known = this.keys.get(type);
    if (known !== undefined) return known;
    const keys = (allKeys(this.parsed.visitorKeys)[type] ?? []).filter((key) => !TYPE_KEYS.has(key));
    this.keys.set(type, keys);
    return keys;
  }

  /** Visits every node of the file, the outer before the inner, along the steps that ESLint makes for its own rules and keeps, if it makes any. */
  walk(visit: (node: TSESTree.Node) => void): void {
    if (isHidden(this.parsed.visitorKeys)) {
      this.walkUnder(this.parsed.ast, visit);
      return;
    }
    for (const step of this.parsed.traverse()) if (step.kind === 1 && step.phase === 1) visit(step.target);
  }

  private walkUnder(node: TSESTree.Node, visit: (node: TSESTree.Node) => void): void {
    visit(node);
    this.forEachChild(node, (child) => this.walkUnder(child, visit));
  }

  /** Visits the nodes right under a node, in the order of the source. */
  forEachChild(node: TSESTree.Node, visit: (child: TSESTree.Node) => void): void {
    const members: object = node;
    if (!hasMembers(members)) return;
    for (const key of this.keysOf(node.type)) {
      const value = members[key];
      if (Array.isArray(value)) {
        for (const item of value) if (isNode(item)) visit(item);
      } else if (isNode(value)) visit(value);
    }
  }
}

function indexVariables(scopes: readonly Scope[]): ReadonlyMap<TSESTree.Node, Variable> {
  const variables = new Map<TSESTree.Node, Variable>();
  for (const scope of scopes) {
    for (const variable of scope.variables) {
      if (variable.defs.length === 0) continue;
      for (const identifier of variable.identifiers) variables.set(identifier, variable);
      for (const reference of variable.references) variables.set(reference.identifier, variable);
    }
  }
  return variables;
}

/** Any object has: said for the type, as `Reflect.get` is slow where every node of a file is visited. */
const hasMembers = (node: object): node is Readonly<Record<string, unknown>> => typeof node === 'object';

function isNode(value: unknown): value is TSESTree.Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

export function isFunction(node: TSESTree.Node): node is TSESTree.FunctionLike {
  return (
    node.type === 'FunctionDeclaration' || node.type === 'FunctionExpression' || node.type === 'ArrowFunctionExpression'
  );
}

/** What declares a variable: of an overloaded function, the one that has a body. */
export function definitionOf({ defs }: Variable): Definition | undefined {
  return defs.find((definition) => definition.type === 'FunctionName' && isFunction(definition.node)) ?? defs[0];
}

/** The node around another; null for the program, in every version of the parser. */
export function parentOf(node: TSESTree.Node): TSESTree.Node | null {
  const parent: TSESTree.Node | null | undefined = node.parent;
  return parent ?? null;
}

/** The function around a node; null at the top level. */
export function enclosingFunction(node: TSESTree.Node): TSESTree.FunctionLike | null {
  for (let parent = parentOf(node); parent !== null; parent = parentOf(parent)) {
    if (isFunction(parent)) return parent;
  }
  return null;
}

/** The class whose body holds a node; null outside classes. */
export function enclosingClass(node: TSESTree.Node): ClassNode | null {
  for (let parent = parentOf(node); parent !== null; parent = parentOf(parent)) {
    if (parent.type === 'ClassDeclaration' || parent.type === 'ClassExpression') return parent;
  }
  return null;
}

export function contains(outer: TSESTree.Node, inner: TSESTree.Node): boolean {
  return outer.range[0] <= inner.range[0] && inner.range[1] <= outer.range[1];
}
