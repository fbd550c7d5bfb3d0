import type { TSESTree } from '@typescript-eslint/types';

import type { CallbackArgument } from '../../libraries/library.js';
import { holds } from '../../sites/holds.js';
import type { Source } from '../../sites/source.js';

type Meant = (part: string) => boolean;

/** Whether a function given as an option is handed one of these parts, be it as a member of an object. */
export const isHanded = (parts: readonly CallbackArgument[], isMeant: Meant): boolean => parts.some((part) => (typeof part === 'string' ? isMeant(part) : isHanded(Object.values(part), isMeant)));

/** Whether a function of the file uses one of these parts: by the parameter for it, or by its name where it is a member. */
export function usesHanded(fn: TSESTree.FunctionLike, parts: readonly CallbackArgument[], isMeant: Meant, source: Source): boolean {
  return parts.some((part, i) => (typeof part === 'string' ? isMeant(part) && isUsed(fn.params[i], source) : membersIn(part, isMeant).some((name) => holds(fn, (node) => node.type === 'Identifier' && node.name === name, source))));
}

const isUsed = (param: TSESTree.Parameter | undefined, source: Source): boolean =>
  param !== undefined && (param.type !== 'Identifier' || (source.variable(param)?.references.length ?? 0) > 0);

const membersIn = (part: { readonly [name: string]: CallbackArgument }, isMeant: Meant): readonly string[] => Object.entries(part).flatMap(([name, inner]) => (isHanded([inner], isMeant) ? [name] : []));
