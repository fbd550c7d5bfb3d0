import type { TSESTree } from '@typescript-eslint/types';
import type { SourceCode } from 'eslint';
import type { RetrySite } from 'eslint-plugin-backoff/analysis';
import type { LintedDocument } from '../lint/linted-document.js';
import type { Span } from '../lint/ranges.js';
import { delayFunctionOf, returnedBy } from './delay-function.js';

type OptionsPlace = NonNullable<RetrySite['facts']['shape']['options']>;

const helpers = ['fullJitter', 'equalJitter', 'decorrelatedJitter'];

/**
 * The places that stand for a site: its head, the expressions of its waits, also in the function of this file that works
 * them out, a library's call and options, and calls of jitter helpers inside of these.
 */
export function placesOf({ kind, node, head, facts }: RetrySite, { sourceCode }: LintedDocument): readonly Span[] {
  if (sourceCode === null) return [];
  const isLibrary = kind === 'library';
  // What waits inside of a library is its whole call.
  const waits = facts.delay.waits.flatMap(({ delayNode, node: call }) => delayNode ?? (isLibrary ? [] : call));
  const functions = waits.flatMap((wait) => delayFunctionOf(wait, sourceCode) ?? []);
  return [
    headOf(head, sourceCode),
    ...[...waits, ...functions.flatMap(returnedBy)].map(({ range }) => range),
    ...(isLibrary ? libraryPlaces(node, facts.shape.options) : []),
    ...[node, ...functions].flatMap((code) => helperCalls(code, sourceCode)),
  ];
}

/** The first word of a head; an element begins with its name. */
function headOf(head: TSESTree.Node, sourceCode: SourceCode): Span {
  if (head.type === 'JSXOpeningElement') return head.name.range;
  return sourceCode.getTokenByRangeStart(head.range[0])?.range ?? head.range;
}

/** The name of the called function, and the options; not the operation, which is the user's own. */
function libraryPlaces(node: TSESTree.Node, options: OptionsPlace | null): readonly Span[] {
  const given = options === null ? null : givenOptions(options);
  return [...nameOfCall(node), ...(options && given ? [memberAt(given, options.under).range] : [])];
}

function nameOfCall(node: TSESTree.Node): readonly Span[] {
  return node.type === 'CallExpression' || node.type === 'NewExpression' ? [node.callee.range] : [];
}

/** What holds the options; null where nothing does yet. */
function givenOptions({ call, argument, holder }: OptionsPlace): TSESTree.Node | null {
  if (holder !== null || call.type === 'JSXOpeningElement' || argument === null) return holder;
  return call.arguments[argument] ?? null;
}

/** The value under a path of names: all that is known of where it is, where the path leads out of the literal. */
function memberAt(value: TSESTree.Node, path: readonly string[]): TSESTree.Node {
  const [name, ...rest] = path;
  if (name === undefined || value.type !== 'ObjectExpression') return value;
  const member = value.properties.find((property) => property.type === 'Property' && nameOf(property.key) === name);
  return member?.type === 'Property' ? memberAt(member.value, rest) : value;
}

function nameOf(key: TSESTree.Node): string | null {
  if (key.type === 'Identifier') return key.name;
  return key.type === 'Literal' ? String(key.value) : null;
}

function helperCalls({ range }: TSESTree.Node, { text }: SourceCode): readonly Span[] {
  const calls = text.slice(...range).matchAll(new RegExp(`\\b(?:${helpers.join('|')})(?=\\()`, 'g'));
  return Array.from(calls, ({ index, 0: name }) => [range[0] + index, range[0] + index + name.length]);
}
