/** Texts longer than this are not searched. */
export const LONGEST_TEXT = 100;

const LONGEST_PATTERN = 1000;

/** Steps that a search of the longest text may take. */
const MOST_STEPS = 5e8;

/** A pattern of the code that is analysed; null where it is none, or where a search may take for ever: `/^(\w+ ?)+$/` tries every way to cut a text. */
export function compiled(pattern: string, flags: string): RegExp | null {
  if (!isQuick(pattern)) return null;
  try {
    return new RegExp(pattern, flags);
  } catch {
    return null;
  }
}

/**
 * Each part that may take any number of letters multiplies the ways to try by the text's length, each that may be left out by two, and each
 * group by its alternatives; a group that is repeated has no such limit.
 */
function isQuick(pattern: string): boolean {
  if (pattern.length > LONGEST_PATTERN) return false;
  const bare = pattern
    .replace(/\\./g, 'x')
    .replace(/\[[^\]]*\]/g, 'x')
    .replace(/\(\?(<?[=!]|:|<\w+>)/g, '(');
  if (/\)[*+{]/.test(bare)) return false;
  const [repeated, optional] = [/[*+{]/g, /\?/g].map((quantifier) => bare.match(quantifier)?.length ?? 0);
  return LONGEST_TEXT ** ((repeated ?? 0) + 1) * 2 ** (optional ?? 0) * choicesIn(bare) <= MOST_STEPS;
}

/** In how many ways the groups of a pattern can be gone through; those of the whole are gone through one after the other. */
function choicesIn(bare: string): number {
  const open: number[] = [];
  let choices = 1;
  for (const letter of bare) {
    if (letter === '(') open.push(1);
    else if (letter === ')') choices *= open.pop() ?? 1;
    else if (letter === '|' && open.length > 0) open.push((open.pop() ?? 0) + 1);
  }
  return choices;
}
