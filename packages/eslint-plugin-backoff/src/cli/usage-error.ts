/** The command line asks for something that does not exist. The message carries no full stop. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
