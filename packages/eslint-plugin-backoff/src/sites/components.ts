import type { TSESTree } from '@typescript-eslint/types';
import type { Scope } from '@typescript-eslint/scope-manager';

import { functionOf } from './function-of.js';
import { hookOf } from './hook-names.js';
import { enclosingFunction, isFunction, type Source } from './source.js';

type Variable = Scope['variables'][number];

/** What a component keeps from one render to the next: `const [retries, setRetries] = useState(0)`, `useReducer(reducer, { retries: 0 })`. */
export interface State {
  /** What each render sees of it; null where it is only set. */
  readonly pattern: TSESTree.DestructuringPattern | null;
  readonly values: readonly Variable[];
  readonly setter: Variable;
  /** What makes the next value of the one before and of what the setter is told. */
  readonly reducer: TSESTree.Expression | null;
  /** What it begins with, or a function that gives that; null where that is not told. */
  readonly first: TSESTree.Expression | null;
}

/** What a component has run after those renders in which a dependency has changed; after each one where none are told. */
export interface Effect {
  readonly run: TSESTree.FunctionLike;
  readonly dependencies: TSESTree.Node | null;
}

/** A function that React calls for each render, with those hooks by which a render leads to another one. */
export interface Component {
  readonly node: TSESTree.FunctionLike;
  readonly states: readonly State[];
  readonly effects: readonly Effect[];
}

const EFFECT = /^use(Layout|Insertion)?Effect$/;

/** The components of a file that have state, from the calls that may be of hooks. */
export function componentsOf(calls: readonly TSESTree.CallExpression[], source: Source): readonly Component[] {
  const found = new Map<TSESTree.FunctionLike, { readonly states: State[]; readonly effects: Effect[] }>();
  for (const call of calls) {
    const hook = hookOf(call, source);
    const node = hook === null ? null : enclosingFunction(call);
    if (hook === null || node === null) continue;
    const component = found.get(node) ?? { states: [], effects: [] };
    found.set(node, component);
    if (EFFECT.test(hook)) component.effects.push(...effectOf(call, source));
    else if (hook === 'useState' || hook === 'useReducer') component.states.push(...stateOf(call, hook, source));
  }
  return [...found].flatMap(([node, { states, effects }]) => (states.length > 0 ? [{ node, states, effects }] : []));
}

function effectOf({ arguments: [handed, dependencies] }: TSESTree.CallExpression, source: Source): readonly Effect[] {
  const run = handed === undefined ? null : functionOf(handed, source);
  return run === null ? [] : [{ run, dependencies: dependencies ?? null }];
}

function stateOf(call: TSESTree.CallExpression, hook: string, source: Source): readonly State[] {
  const { parent: declarator } = call;
  if (declarator.type !== 'VariableDeclarator' || declarator.id.type !== 'ArrayPattern') return [];
  const [pattern = null, name = null] = declarator.id.elements;
  const setter = name === null ? undefined : source.variable(name);
  if (setter === undefined) return [];
  const values = source.parsed.scopeManager?.getDeclaredVariables(declarator).filter((variable) => variable !== setter) ?? [];
  return [{ pattern, values, setter, ...givenTo(call, hook) }];
}

function givenTo(call: TSESTree.CallExpression, hook: string): Pick<State, 'reducer' | 'first'> {
  const given = call.arguments.filter((argument) => argument.type !== 'SpreadElement');
  const [reducer = null, first = null] = hook === 'useReducer' ? given : [null, ...given];
  return { reducer, first };
}

/** Whether dependencies are others in a render before which some state has changed. Without any, each render has others. */
export function areRenewed(dependencies: TSESTree.Node | null, changed: ReadonlySet<State>, component: Component, source: Source): boolean {
  return dependencies === null || changesIn(dependencies, { changed, component, source }, 0);
}

interface Render {
  readonly changed: ReadonlySet<State>;
  readonly component: Component;
  readonly source: Source;
}

const DEEPEST = 8;

function changesIn(node: TSESTree.Node, render: Render, depth: number): boolean {
  if (depth > DEEPEST) return false;
  if (node.type === 'Identifier') return isChanged(node, render, depth);
  return render.source.children(node).some((child) => changesIn(child, render, depth + 1));
}

function isChanged(name: TSESTree.Identifier, render: Render, depth: number): boolean {
  const variable = render.source.variable(name);
  const definition = variable?.defs[0];
  if (variable === undefined || definition === undefined) return false;
  if ([...render.changed].some(({ values }) => values.includes(variable))) return true;
  if (enclosingFunction(definition.node) !== render.component.node) return false;
  if (definition.type === 'FunctionName') return true;
  return definition.type === 'Variable' && definition.node.init !== null && isMadeAnew(definition.node.init, render, depth + 1);
}

/** Whether a constant of the component is another one: each render makes its functions and objects anew, unless a hook keeps them. */
function isMadeAnew(init: TSESTree.Expression, render: Render, depth: number): boolean {
  if (isFunction(init) || init.type === 'ObjectExpression' || init.type === 'ArrayExpression') return true;
  if (init.type !== 'CallExpression') return changesIn(init, render, depth);
  const hook = hookOf(init, render.source);
  if (hook === 'useCallback' || hook === 'useMemo') return init.arguments[1] === undefined || changesIn(init.arguments[1], render, depth);
  return hook === null && changesIn(init, render, depth);
}
