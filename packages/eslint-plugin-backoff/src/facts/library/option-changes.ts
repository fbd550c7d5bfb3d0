import { configurationOf, waitOption } from '../../libraries/configuration.js';
import type { LibraryUse } from '../../libraries/library-use.js';
import { answered } from '../../libraries/option-nodes.js';
import { isFunction } from '../../sites/source.js';
import type { OptionChanges } from '../retry-site.js';
import { usesHanded } from './handed-parts.js';

/** The waits are those of the library's own formula: no option sets them, or one that is an object of its numbers. */
export function isOwnFormula(use: LibraryUse): boolean {
  const option = waitOption(configurationOf(use));
  return option === null || (use.given.value(option)?.kind === 'object' && Object.keys(use.library.options).some((name) => name.startsWith(`${option}.`)));
}

/** What the library's own strategy takes the place of; null where that is a function which decides on more than the wait. */
export function changes(texts: Readonly<Record<string, string>> | undefined, use: LibraryUse): OptionChanges | null {
  if (texts === undefined || !hasOwnCallee(texts, use) || Object.keys(texts).some((name) => decides(name, use))) return null;
  const set = Object.entries(texts).map(([name, text]) => [name, withOptions(text, use)] as const);
  return set.some(([, text]) => text === null) ? null : { set: Object.fromEntries(set.map(([name, text]) => [name, text ?? ''])), remove: [], safe: true };
}

/** What is called is the library's own, where a text names it: not a client that the library was plugged into. */
const hasOwnCallee = (texts: Readonly<Record<string, string>>, { node, exportOf }: LibraryUse): boolean =>
  node.type === 'JSXOpeningElement' || exportOf(node.callee) !== null || !Object.values(texts).some((text) => text.includes('{{callee}}'));

/** A function with a choice in it, one that does more than to answer, or one through which what the library works out goes on. */
function decides(name: string, { evaluation, library, optionNode }: LibraryUse): boolean {
  const node = optionNode(name);
  return node !== null && isFunction(node) && (answered(node) === null || usesHanded(node, library.options[name]?.arguments ?? [], (part) => part === 'wait', evaluation.source) || /\bif\b|\?|\bthrow|\bswitch\b|&&|\|\|/.test(evaluation.source.text(node)));
}

/** A text with what is given for options, or what they are without: `{{option wait}} * 2`. Null where that is not known. */
function withOptions(text: string, use: LibraryUse): string | null {
  const parts = text.split(/\{\{option ([\w.]+)\}\}/g).map((part, i) => (i % 2 === 0 ? part : optionText(part, use)));
  return parts.includes(null) ? null : parts.join('');
}

function optionText(name: string, { given, library, optionNode, evaluation: { source } }: LibraryUse): string | null {
  const node = optionNode(name);
  if (node !== null) return node.type === 'Literal' || node.type === 'Identifier' ? source.text(node) : `(${source.text(node)})`;
  const number = library.options[name]?.default;
  return given.isGiven(name) || typeof number !== 'number' ? null : inThousands(number / (library.options[name]?.unitMs ?? 1));
}

/** A number as one writes it: `30_000`. */
export const inThousands = (value: number): string => (Number.isSafeInteger(value) && value >= 10_000 ? String(value).replaceAll(/\B(?=(\d{3})+$)/g, '_') : String(value));
