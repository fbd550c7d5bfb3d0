import type { Strategy } from '../settings.js';
import { helperSources } from './helper-sources.js';

/** The name that a helper has of its own: `fullJitter`, `equalJitter` or `decorrelatedJitter`. */
export function helperName(strategy: Strategy): string {
  return helperSources[strategy].name;
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
  strategy: Strategy,
  { typescript, name, exported = false }: { typescript: boolean; name?: string; exported?: boolean },
): string {
  const source = helperSources[strategy];
  const head = `function ${source.name}(`;
  const newHead = `${exported ? 'export ' : ''}function ${name ?? source.name}(`;
  return (typescript ? source.typescript : source.javascript).replace(head, () => newHead);
}
