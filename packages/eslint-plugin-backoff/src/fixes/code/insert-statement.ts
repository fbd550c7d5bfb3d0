import type { TSESTree } from '@typescript-eslint/types';
import { commentsAbove } from './comments-above.js';
import type { Draft } from './draft.js';
import { indentationAt, startsLine } from './file-style.js';
import { calleeName, type FunctionNode, isInList, propertyName } from './syntax.js';

/** Where statements can be put. */
export type Place =
  | { readonly kind: 'before' | 'after'; readonly statement: TSESTree.Statement }
  | { readonly kind: 'start' | 'end'; readonly block: TSESTree.BlockStatement };

/** Inserts statements, a line each, at a place. Of those that meet at one place, the ones of lower `order` come first. */
export function insertStatements(draft: Draft, place: Place, lines: readonly string[], order = 0): void {
  switch (place.kind) {
    case 'before':
      insertBefore(draft, place.statement, lines, order);
      break;
    case 'after':
      insertAfter(draft, place.statement, lines, order);
      break;
    case 'start':
      insertAtStart(draft, place.block, lines, order);
      break;
    case 'end':
      insertAtEnd(draft, place.block, lines, order);
      break;
  }
}

function insertBefore(draft: Draft, statement: TSESTree.Statement, lines: readonly string[], order: number): void {
  if (!isInList(statement)) {
    openBlock(draft, statement, lines);
    closeBlock(draft, statement, []);
    return;
  }
  const start = startWithComments(draft, statement);
  if (startsLine(draft.file.text, start)) draft.insert(start, lines.map((line) => line + newLine(draft, start)).join(''), order);
  else draft.insert(start, lines.map((line) => `${ended(line)} `).join(''), order);
}

function insertAfter(draft: Draft, statement: TSESTree.Statement, lines: readonly string[], order: number): void {
  if (!isInList(statement)) {
    openBlock(draft, statement, []);
    closeBlock(draft, statement, lines);
    return;
  }
  if (!startsLine(draft.file.text, statement.range[0])) {
    insertInLine(draft, statement, lines, order);
    return;
  }
  const end = endWithComment(draft, endOfCode(draft, statement));
  const gap = newLine(draft, statement.range[0]);
  draft.insert(end, lines.map((line) => gap + line).join(''), order);
}

/** The end of a statement: a semicolon on a line of its own keeps what follows apart, and stays with that: `;[1, 2].forEach(log)`. */
function endOfCode({ file: { text } }: Draft, { range: [start, end] }: TSESTree.Statement): number {
  const [own = ''] = /\r?\n\s*;$/.exec(text.slice(start, end)) ?? [];
  return end - own.length;
}

/** Between statements of one line, where a semicolon cannot be left out. */
function insertInLine(draft: Draft, { range: [start, end] }: TSESTree.Statement, lines: readonly string[], order: number): void {
  const isEnded = /[;}]$/.test(draft.file.text.slice(start, end));
  draft.insert(end, (isEnded ? '' : ';') + lines.map((line) => ` ${ended(line)}`).join(''), order);
}

function ended(line: string): string {
  return /[;}]$/.test(line) ? line : `${line};`;
}

function insertAtStart(draft: Draft, block: TSESTree.BlockStatement, lines: readonly string[], order = 0): void {
  const [first] = block.body;
  if (!first) {
    insertAtEnd(draft, block, lines);
    return;
  }
  const start = endWithComment(draft, block.range[0] + 1);
  const isOwnLine = startsLine(draft.file.text, first.range[0]);
  const gap = newLine(draft, first.range[0]);
  draft.insert(start, lines.map((line) => (isOwnLine ? gap + line : ` ${ended(line)}`)).join(''), order);
}

function insertAtEnd(draft: Draft, block: TSESTree.BlockStatement, lines: readonly string[], order = 0): void {
  const inside = draft.file.text.slice(block.range[0] + 1, block.range[1] - 1);
  const last = block.body.at(-1);
  const end = block.range[0] + 1 + inside.trimEnd().length;
  if (last && !inside.includes('\n')) {
    insertInLine(draft, last, lines, order);
    return;
  }
  const outer = newLine(draft, block.range[0]);
  const gap = last ? newLine(draft, last.range[0]) : outer + draft.style.indent;
  const text = lines.map((line) => gap + line).join('');
  if (inside.includes('\n')) draft.insert(end, text, order);
  else draft.replaceRange([end, block.range[1] - 1], text + outer);
}

