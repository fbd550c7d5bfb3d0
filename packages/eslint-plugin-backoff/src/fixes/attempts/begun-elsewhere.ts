import type { TSESTree } from '@typescript-eslint/types';
import { localFunction } from '../code/local-function.js';
import type { SourceFile } from '../code/source-file.js';
import { calleeName, contains, type FunctionNode, functionAround } from '../code/syntax.js';
import { timedFunction } from '../code/timed-function.js';

/** Functions of one file that are followed from one to the next. */
const MOST_FOLLOWED = 20;

/**
 * Whether what a function sets going comes back to it by a call that is not part of its own text, `setTimeout(refresh, 3000)`, where `refresh`
 * begins it: what it counts for itself begins anew there.
 */
export function isBegunElsewhere(fn: FunctionNode, file: SourceFile): boolean {
  const seen = new Set<FunctionNode>();
  const open = startedIn(fn, file);
  for (let next = open.pop(); next !== undefined && seen.size < MOST_FOLLOWED; next = open.pop()) {
    if (next === fn || contains(fn, next) || seen.has(next)) continue;
    seen.add(next);
    const started = startedIn(next, file, fn);
    if (started.includes(fn)) return true;
    open.push(...started);
  }
  return false;
}

/**
 * The functions of the file that a function calls, or hands to a timer, in its own text, but for that of one in it. What hears of events later
 * on, and is no part of the first, begins afresh.
 */
function startedIn(starter: FunctionNode, file: SourceFile, without: TSESTree.Node | null = null): FunctionNode[] {
  return [...file.within(starter.body)].flatMap((node) => {
    if (node.type !== 'CallExpression' || (without !== null && (contains(without, node) || isHeardLater(node, starter)))) return [];
    return [localFunction(node, file), localFunction(timedFunction(node) ?? node, file)].filter((started) => started !== null);
  });
}

/** `button.addEventListener('click', () => load())`, `button.onclick = () => load()` */
function isHeardLater(node: TSESTree.Node, starter: FunctionNode): boolean {
  const around = functionAround(node);
  if (around === null || around === starter) return false;
  const { parent } = around;
  return parent.type === 'AssignmentExpression' || (parent.type === 'CallExpression' && /^(on|once|addEventListener|addListener)$/.test(calleeName(parent) ?? ''));
}
