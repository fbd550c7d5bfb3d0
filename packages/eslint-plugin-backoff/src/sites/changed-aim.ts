import type { TSESTree } from '@typescript-eslint/types';

import { byName } from './by-name.js';
import { lastNameOf } from './members.js';
import { isFunction, type Source } from './source.js';
import { wordsOf } from './words-of.js';

/**
 * `this.node = lastNode; await this.resume()`, `options.start = false`: what is called again goes by another setting then.
 *
 * @param end where in the file it is called again: what is set further on changes nothing of that
 */
export function changesAim(node: TSESTree.Node, source: Source, end = Infinity): boolean {
  if (isFunction(node) || node.range[0] > end) return false;
  if (node.type === 'AssignmentExpression' && node.operator === '=' && node.left.type === 'MemberExpression') return !keepsAccount(lastNameOf(node.left)) && !isCaught(node.right, source);
  return source.children(node).some((child) => changesAim(child, source, end));
}

/** `request.last = error` */
const isCaught = (value: TSESTree.Node, source: Source): boolean => value.type === 'Identifier' && source.variable(value)?.defs[0]?.type === 'CatchClause';

/** `this.lastError = null`, `task.attempts = 2`, `this.hasRetried = true`: what is noted of the failure changes nothing of what is called. */
const keepsAccount = byName((name) => /(?:^| )(?:retr(?:y|ies|ied|ying)|attempt(?:s|ed)?|tr(?:y|ies|ied)|errors?|fail(?:s|ed|ures?|ing)?|count(?:er|s)?)(?: |$)/.test(wordsOf(name)));
