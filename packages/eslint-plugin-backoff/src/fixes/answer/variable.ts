import type { TSESTree } from '@typescript-eslint/types';

/** The variable that holds what the operation answered. */
export interface ResponseVariable {
  readonly name: string;
  /** The statement that sets it. */
  readonly statement: TSESTree.Statement;
  /** A name of the file that is visible wherever it is: its own, or one that the answer is taken apart into. */
  readonly beside: string;
  /** What its members are called that the site takes it apart into. */
  readonly parts?: ReadonlyMap<string, string>;
}
