import type { TSESTree } from '@typescript-eslint/types';

/** One of two ways that a run took where the file does not tell which. */
export interface Choice {
  /** The way that the code seems made for; other runs take the other one. */
  readonly preferred: boolean;
  /** Whether the operation had been attempted: what was decided before is not asked again. */
  readonly afterAttempt: boolean;
  /** What it was part of, where a condition asked. */
  readonly condition: TSESTree.Node | null;
  /** Whether the run waited before, or asked how long to: whatever is chosen then, it comes to another attempt. */
  readonly whileWaiting: boolean;
}
