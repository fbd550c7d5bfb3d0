import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** What the nearest folder tells that tells anything, from one on upwards; null where none does. */
export function nearest<T>(folder: string, told: (folder: string) => T | null): T | null {
  for (let at = folder, above = dirname(at); ; at = above, above = dirname(at)) {
    const found = told(at);
    if (found !== null || above === at) return found;
  }
}

/** What a JSON file holds; undefined where there is none, or it is no JSON. */
export function contentsOf(file: string): unknown {
  try {
    const parsed: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return parsed;
  } catch {
    return undefined;
  }
}

/** A member of what may be an object; undefined where it is none. */
export function memberOf(holder: unknown, name: string): unknown {
  if (typeof holder !== 'object' || holder === null) return undefined;
  const value: unknown = Reflect.get(holder, name);
  return value;
}
