import type { Draft } from '../code/draft.js';
import { wordsAround } from '../code/words-around.js';

const MEANT = /\bindefinitely\b|\bnever giv(?:e|es|ing) up\b|\bno matter how long\b|\bblock(?:s|ed|ing)? until\b|\b(?:continue|keep)s? (?:on )?(?:re-?)?trying\b/i;

/** `must not hang indefinitely` says the contrary. */
const DENIED = /(?:\b(?:not|never|no|avoid|without|instead of|rather than)\b|n't\b)(?:\W+\w+){0,4}\W*$/i;

/** `// Continue trying indefinitely`: whether the author says that a site goes on for as long as it takes. To end it is theirs to choose: who calls it may rely on it. */
export const isMeantEndless = (draft: Draft): boolean => wordsAround(draft).some(saysEndless);

function saysEndless(words: string): boolean {
  const said = MEANT.exec(words);
  return said !== null && !DENIED.test(words.slice(0, said.index));
}
