/** The command line asks for something that does not exist. The message carries no full stop. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** What `read` makes of the arguments of a command; where that throws, an option is wrong. */
export function readArguments<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    const [sentence] = (error instanceof Error ? error.message : String(error)).split('. ');
    throw new UsageError(sentence);
  }
}
