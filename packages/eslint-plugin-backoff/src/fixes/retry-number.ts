import type { TSESTree } from '@typescript-eslint/types';
import type { Counter } from '../facts/retry-site.js';
import { addCounter } from './add-counter.js';
import { literalNumber } from './arithmetic.js';
import { constantValue } from './constant-value.js';
import type { Draft } from './draft.js';
import type { SourceFile } from './source-file.js';

/** The zero-based retry at a node, as an expression. Where nothing counts, a counter is added; `0` where none can be. */
export function retryNumber(draft: Draft, at: TSESTree.Node): string {
  const { shape } = draft.site.facts;
  if (shape.counter !== null && isVisible(shape.counter.text, at, draft)) {
    const known = fromCounter(shape.counter, draft.file, at);
    if (known !== null) return known;
  }
  return draft.once('retry number', () => addCounter(draft, at)) ?? '0';
}

function fromCounter(counter: Counter, file: SourceFile, at: TSESTree.Node): string | null {
  const { text, first, step } = counter;
  if (step === 1) return first === null ? null : minus(text, first);
  const start = startOf(counter, file, at) ?? (first === null ? null : String(first));
  return start === null ? null : `${start} - ${text}`;
}

/** An expression less a number, with the number left out where it is 0. */
export function minus(text: string, number: number): string {
  if (number === 0) return text;
  return number > 0 ? `${text} - ${number}` : `${text} + ${-number}`;
}

/** The name of the constant that a counter counts down from. */
function startOf({ text, first }: Counter, file: SourceFile, at: TSESTree.Node): string | null {
  const variable = file.lookUp(text, at.range[0]);
  const declared = variable && file.declaration(variable)?.parent;
  const start = declared?.type === 'AssignmentPattern' ? declared.right : declared?.type === 'VariableDeclarator' ? declared.init : null;
  if (start?.type !== 'Identifier') return null;
  const value = constantValue(start, file);
  return value && literalNumber(value) === first ? start.name : null;
}

/** Whether the names in an expression's text mean at a node what they mean at the site. */
function isVisible(text: string, at: TSESTree.Node, { file, site }: Draft): boolean {
  const root = /^[\w$]+/.exec(text)?.[0];
  if (root === undefined) return false;
  if (root === 'this') return true;
  const here = file.lookUp(root, at.range[0]);
  return here !== null && (here === file.lookUp(root, lastOffset(site.node)) || here.scope.type !== 'module');
}

function lastOffset({ range }: TSESTree.Node): number {
  return range[1] - 1;
}
