import type { TSESTree } from '@typescript-eslint/types';

import type { Source } from './source.js';

/** What a function is handed, in order: the type of its `this` is written before the first, and is none. */
export const parametersOf = ({ params }: TSESTree.FunctionLike): readonly TSESTree.Parameter[] => (isThis(params[0]) ? params.slice(1) : params);

const isThis = (param: TSESTree.Parameter | undefined): boolean => param?.type === 'Identifier' && param.name === 'this';

/** Whether a name stands for what a function is handed. */
export const isParameter = (name: TSESTree.Node, source: Source): boolean => source.variable(name)?.defs[0]?.type === 'Parameter';
