import { textValue } from '../language/operators.js';
import type { Run } from '../run.js';
import { type Value, boolean, symbolOf } from '../values/values.js';

/** `store.set(key, value)` and then `store.get(key)`: what was put in comes out. Null for other calls. */
export function storedIn(store: string, method: string, [key, value]: readonly Value[], run: Run): Value | null {
  if (store === '' || key === undefined || !/^(set|get|has)$/.test(method)) return null;
  const place = `${store}.get(${textValue(key) ?? symbolOf(key)})`;
  if (method === 'set') {
    if (value !== undefined && run.quiet === 0) run.memory.set(place, value);
    return null;
  }
  const stored = run.memory.get(place);
  if (stored === undefined) return null;
  return method === 'get' ? stored : boolean(stored.kind !== 'undefined');
}
