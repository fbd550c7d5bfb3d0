/** Where a command runs and what it may write to. */
export interface Terminal {
  /** Absolute path that relative paths start from. */
  readonly cwd: string;
  /** Writes to standard output, as it is. */
  out(text: string): void;
  /** Writes to standard error, as it is. */
  err(text: string): void;
  /** Whether somebody watches standard error. */
  readonly interactive: boolean;
}
