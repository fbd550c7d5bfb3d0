import type { SourceCode } from 'eslint';
import type { RetrySite } from '../../facts/retry-site.js';
import type { Settings } from '../../settings.js';

/** What stands in a range of the file afterwards. */
export interface TextChange {
  readonly range: readonly [number, number];
  readonly text: string;
}

/** One way to mend a retry site. It applies alone: the helper comes along where the file has none. */
export interface Edit {
  /** False: offered as a suggestion only. */
  readonly safe: boolean;
  readonly changes: readonly TextChange[];
}

/** What an edit may ask about its surroundings. */
export interface FixContext {
  readonly sourceCode: SourceCode;
  readonly settings: Settings;
  /** Its ending tells TypeScript from JavaScript; without it the syntax does. */
  readonly filename?: string;
  /** The year of the ECMAScript edition that the file is read in; the latest where it is left out. */
  readonly ecmaVersion?: number;
}

/** Mends one defect of a site; null where the site's shape allows no edit. */
export type Fix = (site: RetrySite, context: FixContext) => Edit | null;
