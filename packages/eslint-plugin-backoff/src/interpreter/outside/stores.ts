import type { TSESTree } from '@typescript-eslint/types';

import { askedOfText } from '../syntax/asked-of-text.js';
import { textValue } from '../values/text.js';
import type { Run } from '../run.js';
import type { Source } from '../../sites/source.js';
import { type Value, UNDEFINED, boolean, symbolOf } from '../values/values.js';

/** `store.set(key, value)` and then `store.get(key)`: what was put in comes out, until it is deleted. Null for other calls. */
export function storedIn(store: string, method: string, [key, value]: readonly Value[], run: Run): Value | null {
  if (store === '' || key === undefined || !/^(set|get|has|delete)$/.test(method)) return null;
  const place = `${store}.get(${textValue(key) ?? symbolOf(key)})`;
  if (method === 'set' || method === 'delete') {
    put(place, method === 'set' ? value : UNDEFINED, run);
    return null;
  }
  const stored = run.memory.get(place);
  if (stored === undefined) return null;
  return method === 'get' ? stored : boolean(stored.kind !== 'undefined');
}

function put(place: string, value: Value | undefined, run: Run): void {
  if (value !== undefined && run.quiet === 0) run.memory.set(place, value);
}

/** `attempts.get(id)`, `attempts[id]` of a store that this file fills: what was not put there yet is nothing, whatever else it holds. */
export function isFilledHere(node: TSESTree.Node, source: Source): boolean {
  if (node.type === 'MemberExpression') return node.computed && isAssigned(source.text(node), source);
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression' || node.arguments.length !== 1) return false;
  const { object, property } = node.callee;
  return property.type === 'Identifier' && property.name === 'get' && isSet(source.text(object), source);
}

const isSet = askedOfText((store) => new RegExp(String.raw`(?<![\w.])${store}\s*\.set\(`));

const isAssigned = askedOfText((place) => new RegExp(String.raw`(?<![\w.])${place}\s*(?:=(?!=)|[+-]=|\+\+)`));
