import type { TSESTree } from '@typescript-eslint/types';

import type { Frame, Variable } from '../frame.js';
import type { Run } from '../run.js';
import { objectGivenBy } from '../../sites/own-stores.js';
import { type ObjectValue, type Value, UNDEFINED, isCallable, native, object, unknown, isToBeFilled } from '../values/values.js';

/**
 * What a function is handed that makes a store, by what the functions of the store do with it: `get()` gives what is in the store,
 * `set({ failures: 0 })` puts something into it. Null for other parameters.
 */
export function storeParameter(variable: Variable, maker: TSESTree.FunctionLike, root: Frame, run: Run): Value | null {
  const literal = objectGivenBy(maker);
  if (literal === null) return null;
  const names = new Set(literal.properties.flatMap((property) => (property.type === 'Property' && property.key.type === 'Identifier' ? [property.key.name] : [])));
  const use = variable.references.map(({ identifier }) => useOf(identifier, names)).find((found) => found !== null);
  if (use === undefined) return null;
  const store = (): ObjectValue | null => storeOf(literal, root, run);
  return use === 'asked' ? native(variable.name, () => store() ?? UNDEFINED) : native(variable.name, ([change], node) => put(change, store(), node, run));
}

/** Whether a name is called for what is in a store with such members, or with what is put into it. */
function useOf(name: TSESTree.Node, members: ReadonlySet<string>): 'asked' | 'put' | null {
  const call = name.parent;
  if (call?.type !== 'CallExpression' || call.callee !== name) return null;
  const [change] = call.arguments;
  if (change !== undefined) return namesOneOf(change, members) ? 'put' : null;
  const { parent } = call;
  if (parent.type === 'VariableDeclarator') return namesOneOf(parent.id, members) ? 'asked' : null;
  return parent.type === 'MemberExpression' && isOneOf(parent.property, members) ? 'asked' : null;
}

/** `{ failures: 0 }`, or what is taken apart into such. */
function namesOneOf(node: TSESTree.Node, members: ReadonlySet<string>): boolean {
  if (node.type !== 'ObjectExpression' && node.type !== 'ObjectPattern') return false;
  return node.properties.some((property) => property.type === 'Property' && isOneOf(property.key, members));
}

const isOneOf = (key: TSESTree.Node, names: ReadonlySet<string>): boolean => key.type === 'Identifier' && names.has(key.name);

/** The store of a run, as a failure finds it: its counters stand at their first value, its flags and lists are what the program has made of them. */
function storeOf(literal: TSESTree.ObjectExpression, root: Frame, run: Run): ObjectValue | null {
  const place = `store@${literal.range[0]}`;
  const known = run.memory.get(place);
  if (known?.kind === 'object') return known;
  const made = run.quietly(() => run.machine.evaluate(literal, root, run));
  if (made?.kind !== 'object') return null;
  const found = [...made.props].map(([name, part]) => [name, isCallable(part) || (part.kind === 'number' && !isToBeFilled(part)) ? part : unknown(`${place}.${name}`)] as const);
  const store = object(found, { open: true, symbol: place });
  run.memory.set(place, store);
  return store;
}

function put(change: Value | undefined, store: ObjectValue | null, node: TSESTree.Node, run: Run): Value {
  const changed = change !== undefined && isCallable(change) ? run.machine.invoke(change, [store ?? UNDEFINED], node, run) : change;
  if (store !== null && changed?.kind === 'object') for (const [name, part] of changed.props) store.props.set(name, part);
  return UNDEFINED;
}
