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
 * @param options.isOld whether it is written as before 2015, with `var` alone; such a text carries no types
 */
export function printHelper(
  helper: Helper,
  { typescript, name, exported = false, isOld = false }: { typescript: boolean; name?: string; exported?: boolean; isOld?: boolean },
): string {
  const source = helperSources[helper];
  const head = `function ${source.name}(`;
  const newHead = `${exported ? 'export ' : ''}function ${name ?? source.name}(`;
  const text = isOld ? asBefore2015(source.javascript) : typescript ? source.typescript : source.javascript;
  return text.replace(head, () => newHead);
}

const HEAD_OF_JITTER = /\(attempt, \{ base, cap, factor = (\d), retryAfter \}\) \{\n/;

/** A jitter strategy as it was written before 2015: nothing is taken apart, and powers are a function's. */
function asBefore2015(helper: string): string {
  const begin = helper.search(HEAD_OF_JITTER);
  if (begin === -1) return helper;
  const code = helper
    .slice(begin)
    .replace(HEAD_OF_JITTER, '(attempt, options) {\n  const factor = options.FACTOR === undefined ? $1 : options.FACTOR;\n')
    .replaceAll(/\b(base|cap|retryAfter)\b/g, 'options.$1')
    .replaceAll('FACTOR', 'factor')
    .replaceAll(/(\w+) \*\* (\w+)/g, 'Math.pow($1, $2)')
    .replaceAll(/\b(const|let) /g, 'var ');
  return helper.slice(0, begin) + code;
}
