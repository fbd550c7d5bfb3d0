import { helperSources } from './helper-sources.js';

/** A reference helper: one of the jitter strategies, or the retry budget. */
export type Helper = keyof typeof helperSources;

/** The name that a helper has of its own: `fullJitter`, `equalJitter`, `decorrelatedJitter` or `retryBudget`. */
export function helperName(helper: Helper): string {
  return helperSources[helper].name;
}

/**
 * The text of a reference helper for a fix to insert: one function declaration under its comment, indented by two spaces,
 * without a newline at its end.
 *
 * @param options.typescript whether the text carries types
 * @param options.name what to call the function, an identifier: its own name unless that is taken
 * @param options.exported whether `export` stands before it (ES modules only)
 */
export function printHelper(
  helper: Helper,
  { typescript, name, exported = false }: { typescript: boolean; name?: string; exported?: boolean },
): string {
  const source = helperSources[helper];
  const head = `function ${source.name}(`;
  const newHead = `${exported ? 'export ' : ''}function ${name ?? source.name}(`;
  return (typescript ? source.typescript : source.javascript).replace(head, () => newHead);
}
