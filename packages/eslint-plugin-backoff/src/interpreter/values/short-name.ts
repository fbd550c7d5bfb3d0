/** Characters of a name that is kept as it is. */
const LONGEST = 160;

/**
 * A long name by its beginning and a sum of all of it: what differs far behind, as the pages of one query do, stays apart. What is denied
 * keeps the name that it has otherwise, so that it is decided once.
 */
export function shortName(symbol: string): string {
  if (symbol.startsWith('!')) return `!${shortName(symbol.slice(1))}`;
  return symbol.length > LONGEST ? `${symbol.slice(0, LONGEST - SUM_LETTERS)}…${lettersOf(symbol)}` : symbol;
}

const SUM_LETTERS = 8;

/** A sum in letters, over all but what may be a count: a count makes no other name. */
function lettersOf(symbol: string): string {
  const words = symbol.replaceAll(/(?<![[#\d])\d+/g, '');
  let sum = 0;
  for (let i = 0; i < words.length; i += 1) sum = (sum * 31 + words.charCodeAt(i)) % 2 ** 31;
  return sum.toString(26).replaceAll(/\d/g, (digit) => String.fromCharCode('q'.charCodeAt(0) + Number(digit)));
}
