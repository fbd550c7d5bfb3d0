import type { TSESTree } from '@typescript-eslint/types';

/** `await limiter.take();`: what a call answers is waited for, and nobody looks at it. */
export const isAnswerDropped = ({ parent }: TSESTree.Node): boolean => parent?.type === 'AwaitExpression' && parent.parent.type === 'ExpressionStatement';

/** `const job = await queue.take();`: what a call answers is waited for, and somebody looks at it. */
export const isAnswerUsed = (node: TSESTree.Node): boolean => node.parent?.type === 'AwaitExpression' && !isAnswerDropped(node);
