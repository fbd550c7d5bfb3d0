import type { Linter } from 'eslint';

/** Which members of each type of node hold nodes. */
type VisitorKeys = Readonly<Record<string, readonly string[] | undefined>>;

interface TreeNode {
  readonly type: string;
  parent: unknown;
  readonly [member: string]: unknown;
}

/** Keys that hide a tree, by those that do not, and the other way round. */
const hiding = new WeakMap<VisitorKeys, Record<string, string[]>>();
const complete = new WeakMap<VisitorKeys, VisitorKeys>();

/**
 * A parser for runs of ESLint in which no rules but this plugin's are run. They listen to the program alone and look at the
 * tree below it in their own way: so ESLint is told that there is none, takes no steps through it and analyses no code paths,
 * which would cost more than the rules do. Where ESLint needs the tree, for scopes or because a type of node has no keys,
 * it gets it.
 */
export function hidingTree(parser: Linter.Parser): Linter.Parser {
  if (!('parseForESLint' in parser)) return parser;
  return {
    ...(parser.meta ? { meta: parser.meta } : {}),
    parseForESLint(text: string, options?: unknown) {
      const result = parser.parseForESLint(text, options);
      const { ast, scopeManager, visitorKeys } = result;
      if (!scopeManager || !visitorKeys || !isNode(ast) || !connect(ast, null, visitorKeys)) return result;
      return { ...result, visitorKeys: withoutProgram(visitorKeys) };
    },
  };
}

function withoutProgram(visitorKeys: Record<string, string[]>): Record<string, string[]> {
  const known = hiding.get(visitorKeys);
  if (known) return known;
  const without = { ...visitorKeys, Program: [] };
  hiding.set(visitorKeys, without);
  complete.set(without, visitorKeys);
  return without;
}

/** What ESLint does to each node on its way: tells it its parent. False where it meets a type without keys. */
function connect(node: TreeNode, parent: TreeNode | null, visitorKeys: VisitorKeys): boolean {
  node.parent = parent;
  const keys = visitorKeys[node.type];
  if (keys === undefined) return false;
  for (const key of keys) {
    const value = node[key];
    if (Array.isArray(value) ? !value.every((item) => connectChild(item, node, visitorKeys)) : !connectChild(value, node, visitorKeys)) return false;
  }
  return true;
}

function connectChild(child: unknown, parent: TreeNode, visitorKeys: VisitorKeys): boolean {
  return !isNode(child) || connect(child, parent, visitorKeys);
}

function isNode(value: unknown): value is TreeNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/** Whether ESLint has been told that a tree is not there. */
export function isHidden(visitorKeys: VisitorKeys): boolean {
  return complete.has(visitorKeys);
}

/** The members that hold nodes, those of a hidden tree's program too. */
export function allKeys(visitorKeys: VisitorKeys): VisitorKeys {
  return complete.get(visitorKeys) ?? visitorKeys;
}
