import type { TSESTree } from '@typescript-eslint/types';
import type { OptionChanges, OptionsPlace } from '../../facts/retry-site.js';
import { constantValue } from './constant-value.js';
import type { Draft } from './draft.js';
import { dropUnused } from './drop-unused.js';
import { addMembers, addMembersBefore, memberCalled, memberText, removeMember } from './object-literal.js';
import { isDefault, isObject, isOfCaller, optionsOrigin } from './options-origin.js';
import { bare } from './syntax.js';

/** Options by their names; those that are nested are a tree of their own. */
interface Tree {
  readonly [name: string]: string | Tree;
}

/** Writes options of a library's call, and takes some away. False where what is there allows no edit. */
export function changeOptions(draft: Draft, place: OptionsPlace, { set, remove }: Pick<OptionChanges, 'set' | 'remove'>): boolean {
  const settings = Object.entries(set).map(([name, text]) => ({ path: [...place.under, ...name.split('.')], text: inQuotes(text, draft) }));
  const gone = remove.map((name) => [...place.under, ...name.split('.')]);
  const node = holderOf(draft, place);
  if (node === null) return false;
  if (node === undefined && settings.some(({ path }) => path.length > 1 && isElsewhere(path[0] ?? '', place))) return false;
  if (node === undefined) return gone.length === 0 && addArgument(draft, place, textOf(treeOf(settings)));
  // What comes in the place of an option stands where that was.
  const placed = Math.min(gone.length, settings.length);
  const isPlaced = gone.slice(0, placed).every((path, i) => replaceAt(draft, node, path, settings[i]));
  const isGone = gone.slice(placed).every((path) => removeAt(draft, node, path));
  const others = settings.slice(placed);
  return isPlaced && isGone && (others.length === 0 || setIn(draft, node, treeOf(others), place));
}

