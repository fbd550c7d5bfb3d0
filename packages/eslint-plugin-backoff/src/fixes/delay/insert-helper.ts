import type { Scope } from 'eslint';
import { helperName, printHelper } from '../../helpers/print-helper.js';
import type { Strategy } from '../../settings.js';
import type { Draft } from '../code/draft.js';
import type { FileStyle } from '../code/file-style.js';
import { importHelper } from './import-helper.js';
import { isTypeScript } from '../code/is-typescript.js';

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
  const candidates = file.topLevel;
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
  const options = fn && 'params' in fn ? fn.params[1] : undefined;
  if (options?.type !== 'ObjectPattern') return false;
  const names = new Set(file.text.slice(...(options.range ?? [0, 0])).match(/\w+/g));
  return ['base', 'cap', 'retryAfter'].every((option) => names.has(option));
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

/** A helper as TypeScript and as JavaScript, printed once. */
function essencesOf(strategy: Strategy): readonly string[] {
  const known = essences.get(strategy);
  if (known !== undefined) return known;
  const printed = [true, false].map((typescript) => essence(withoutName(printHelper(strategy, { typescript }))));
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
  const { settings, file, style } = draft;
  // Free in the whole file, so that the edits of other sites find the helper under the same name.
  const name = file.freeName(helperName(settings.strategy), [file.program.range[0]]);
  if (settings.helper !== 'inline') {
    importHelper(draft, settings.helper.module, name);
    return name;
  }
  const helper = printHelper(settings.strategy, { typescript: isTypeScript(draft), name });
  const end = endOfProgram(draft);
  draft.insert(end, style.newline.repeat(end > 0 ? 2 : 0) + inStyle(helper, style));
  return name;
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
