import type { TSESTree } from '@typescript-eslint/types';
import type { SourceFile } from '../code/source-file.js';
import { ancestors, contains, isStatement, type Loop } from '../code/syntax.js';

/**
 * Whether the head of a loop asks what was waited for before the loop, and is set anew in its turns, `let response = await fetch(url);
 * while (!response.ok) …`: its first turn is a retry already.
 */
export function isJudgedBefore(loop: Loop, file: SourceFile): boolean {
  if (!('test' in loop) || !loop.test || loop.type === 'DoWhileStatement') return false;
  return [...file.within(loop.test)].some((name) => {
    const variable = name.type === 'Identifier' ? file.variable(name) : null;
    const places = variable ? [file.declaration(variable), ...file.uses(variable)] : [];
    const isAnswer = places.some((place) => place !== null && contains(loop.body, place) && isSetByAwait(place, file));
    return isAnswer && places.some((place) => place !== null && place.range[1] <= loop.range[0] && isSetByAwait(place, file));
  });
}

/** Whether a name is set to something that is waited for where it stands, by itself or as a part of it. */
function isSetByAwait(name: TSESTree.Node, file: SourceFile): boolean {
  for (const around of ancestors(name)) {
    const value = around.type === 'VariableDeclarator' ? around.init : around.type === 'AssignmentExpression' ? around.right : null;
    if (value) return value.range[0] >= name.range[1] && [...file.within(value)].some(({ type }) => /^(Await|Yield)Expression$/.test(type));
    if (isStatement(around)) return false;
  }
  return false;
}