/** What a library's option is set to, with the quotes of the file. */
const inQuotes = (text: string, { style: { quote } }: Draft): string => text.replaceAll(/'([^'"\\]*)'/g, `${quote}$1${quote}`);

/** What holds the options; undefined where it is to be added, null where it is nothing that can be edited. */
function holderOf(draft: Draft, { call, argument, holder }: OptionsPlace): TSESTree.Node | null | undefined {
  if (holder !== null) return literalOf(draft, holder);
  if (argument === null || call.type === 'JSXOpeningElement') return null;
  const given = call.arguments.slice(0, argument + 1);
  return given.some(({ type }) => type === 'SpreadElement') ? null : given[argument];
}

interface Setting {
  readonly path: readonly string[];
  readonly text: string;
}

function treeOf(settings: readonly Setting[]): Tree {
  const names = [...new Set(settings.map(({ path }) => path[0] ?? ''))];
  return Object.fromEntries(
    names.map((name) => {
      const group = settings.filter(({ path }) => path[0] === name);
      const [only] = group;
      return [name, only?.path.length === 1 ? only.text : treeOf(group.map(({ path, text }) => ({ path: path.slice(1), text })))];
    }),
  );
}

const textOf = (tree: string | Tree): string =>
  typeof tree === 'string' ? tree : `{ ${Object.entries(tree).map(([name, inner]) => memberText(name, textOf(inner))).join(', ')} }`;

/** Adds the argument that holds the options, where all arguments before it are given. */
export function addArgument(draft: Draft, { call, argument }: Pick<OptionsPlace, 'call' | 'argument'>, text: string): boolean {
  if (call.type === 'JSXOpeningElement' || call.arguments.length !== argument) return false;
  const last = call.arguments.at(-1);
  if (last !== undefined) {
    draft.insert(last.range[1], `, ${text}`);
    return true;
  }
  if (draft.file.text[call.range[1] - 1] !== ')') return false;
  draft.insert(call.range[1] - 1, text);
  return true;
}

/** Sets options in an object; one that stands elsewhere and is used there too is copied. */
function setIn(draft: Draft, node: TSESTree.Node, tree: Tree, place: OptionsPlace): boolean {
  const literal = literalOf(draft, node);
  if (literal === null) return wrap(draft, node, tree, place);
  const added: [string, string][] = [];
  for (const [name, inner] of Object.entries(tree)) {
    const member = memberCalled(literal, name);
    if (member === null) {
      const text = textBesideSpread(draft, literal, name, inner);
      if (text === null || (typeof inner !== 'string' && isElsewhere(name, place))) return false;
      added.push([name, text]);
    }
    else if (typeof inner === 'string') replaceMember(draft, member, memberText(name, inner));
    else if (!setIn(draft, member.value, inner, place)) return false;
  }
  addTo(draft, literal, added);
  return true;
}

/** Adds options to an object: before those that a caller hands in, which count. */
function addTo(draft: Draft, literal: TSESTree.ObjectExpression, added: readonly [string, string][]): void {
  const given = literal.properties.find((property) => property.type === 'SpreadElement' && isOfCaller(property.argument, draft.file));
  // One that is made of the caller's own stands behind them.
  const isOwn = ([, text]: readonly [string, string]): boolean => !text.startsWith('{ ...');
  if (given) addMembersBefore(draft, given, added.filter(isOwn));
  addMembers(draft, literal, given ? added.filter((each) => !isOwn(each)) : added);
}

function replaceMember(draft: Draft, member: TSESTree.Property, text: string): void {
  draft.replace(member, text);
  dropUnused(draft, member.value, text);
}

/** Whether an object of options is given elsewhere, which one here would take the place of. */
const isElsewhere = (name: string, { elsewhere }: OptionsPlace): boolean => elsewhere.includes(name);

/** What a new member is: one of options that a spread may bring along too keeps those. Null where they cannot be named. */
function textBesideSpread({ file }: Draft, { properties }: TSESTree.ObjectExpression, name: string, inner: string | Tree): string | null {
  const spreads = properties.filter((property) => property.type === 'SpreadElement');
  const [spread] = spreads;
  if (typeof inner === 'string' || !spread) return textOf(inner);
  const isName = /^(Identifier|MemberExpression)$/.test(spread.argument.type);
  const isConstant = spread.argument.type === 'Identifier' && constantValue(spread.argument, file) !== null;
  return isName && spreads.length === 1 ? textWith(`${file.textOf(spread.argument)}${isConstant ? '' : '?'}.${name}`, inner) : null;
}

const textWith = (holder: string, tree: Tree): string =>
  `{ ...${holder}, ${Object.entries(tree).map(([name, inner]) => memberText(name, typeof inner === 'string' ? inner : textWith(`${holder}?.${name}`, inner))).join(', ')} }`;

const SPREADABLE: ReadonlySet<string> = new Set(['Identifier', 'MemberExpression', 'CallExpression']);

/** `options`, or `optionsFor(url)`, becomes `{ ...options, jitter: true }`, and the number that stands for an option an object with both. */
function wrap(draft: Draft, node: TSESTree.Node, tree: Tree, place: OptionsPlace): boolean {
  const text = wrapped(draft, node, tree, place);
  if (text !== null) draft.replace(node, text);
  return text !== null;
}

/** Both in one object, in which what a caller hands in comes last; null where they cannot be one, or where it cannot be told which comes first. */
function wrapped({ file }: Draft, node: TSESTree.Node, tree: Tree, { shorthand }: OptionsPlace): string | null {
  const own = file.textOf(node);
  const members = textOf(tree).slice(2, -2);
  const origin = optionsOrigin(node, file);
  if (origin === 'number') return shorthand === null ? null : `{ ${memberText(shorthand, own)}, ${members} }`;
  // What may be a number as well is nothing that can be spread.
  if (origin === 'mixed' || !(shorthand === null || isObject(node, file)) || !isSpreadable(node, tree)) return null;
  if (origin !== 'caller') return `{ ...${own}, ${members} }`;
  return isDefault(node, Object.keys(tree), file) ? null : `{ ${members}, ...${own} }`;
}

const isSpreadable = ({ type }: TSESTree.Node, tree: Tree): boolean => SPREADABLE.has(type) && Object.values(tree).every((inner) => typeof inner === 'string');

/** The object literal that a node is, or that a constant holds which nothing else uses. */
function literalOf({ file }: Draft, node: TSESTree.Node): TSESTree.ObjectExpression | null {
  const plain = bare(node);
  if (plain.type === 'ObjectExpression') return plain;
  if (plain.type !== 'Identifier') return null;
  const variable = file.variable(plain);
  const value = variable !== null && file.uses(variable).length === 1 ? constantValue(plain, file) : null;
  const object = value === null ? null : bare(value);
  return object?.type === 'ObjectExpression' ? object : null;
}

function memberAt(draft: Draft, node: TSESTree.Node, [name = '', ...rest]: readonly string[]): TSESTree.Property | null {
  const literal = literalOf(draft, node);
  const member = literal === null ? null : memberCalled(literal, name);
  return member === null || rest.length === 0 ? member : memberAt(draft, member.value, rest);
}

function replaceAt(draft: Draft, node: TSESTree.Node, path: readonly string[], setting: Setting | undefined): boolean {
  const member = memberAt(draft, node, path);
  if (member === null || setting?.path.length !== path.length) return false;
  replaceMember(draft, member, memberText(setting.path.at(-1) ?? '', setting.text));
  return true;
}

function removeAt(draft: Draft, node: TSESTree.Node, path: readonly string[]): boolean {
  const member = memberAt(draft, node, path);
  if (member === null) return false;
  removeMember(draft, member);
  return true;
}
