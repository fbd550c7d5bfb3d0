import type { TSESTree } from '@typescript-eslint/types';

/** What counts a site's attempts: a variable, a field or a parameter. */
export interface SiteCounter {
  /** As written: `attempt`, `this.retries`. */
  readonly text: string;
  readonly step: 1 | -1;
  /** What it is before the first attempt; null where that is not written down. */
  readonly start: TSESTree.Expression | null;
  /** Each retry gets its own: the next call is handed another number. */
  readonly isParameter: boolean;
  /** It counts down from what a caller may choose: its default is not always where it began. */
  readonly isHandedStart: boolean;
}
