import type { TSESTree } from '@typescript-eslint/types';

import type { Component } from '../sites/components.js';
import { type Value, Mark, hasMark } from './values/values.js';

/** Where the repetition may be: a run counts how often it begins anew. */
export interface Cycle {
  /** A loop, or the functions by which a function can reach itself, the one where runs begin first. */
  readonly node: TSESTree.Node;
  /** The default of nothing that the callers ask for more of, by its name. */
  readonly askedFor?: string | null;
  /** The component whose renders are a part of the cycle. */
  readonly component?: Component | undefined;
  /** The names of those that a run met. */
  offered?: Set<string>;
  /** A count was held against such a nothing: with more of it there may be more attempts. */
  isHeldAgainstNothing?: boolean;
  /** The steps that are left for a run to wait or to begin anew after an attempt; left out where one has, or need not. */
  patience?: number | undefined;
}

/** Nothing came after an attempt for so long that nothing will. */
export const isOutOfPatience = ({ patience }: Cycle): boolean => patience !== undefined && patience < 0;

/** Notes where something is asked for that is only there for callers who want it; what is off for others, `retry = false`, once there was an attempt. */
export function noteAsked(value: Value, cycle: Cycle, attempts: number): void {
  if (!hasMark(value, Mark.optional)) return;
  if (value.kind === 'undefined' || value.kind === 'null' || (value.kind === 'boolean' && attempts > 0)) cycle.isHeldAgainstNothing = true;
}
