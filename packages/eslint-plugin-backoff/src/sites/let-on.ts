import type { TSESTree } from '@typescript-eslint/types';

import { outwards } from './outwards.js';
import { type Source, contains } from './source.js';

/**
 * `const fixed = await repair(); if (fixed) await connect();`: what is waited for in between says whether it is called again. That is no second
 * try of what failed, but a first one of what was mended.
 *
 * @param stretch the statements from the first call to the second
 * @param isAbout whether something is said of what the first call came to: who looks at that looks at the failure
 */
export function isLetOn(again: TSESTree.Node, stretch: readonly TSESTree.Node[], source: Source, isAbout: (node: TSESTree.Node) => boolean): boolean {
  const isWithin = (node: TSESTree.Node): boolean => stretch.some((part) => contains(part, node));
  return [...outwards(again, source.parsed.ast)].some(([inner, outer]) => {
    const answer = outer.type === 'IfStatement' && outer.consequent === inner ? asked(outer.test, source) : null;
    return answer?.type === 'AwaitExpression' && isPlainCall(answer.argument) && isWithin(outer) && isWithin(answer) && !isAbout(answer);
  });
}

/** What a test asks: of the name of a constant, what that was set to. */
function asked(test: TSESTree.Expression, source: Source): TSESTree.Node {
  const definition = test.type === 'Identifier' ? source.variable(test)?.defs[0]?.node : null;
  return definition?.type === 'VariableDeclarator' && definition.id.type === 'Identifier' && definition.parent.kind === 'const' ? (definition.init ?? test) : test;
}

/** `repair()`: what is told nothing. `pause(1000)` may be a wait. */
const isPlainCall = (node: TSESTree.Node): boolean => node.type === 'CallExpression' && node.arguments.length === 0;
