import type { TSESTree } from '@typescript-eslint/types';
import type { Scope } from 'eslint';
import { findRetrySites } from '../../analysis.js';
import { helperName, printHelper } from '../../helpers/print-helper.js';
import type { Strategy } from '../../settings.js';
import type { Draft } from '../code/draft.js';
import { isOldStyle } from '../code/edition.js';
import { type FileStyle, indentationAt } from '../code/file-style.js';
import { importHelper } from './import-helper.js';
import { isTypeScript } from '../code/is-typescript.js';
import { scriptFunction } from '../code/script-function.js';
import { contains } from '../code/syntax.js';

/**
 * The name by which the site can call the reference helper. A helper that the file has already is used again; else it
 * comes along with the edit.
 */
export function useHelper(draft: Draft): string {
  const name = draft.once('helper', () => existingHelper(draft) ?? addHelper(draft));
  return name ?? helperName(draft.settings.strategy);
}

/** The helper that the site can already call; null where there is none. */
export function existingHelper(draft: Draft): string | null {
  const { file, site, settings } = draft;
  const name = helperName(settings.strategy);
  const isInReach = (variable: Scope.Variable): boolean => file.lookUp(variable.name, site.node.range[0]) === variable;
  const around = scriptFunction(site.node, file);
  const candidates = [...file.topLevel, ...(around ? file.variablesOf(around) : [])];
  const own = candidates.find((variable) => variable.name === name && (isImported(variable) || hasOptions(variable, file)));
  const found = own && isInReach(own) ? own : candidates.find((variable) => isCopy(variable, draft) && isInReach(variable));
  return found?.name ?? null;
}

function isImported({ defs: [definition] }: Scope.Variable): boolean {
  return definition?.type === 'ImportBinding' || (definition?.type === 'Variable' && definition.node.init?.type === 'CallExpression');
}

/** Whether a function takes what the helper takes. */
function hasOptions({ defs: [definition] }: Scope.Variable, file: Draft['file']): boolean {
  const fn = definition?.type === 'Variable' ? definition.node.init : definition?.node;
  if (!fn || !('params' in fn) || fn.params.length !== helperParameters) return false;
  const read = optionsRead(fn, file);
  return ['base', 'cap', 'retryAfter'].every((option) => read.includes(option));
}

interface Part {
  readonly type: string;
  readonly range?: [start: number, end: number] | undefined;
}

/** The names of the options that a function takes apart in its head, or reads member by member. */
function optionsRead(fn: Part & { readonly params: readonly Part[] }, { text }: Draft['file']): readonly string[] {
  const [, options] = fn.params;
  const textOf = ({ range }: Part): string => text.slice(...(range ?? [0, 0]));
  if (options?.type === 'ObjectPattern') return textOf(options).match(/\w+/g) ?? [];
  return options?.type === 'Identifier' ? textOf(fn).split(`${textOf(options)}.`).slice(1).map((rest) => /^\w*/.exec(rest)?.[0] ?? '') : [];
}

/** Whether a function is the helper under another name: its text tells, quotes and layout aside. */
function isCopy({ defs: [definition] }: Scope.Variable, { file, settings }: Draft): boolean {
  if (definition?.type !== 'FunctionName' || definition.node.type !== 'FunctionDeclaration') return false;
  const { id, params, range, async, generator } = definition.node;
  // Most functions of a file are told apart by how they begin, without a look at their text.
  if (async || generator || params.length !== helperParameters) return false;
  const text = essence(file.text.slice(id.range?.[1], range?.[1]));
  return essencesOf(settings.strategy).includes(text);
}

/** Every helper takes where the retries have come to, and its options. */
const helperParameters = 2;

const essences = new Map<Strategy, readonly string[]>();

