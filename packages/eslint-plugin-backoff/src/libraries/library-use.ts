import type { TSESTree } from '@typescript-eslint/types';

import type { Evaluation } from './evaluation.js';
import type { Export, UseNode } from './exports.js';
import type { Given } from './given.js';
import type { Library, LibraryCall } from './library.js';
import type { Arguments } from './module-calls.js';
import type { Operated } from './operated.js';

/** A call that hands something to a retry library, with what is known of its options. */
export interface LibraryUse {
  readonly library: Library;
  readonly call: LibraryCall;
  readonly node: UseNode;
  readonly arguments: Arguments;
  /** The function that is repeated; null where the call is handed none. */
  readonly operation: Operated | null;
  /** What is called, as a path of exports. */
  readonly path: string;
  readonly given: Given;
  readonly evaluation: Evaluation;
  /** The expression that holds the options, where they are no argument with a place of its own. */
  readonly holder: TSESTree.Expression | null;
  /** The expression that an option is given by; null where it is left out or not in this file. */
  readonly optionNode: (name: string) => TSESTree.Expression | null;
  /** Which of the library's exports an expression is. */
  readonly exportOf: (node: TSESTree.Node) => string | null;
  /** What an expression is of any module. */
  readonly comesFrom: (node: TSESTree.Node) => Export | null;
}
