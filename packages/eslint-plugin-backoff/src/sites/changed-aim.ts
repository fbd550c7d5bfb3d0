import type { TSESTree } from '@typescript-eslint/types';

import { byName } from './by-name.js';
import { lastNameOf } from './members.js';
import { onlyTells } from './only-tells.js';
import { outwards } from './outwards.js';
import { isFunction, type Source } from './source.js';
import { wordsOf } from './words-of.js';

/**
 * `this.node = lastNode; await this.resume()`, `options.start = false`: what is called again goes by another setting then, or by what is left of one.
 *
 * @param end where in the file it is called again: what is set further on changes nothing of that
 */
export function changesAim(node: TSESTree.Node, source: Source, end = Infinity): boolean {
  if (isFunction(node) || node.range[0] > end) return false;
  const set = settingIn(node, source);
  if (set !== null) return !keepsAccount(lastNameOf(set.target)) && !isCaught(set.value, source);
  return source.children(node).some((child) => changesAim(child, source, end));
}

/** What is set anew, and to what: a member, or what is left over of something, `const { deviceId, ...relaxed } = constraints;`. Null for all else. */
function settingIn(node: TSESTree.Node, source: Source): { readonly target: TSESTree.Node; readonly value: TSESTree.Node } | null {
  if (node.type === 'VariableDeclarator') return node.init !== null && isHandedOn(restIn(node.id), source) ? { target: node.id, value: node.init } : null;
  return node.type === 'AssignmentExpression' && node.operator === '=' && node.left.type === 'MemberExpression' ? { target: node.left, value: node.right } : null;
}

/** `relaxed` of `const { deviceId, ...relaxed } = constraints;`; null for another pattern. */
function restIn(pattern: TSESTree.Node): TSESTree.Node | null {
  const rest = pattern.type === 'ObjectPattern' && pattern.properties.length > 1 ? pattern.properties.at(-1) : undefined;
  return rest?.type === 'RestElement' ? rest.argument : null;
}

/** Whether something is handed to a call that does more than tell of it. */
function isHandedOn(name: TSESTree.Node | null, source: Source): boolean {
  const uses = (name === null ? undefined : source.variable(name))?.references.filter((reference) => reference.isRead()) ?? [];
  return uses.some(({ identifier }) => {
    const [call] = [...outwards(identifier, source.parsed.ast)].flatMap(([, outer]) => (outer.type === 'CallExpression' ? [outer] : []));
    return call !== undefined && !onlyTells(call);
  });
}

/** `request.last = error` */
const isCaught = (value: TSESTree.Node, source: Source): boolean => value.type === 'Identifier' && source.variable(value)?.defs[0]?.type === 'CatchClause';

/** `this.lastError = null`, `task.attempts = 2`, `this.hasRetried = true`: what is noted of the failure changes nothing of what is called. */
const keepsAccount = byName((name) => /(?:^| )(?:retr(?:y|ies|ied|ying)|attempt(?:s|ed)?|tr(?:y|ies|ied)|errors?|fail(?:s|ed|ures?|ing)?|count(?:er|s)?)(?: |$)/.test(wordsOf(name)));
