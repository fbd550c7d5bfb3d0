import { readFileSync } from 'node:fs';
import { dirname, isAbsolute, join } from 'node:path';

/** How long an answer is kept, in ms: an editor's server goes on while packages are installed. */
const KEPT_MS = 10_000;

const known = new Map<string, { readonly major: number | null; readonly untilMs: number }>();

/**
 * The major version of a package that a file gets: the one that is installed beside it or above, else the one that the
 * nearest `package.json` asks for. Null where neither tells: nothing there, a range over several, a file that is no JSON.
 * Only reads files, and runs none.
 */
export function installedMajor(name: string, filename: string): number | null {
  if (!isAbsolute(filename)) return null;
  const folder = dirname(filename);
  const key = `${folder}\0${name}`;
  const kept = known.get(key);
  if (kept !== undefined && kept.untilMs > Date.now()) return kept.major;
  const major = first(folder, (at) => installedIn(at, name)) ?? first(folder, (at) => askedForIn(at, name));
  known.set(key, { major, untilMs: Date.now() + KEPT_MS });
  return major;
}

/** What the nearest folder tells that tells anything. */
function first(folder: string, told: (folder: string) => number | null): number | null {
  for (let at = folder, above = dirname(at); ; at = above, above = dirname(at)) {
    const major = told(at);
    if (major !== null || above === at) return major;
  }
}

const installedIn = (folder: string, name: string): number | null => majorIn(member(contents(join(folder, 'node_modules', name, 'package.json')), 'version'));

const LISTS = ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies'];

function askedForIn(folder: string, name: string): number | null {
  const file = contents(join(folder, 'package.json'));
  for (const list of LISTS) {
    const major = majorIn(member(member(file, list), name));
    if (major !== null) return major;
  }
  return null;
}

/** What a JSON file holds; undefined where there is none. */
function contents(file: string): unknown {
  try {
    const parsed: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return parsed;
  } catch {
    return undefined;
  }
}

function member(holder: unknown, name: string): unknown {
  if (typeof holder !== 'object' || holder === null) return undefined;
  const value: unknown = Reflect.get(holder, name);
  return value;
}

/** The major version of `6.1.0`, `^6.1`, `npm:redis@^4.0.0`, or the highest that `<4` allows; null where a range has several, or none. */
function majorIn(version: unknown): number | null {
  if (typeof version !== 'string') return null;
  const majors = new Set(version.replace(/^npm:@?[^@]*@/, '').split(/\s*\|\|\s*/).map((part) => highestBelow(part) ?? /^[~^=v\s]*(\d+)(?:\.|$|\s|-)/.exec(part)?.[1] ?? ''));
  const [only = ''] = majors;
  return majors.size === 1 && only !== '' ? Number(only) : null;
}

/** `3` of `<4`, `>=2 <4.0.0`, `<=3.2`; null where a range has no end. */
function highestBelow(range: string): string | null {
  const [, included, major, further = ''] = /<(=?)\s*(\d+)((?:\.\d+)*)\s*$/.exec(range) ?? [];
  if (major === undefined) return null;
  return included === '' && /^[.0]*$/.test(further) ? String(Number(major) - 1) : major;
}
