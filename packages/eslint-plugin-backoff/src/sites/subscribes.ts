import type { TSESTree } from '@typescript-eslint/types';

import { byName } from './by-name.js';
import type { Source } from './source.js';

/** `stream.subscribe(…)`, `onSnapshot(place, …)`, `pods.watch(path, …)`: asks to be told of each value from now on, for as long as nothing fails. */
export const subscribes = byName((name) => /^(re)?(subscribe|watch|observe|listen|follow|tail|monitor)([A-Z]\w*)?$|^on([A-Z]\w*)?$/.test(name));

/** `stop = track(place, show, fail)`, and somewhere `stop()`: what can be left off goes on until then. */
export function isLeftOff({ parent }: TSESTree.Node, source: Source): boolean {
  const kept = parent?.type === 'AssignmentExpression' ? parent.left : parent?.type === 'VariableDeclarator' ? parent.id : null;
  const references = kept?.type === 'Identifier' ? (source.variable(kept)?.references ?? []) : [];
  return references.some(({ identifier }) => identifier.parent.type === 'CallExpression' && identifier.parent.callee === identifier);
}
