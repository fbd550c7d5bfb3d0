/**
 * A question about a name, with its answers kept: the same few names are asked about over and over. The answers are
 * forgotten when there are many, so that a long-lived process does not grow.
 */
export function byName<Answer extends boolean | string | readonly object[]>(ask: (name: string) => Answer): (name: string) => Answer {
  const answers = new Map<string, Answer>();
  return (name) => {
    const known = answers.get(name);
    if (known !== undefined) return known;
    if (answers.size > 2000) answers.clear();
    const answer = ask(name);
    answers.set(name, answer);
    return answer;
  };
}
