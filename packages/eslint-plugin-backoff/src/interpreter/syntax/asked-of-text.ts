import type { Source } from '../../sites/source.js';

/**
 * A question about a member as it is written, `this.tries`, that the whole text of a file answers: asked once a file for each member,
 * for the same few are asked about in every run.
 *
 * @param pattern what the text has in it where the answer is yes, given the member as part of a regular expression
 */
export function askedOfText(pattern: (member: string) => RegExp): (member: string, source: Source) => boolean {
  const known = new WeakMap<Source, Map<string, boolean>>();
  return (member, source) => {
    const answers = known.get(source) ?? new Map<string, boolean>();
    known.set(source, answers);
    const answer = answers.get(member) ?? pattern(escaped(member)).test(source.parsed.text);
    answers.set(member, answer);
    return answer;
  };
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
