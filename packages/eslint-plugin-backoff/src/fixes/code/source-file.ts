import type { TSESTree } from '@typescript-eslint/types';
import type { Scope, SourceCode } from 'eslint';
import { allKeys } from '../../sites/hidden-tree.js';

/** What else a value may be called, before its name gets a number. */
const SYNONYMS: Readonly<Partial<Record<string, string>>> = { status: 'httpStatus', retryAfter: 'retryAfterHeader', delay: 'retryDelay' };

const files = new WeakMap<SourceCode, SourceFile>();

/** The file that edits change: its text, its tree, and what its names mean. Made once a file. */
export class SourceFile {
  readonly text: string;
  private readonly variables = new Map<object, Scope.Variable>();

  private constructor(
    readonly sourceCode: SourceCode,
    readonly program: TSESTree.Program,
  ) {
    this.text = sourceCode.text;
    for (const { references, variables } of sourceCode.scopeManager.scopes) {
      for (const variable of variables) for (const name of variable.identifiers) this.variables.set(name, variable);
      for (const { identifier, resolved } of references) if (resolved) this.variables.set(identifier, resolved);
    }
  }

  /** The file that a node is part of. */
  static of(node: TSESTree.Node, sourceCode: SourceCode): SourceFile {
    const known = files.get(sourceCode);
    if (known) return known;
    let root = node;
    while (root.type !== 'Program') root = root.parent;
    const file = new SourceFile(sourceCode, root);
    files.set(sourceCode, file);
    return file;
  }

  textOf(node: TSESTree.Node): string {
    return this.text.slice(...node.range);
  }

  /** The variable that an identifier declares or names; null for property names and globals that nothing declares. */
  variable(identifier: TSESTree.Node): Scope.Variable | null {
    return this.variables.get(identifier) ?? null;
  }

  /** What an identifier's variable is declared by: the declarator, the parameter's default, the function; null for a global. */
  definition(identifier: TSESTree.Node): TSESTree.Node | null {
    const variable = this.variable(identifier);
    return (variable && this.declaration(variable)?.parent) ?? null;
  }

  /** Where a variable gets its name, of an overloaded function where it has its body; null for a global. */
  declaration(variable: Scope.Variable): TSESTree.Node | null {
    const names = variable.identifiers.flatMap((identifier) => nodeOf(identifier) ?? []);
    return names.find(({ parent }) => parent?.type !== 'TSDeclareFunction') ?? names[0] ?? null;
  }

  /** The variables that the whole file sees: a module's, a script's, those of a CommonJS file. */
  get topLevel(): Scope.Variable[] {
    const variables: Scope.Variable[] = [];
    const isWhole = ({ block }: Scope.Scope): boolean => block.type === 'Program';
    let scope: Scope.Scope | null | undefined = this.sourceCode.scopeManager.globalScope;
    for (; scope; scope = scope.childScopes.find(isWhole)) variables.push(...scope.variables);
    return variables;
  }

  /** The variables that all of a function sees, its parameters among them. */
  variablesOf({ range: [start, end] }: TSESTree.Node): Scope.Variable[] {
    const isOwn = ({ type, block }: Scope.Scope): boolean => type === 'function' && block.range?.[0] === start && block.range[1] === end;
    return this.sourceCode.scopeManager.scopes.filter(isOwn).flatMap(({ variables }) => variables);
  }

  /** The places that use a variable, its declaration left out. */
  uses(variable: Scope.Variable): TSESTree.Node[] {
    return variable.references.flatMap((reference) => {
      const node = nodeOf(reference.identifier);
      return node && !reference.init ? [node] : [];
    });
  }

  /** What a name means at an offset; null where nothing in the file declares it. */
  lookUp(name: string, offset: number): Scope.Variable | null {
    for (let scope: Scope.Scope | null = this.scopeAt(offset); scope; scope = scope.upper) {
      const variable = scope.set.get(name);
      if (variable && variable.identifiers.length > 0) return variable;
    }
    return null;
  }

  /** A name like the wanted one that means nothing yet at any of the offsets, nor in any scope within theirs. */
  freeName(wanted: string, offsets: readonly number[], promised: ReadonlySet<string> = new Set()): string {
    const isFree = (name: string): boolean => !promised.has(name) && offsets.every((offset) => this.isFree(name, offset));
    const word = [wanted, SYNONYMS[wanted] ?? wanted].find(isFree);
    if (word !== undefined) return word;
    for (let n = 2; ; n += 1) {
      if (isFree(`${wanted}${n}`)) return `${wanted}${n}`;
    }
  }

  private isFree(name: string, offset: number): boolean {
    if (!this.mayHold(name)) return true;
    if (this.lookUp(name, offset)) return false;
    const around = this.functionScopeAt(offset);
    const isMentioned = (scope: Scope.Scope): boolean =>
      scope.set.has(name) || scope.references.some(({ identifier }) => identifier.name === name) || scope.childScopes.some(isMentioned);
    return !isMentioned(around);
  }

  /** Whether the text has a name somewhere, or may have it in another spelling. */
  private mayHold(name: string): boolean {
    return this.text.includes(name) || this.text.includes('\\u');
  }

  private functionScopeAt(offset: number): Scope.Scope {
    return this.scopeAt(offset).variableScope;
  }

  /** The innermost scope around an offset. */
  private scopeAt(offset: number): Scope.Scope {
    const [outermost] = this.sourceCode.scopeManager.scopes;
    if (!outermost) throw new Error('a file without scopes');
    const holds = ({ block: { range } }: Scope.Scope): boolean => !range || (range[0] <= offset && offset < range[1]);
    let innermost = outermost;
    for (let inner: Scope.Scope | undefined = outermost; inner; inner = innermost.childScopes.findLast(holds)) innermost = inner;
    return innermost;
  }

  /** A node and everything under it, in the order of the text. */
  *within(node: TSESTree.Node): Generator<TSESTree.Node> {
    const open = [node];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      yield next;
      this.openChildren(next, open);
    }
  }

  /** Puts the children of a node on a stack, the first one on top. */
  private openChildren(node: TSESTree.Node, open: TSESTree.Node[]): void {
    const keys = allKeys(this.sourceCode.visitorKeys)[node.type] ?? [];
    for (const key of keys.toReversed()) {
      const value: unknown = Reflect.get(node, key);
      if (Array.isArray(value)) open.push(...value.filter(isNode).toReversed());
      else if (isNode(value)) open.push(value);
    }
  }
}

/** ESLint types the identifiers of its scopes as ESTree's: they are nodes of the same tree. */
function nodeOf(identifier: unknown): TSESTree.Node | null {
  return isNode(identifier) ? identifier : null;
}

function isNode(value: unknown): value is TSESTree.Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'range' in value;
}