/** Inserts statements where a function's body begins; what an arrow function returns becomes a statement of its own. */
export function insertIntoFunction(draft: Draft, fn: FunctionNode, lines: readonly string[]): void {
  const { body, range } = fn;
  if (body.type === 'BlockStatement') {
    insertAtStart(draft, body, lines);
    return;
  }
  const { text } = draft.file;
  const start = text.lastIndexOf('=>', body.range[0]) + 2;
  const outer = newLine(draft, start);
  const inner = outer + draft.style.indent;
  // Nothing that goes on in another line would be returned.
  const [open, close] = /^[ \t]*(\r?\n|\/)/.test(text.slice(start)) ? [' (', `${inner})`] : ['', ''];
  const isDropped = open === '' && body.type === 'CallExpression' && isListener(fn);
  const own = isDropped ? [...lines, ''] : [...lines, `return${open}`];
  if (isDropped) dropSpace(draft, start);
  draft.insert(start, ` {${own.map((line) => inner + line).join('')}`, -1);
  dropBrackets(draft, start, body);
  draft.insert(range[1], `${close}${draft.style.semicolon}${outer}}`, 1);
}

/** Whether nobody gets what a function returns, which listens to an event: `socket.on('open', () => log('open'))`, `socket.onopen = …`. */
function isListener({ parent }: FunctionNode): boolean {
  if (parent.type === 'AssignmentExpression') return /^on/.test(parent.left.type === 'MemberExpression' ? (propertyName(parent.left) ?? '') : '');
  return parent.type === 'CallExpression' && /^(on|once|addListener|addEventListener)$/.test(calleeName(parent) ?? '');
}

/** Takes away the space behind an arrow. */
function dropSpace(draft: Draft, arrow: number): void {
  const space = /^[ \t]*/.exec(draft.file.text.slice(arrow))?.[0].length ?? 0;
  if (space > 0) draft.replaceRange([arrow, arrow + space], '');
}

/** Takes away the brackets that an expression only needs behind an arrow. */
function dropBrackets(draft: Draft, arrow: number, { range: [start, end] }: TSESTree.Node): void {
  if (!/^[ \t]*\($/.test(draft.file.text.slice(arrow, start)) || draft.file.text[end] !== ')') return;
  draft.replaceRange([start - 1, start], '');
  draft.replaceRange([end, end + 1], '');
}

/** Runs a statement under a condition only. */
export function guardStatement(draft: Draft, statement: TSESTree.Statement, condition: string): void {
  if (statement.type === 'IfStatement') {
    openBlock(draft, statement, [], `if (${condition}) `);
    closeBlock(draft, statement, []);
  } else draft.insert(statement.range[0], `if (${condition}) `);
}

/** Opens a block around a statement, once for all that the edit puts beside it. */
function openBlock(draft: Draft, statement: TSESTree.Statement, lines: readonly string[], head = ''): void {
  const [start] = statement.range;
  const brace = head === '' ? braceBefore(draft, statement) : null;
  const inner = newLine(draft, start) + (brace === null ? draft.style.indent : '');
  draft.once(`{ ${start}`, () => {
    if (brace === null) draft.insert(start, `${head}{${inner}`, -2);
    else draft.insert(brace, ' {');
    return head;
  });
  draft.insert(start, lines.map((line) => line + inner).join(''));
}

function closeBlock(draft: Draft, statement: TSESTree.Statement, lines: readonly string[]): void {
  const [start, end] = statement.range;
  const isBelow = braceBefore(draft, statement) !== null && !isInList(statement);
  const outer = newLine(draft, isBelow ? statement.parent.range[0] : start);
  const inner = isBelow ? newLine(draft, start) : outer + draft.style.indent;
  draft.insert(end, lines.map((line) => inner + line).join(''));
  draft.once(`} ${end}`, () => {
    draft.insert(end, `${outer}}`, 2);
    return outer;
  });
}

/** Where the brace goes of a statement that stands below its `if`, on a line of its own with nothing in between; null for any other. */
function braceBefore(draft: Draft, statement: TSESTree.Statement): number | null {
  const { text, sourceCode } = draft.file;
  const [start] = statement.range;
  const end = text.slice(0, start).trimEnd().length;
  const isCommented = sourceCode.getAllComments().some(({ range }) => range?.[1] === end);
  return isInList(statement) || !startsLine(draft.file.text, start) || isCommented ? null : end;
}

function newLine({ file, style }: Draft, offset: number): string {
  return style.newline + indentationAt(file.text, offset);
}

/** The start of the comments that document a statement: those on lines of their own right above it. */
const startWithComments = ({ file }: Draft, { range: [start] }: TSESTree.Statement): number => commentsAbove(start, file)[0]?.start ?? start;

/** The end of a comment that begins on the same line right after an offset, or else the offset. */
function endWithComment({ file }: Draft, offset: number): number {
  const rest = /^[ \t]*(\/\/[^\r\n]*|\/\*(?:(?!\*\/)[^\n])*\*\/(?=[ \t]*\r?\n))/.exec(file.text.slice(offset));
  return offset + (rest?.[0].length ?? 0);
}
