import type { TSESTree } from '@typescript-eslint/types';

import { holds } from './holds.js';
import { lastNameOf } from './members.js';
import { type Registration, registeredEvent } from './registrations.js';
import { timerAround } from './scheduled-call.js';
import { type Source, enclosingClass } from './source.js';

/**
 * `this.on('lost', …)` where the class says so itself, some time later: `setTimeout(() => this.emit('lost'), delayMs)`. Nobody else tells of it,
 * and it has waited by then.
 */
export function isOwnEventLater(registration: Registration, source: Source): boolean {
  const { callee } = registration.type === 'CallExpression' ? registration : { callee: null };
  if (callee?.type !== 'MemberExpression' || callee.object.type !== 'ThisExpression' || !source.parsed.text.includes('this.emit(')) return false;
  const event = registeredEvent(registration);
  const type = enclosingClass(registration);
  return type !== null && holds(type.body, (node) => isEmitted(node, event) && timerAround(node) !== null, source);
}

function isEmitted(node: TSESTree.Node, event: string | null): boolean {
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression' || node.callee.object.type !== 'ThisExpression') return false;
  const [first] = node.arguments;
  return lastNameOf(node.callee) === 'emit' && first?.type === 'Literal' && first.value === event;
}
