/** Code as people write it with the libraries, and what is reported of it. */
export interface EverydayUse {
  readonly name: string;
  readonly code: string;
  /** The rules that report, of those that judge the policy. */
  readonly reports: readonly string[];
  /** How many attempts there are, and the first waits in whole ms, from the least to the most, where they are held as well. */
  readonly policy?: { readonly attempts: number | 'none' | 'unknown'; readonly waits: readonly (readonly [number, number])[] };
  /** What is left once the recommended rules have fixed it, and why. */
  readonly keeps?: { readonly rules: readonly string[]; readonly because: string };
}
