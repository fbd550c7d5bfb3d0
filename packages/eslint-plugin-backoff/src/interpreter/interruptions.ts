import type { TSESTree } from '@typescript-eslint/types';

import type { Value } from './values/values.js';

/** Ends a run from any depth. */
export class Stop {
  constructor(readonly why: 'cut' | 'stuck' | 'throws') {}
}

/** A `throw` of the program that is run. */
export class Thrown {
  constructor(
    readonly value: Value,
    readonly node: TSESTree.Node | null,
  ) {}
}

/** Ends a generator whose loop was left. */
export class LoopLeft {
  constructor(readonly loop: object) {}
}

/** Thrown while looking something up quietly that hangs on a choice. */
export class Unknowable {
  constructor(readonly symbol: string) {}
}
