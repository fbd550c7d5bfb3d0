import type { TSESTree } from '@typescript-eslint/types';
import type { Wait } from '../facts/retry-site.js';
import type { Draft } from './code/draft.js';
import { fix } from './code/fix.js';
import { indentationAt } from './code/file-style.js';
import { bare, ancestors, calleeName } from './code/syntax.js';

/** Ends the wait when the signal says so: by the option of `timers/promises`, or by a listener beside the timer. */
export const passSignal = fix((draft) => {
  const { cancellation, delay } = draft.site.facts;
  const { signal } = cancellation;
  return signal !== null && delay.waits.map((wait) => pass(draft, wait, signal)).some(Boolean);
});

function pass(draft: Draft, { node, delayNode }: Wait, signal: string): boolean {
  if (node.type !== 'CallExpression' || !delayNode) return false;
  const option = signal === 'signal' ? '{ signal }' : `{ signal: ${signal} }`;
  if (isTimersPromises(node, draft) && node.arguments.length === 1) {
    draft.insert(delayNode.range[1], `, undefined, ${option}`);
    return true;
  }
  const promise = [...ancestors(node)].find((around) => around.type === 'NewExpression');
  if (calleeName(node) !== 'setTimeout' || !promise || !draft.file.textOf(promise).startsWith('new Promise')) return false;
  draft.replace(promise, abortableTimer(draft, draft.file.textOf(delayNode), signal, promise));
  return true;
}

function abortableTimer({ file, style }: Draft, delay: string, signal: string, at: TSESTree.Node): string {
  const outer = style.newline + indentationAt(file.text, at.range[0]);
  const inner = outer + style.indent;
  const { semicolon: end, quote, indent } = style;
  const member = `${signal}${optional(file, signal, at)}.`;
  return [
    'new Promise((resolve, reject) => {',
    `${inner}const stop = () => {`,
    `${inner}${indent}clearTimeout(timer)${end}`,
    `${inner}${indent}reject(${member}reason)${end}`,
    `${inner}}${end}`,
    `${inner}const timer = setTimeout(() => {`,
    `${inner}${indent}${member}removeEventListener(${quote}abort${quote}, stop)${end}`,
    `${inner}${indent}resolve(undefined)${end}`,
    `${inner}}, ${delay})${end}`,
    `${inner}if (${member}aborted) stop()${end}`,
    `${inner}else ${member}addEventListener(${quote}abort${quote}, stop, { once: true })${end}`,
    `${outer}})`,
  ].join('');
}

/** What somebody hands over may be left out; what the file makes is there. */
function optional(file: Draft['file'], signal: string, at: TSESTree.Node): string {
  const [root = ''] = signal.split('.');
  const variable = file.lookUp(root, at.range[0]);
  const declared = variable && file.declaration(variable)?.parent;
  const isThere = variable === null || (declared?.type === 'VariableDeclarator' && isMade(declared.init, file));
  return isThere ? '' : '?';
}

/** By the file itself, or taken from a controller. */
function isMade(value: TSESTree.Expression | null, file: Draft['file']): boolean {
  if (value?.type === 'MemberExpression') return /controller\.signal$/i.test(file.textOf(value));
  return value?.type === 'NewExpression' || value?.type === 'CallExpression';
}

function isTimersPromises(call: TSESTree.CallExpression, { file }: Draft): boolean {
  const declared = file.definition(bare(call.callee));
  const from = declared?.type === 'ImportSpecifier' && declared.parent.type === 'ImportDeclaration' ? declared.parent.source.value : '';
  return /^(node:)?timers\/promises$/.test(from);
}
