import { dirname, isAbsolute, join } from 'node:path';
import { contentsOf, memberOf, nearest } from '../../package-json.js';
import type { FixContext } from './edit.js';

/** From which major version on Node reads an edition of ECMAScript, the newest first (node.green). */
const READS: readonly (readonly [major: number, year: number])[] = [
  [16, Infinity],
  [14, 2020],
  [12, 2019],
  [10, 2018],
  [8, 2017],
];

/**
 * The edition of ECMAScript that a file of JavaScript may be written in by the oldest Node that its package says it runs on, `"engines": { "node": ">=12" }`.
 * Infinite where that is not said, and where the file is written in something newer, and so made into something older before it runs.
 */
export function editionOfEngines(context: FixContext): number {
  const year = known.get(context.sourceCode) ?? find(context);
  known.set(context.sourceCode, year);
  return year;
}

const known = new WeakMap<object, number>();

function find({ filename = '', sourceCode }: FixContext): number {
  if (!/\.[cm]?js$/.test(filename) || !isAbsolute(filename)) return Infinity;
  const oldest = nearest(dirname(filename), (folder) => engineIn(contentsOf(join(folder, 'package.json'))));
  if (oldest === null || sourceCode.ast.tokens.some(({ type, value }) => type === 'Punctuator' && /^(\?\.|\?\?=?)$/.test(value))) return Infinity;
  return READS.find(([major]) => oldest >= major)?.[1] ?? 2015;
}

/** The oldest major version in a range: 12 in `>=12.0.0`, `^12 || ^14`. Null for a package that says none; infinite for a range that is not read. */
function engineIn(file: unknown): number | null {
  if (memberOf(file, 'name') === undefined && memberOf(file, 'engines') === undefined) return null;
  const range = memberOf(memberOf(file, 'engines'), 'node');
  const parts = typeof range === 'string' ? range.split('||').map((part) => /^\s*[>=^~v\s]*(\d+)/.exec(part)?.[1]) : [];
  const majors = parts.map((major) => (major === undefined ? Infinity : Number(major)));
  return majors.length === 0 ? Infinity : Math.min(...majors);
}