/** A helper as TypeScript, as JavaScript, and as it was written before 2015, printed once. */
function essencesOf(strategy: Strategy): readonly string[] {
  const known = essences.get(strategy);
  if (known !== undefined) return known;
  const printed = [{ typescript: true }, { typescript: false }, { typescript: false, isOld: true }].map((form) => essence(withoutName(printHelper(strategy, form))));
  essences.set(strategy, printed);
  return printed;
}

function essence(text: string): string {
  return text.replaceAll('"', "'").replaceAll(/[\s;,]+/g, '');
}

/** A helper from its parameters on. */
function withoutName(helper: string): string {
  return helper.slice(helper.indexOf('(', helper.indexOf('*/')));
}

function addHelper(draft: Draft): string {
  const { settings, file } = draft;
  // Free in the whole file, so that the edits of other sites find the helper under the same name.
  const name = file.freeName(helperName(settings.strategy), [file.program.range[0]]);
  if (settings.helper !== 'inline') {
    importHelper(draft, settings.helper.module, name);
    return name;
  }
  const helper = printHelper(settings.strategy, { typescript: isTypeScript(draft), name, isOld: isOldStyle(draft.context) && !isTypeScript(draft) });
  const block = blockOfAll(draft);
  if (block) writeIntoBlock(draft, block, helper);
  else writeBelow(draft, helper);
  return name;
}

/** The body of the function that all sites of a script are in, so that they share the helper; null where there is no such body. */
function blockOfAll({ site, file, context }: Draft): TSESTree.BlockStatement | null {
  const around = scriptFunction(site.node, file);
  if (around?.body.type !== 'BlockStatement') return null;
  return findRetrySites(context.sourceCode).every(({ node }) => contains(around, node)) ? around.body : null;
}

/** At the end of a function's body: a function declaration is hoisted, and what stands before it may be a `return`. */
function writeIntoBlock(draft: Draft, { body, range, loc }: TSESTree.BlockStatement, helper: string): void {
  const { file: { text }, style } = draft;
  const inside = text.slice(range[0] + 1, range[1] - 1);
  const end = range[0] + 1 + inside.trimEnd().length;
  const outer = indentationAt(text, range[0]);
  const last = body.at(-1);
  const inner = last && last.loc.start.line > loc.start.line ? indentationAt(text, last.range[0]) : outer + style.indent;
  const lines = inStyle(helper, style).split(style.newline).map((line) => (line === '' ? '' : inner + line));
  const isClosedBelow = text.slice(end, range[1] - 1).includes('\n');
  draft.insert(end, style.newline.repeat(2) + lines.join(style.newline) + (isClosedBelow ? '' : style.newline + outer), LAST);
}

/** Behind all else that is written at the end of the same function. */
const LAST = 3;

function writeBelow(draft: Draft, helper: string): void {
  const { style } = draft;
  const end = endOfProgram(draft);
  draft.insert(end, style.newline.repeat(end > 0 ? 2 : 0) + inStyle(helper, style));
}

/** After the last statement and what is noted below it: a function declaration is hoisted. Where the source map is stays the last line. */
function endOfProgram({ file }: Draft): number {
  const { body, range } = file.program;
  const last = body.at(-1)?.range[1] ?? range[0];
  const notes = file.sourceCode.getAllComments().filter(({ value }) => !value.startsWith('# sourceMappingURL='));
  return Math.max(last, ...notes.map((note) => note.range?.[1] ?? 0).filter((end) => end <= range[1]));
}

/** The helper as the file would write it. */
function inStyle(helper: string, { quote, semicolon, indent, newline }: FileStyle): string {
  const codeStart = helper.indexOf('*/');
  const code = helper
    .slice(codeStart)
    .replaceAll("'", quote)
    .replaceAll(/;(?=\n)|;$/g, semicolon)
    .replaceAll(/; \/\//g, `${semicolon} //`);
  const lines = (helper.slice(0, codeStart) + code).split('\n');
  return lines.map((line) => line.replace(/^( {2})+/, (spaces) => indent.repeat(spaces.length / 2))).join(newline);
}
