import { range, time } from '../packages/eslint-plugin-backoff/src/facts/words.js';
import { defaultPolicy } from '../packages/eslint-plugin-backoff/src/libraries/default-policy.js';
import { libraries } from '../packages/eslint-plugin-backoff/src/libraries/index.js';
import type { Library } from '../packages/eslint-plugin-backoff/src/libraries/library.js';

export const libraryTableFile = new URL('../packages/eslint-plugin-backoff/docs/libraries.md', import.meta.url);

const introduction = `# Retry libraries

<!-- Generated from the descriptors in src/libraries by \`npm run docs\`. -->

A call of one of these libraries is a retry site like any other: every rule judges what its options really do. The table
says what happens where no option is given. The waits are those before the first retries; a range is drawn at random.

A client that retries by itself (marked with \\*) counts as a site of its own only where an option for its retries is given;
inside another retry it is always counted.
`;

/** The page that lists every library with its default policy. */
export function libraryTable(): string {
  const head = ['Library', 'Attempts', 'Waits', 'Longest wait', 'Retried statuses', '`Retry-After`'];
  const rows = [head, head.map(() => ':--'), ...libraries.map(row)];
  return `${introduction}\n${rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}\n`;
}

function row(library: Library): string[] {
  const { attempts, waits, capMs } = defaultPolicy(library);
  return [
    `${library.modules.map((name) => `\`${name}\``).join(', ')}${library.clients ? ' \\*' : ''}`,
    attempts === Infinity ? 'without end' : String(attempts),
    waits.length === 0 ? '–' : `${waits.every(({ max }) => max === 0) ? 'none' : [...waits.map(range), ...(attempts - 1 > waits.length ? ['…'] : [])].join(', ')}`,
    capMs === Infinity ? 'no ceiling' : time(capMs),
    library.statuses === null ? 'as the operation fails' : library.statuses.length === 0 ? 'none' : library.statuses.join(', '),
    library.retryAfter === null ? '–' : library.retryAfter === 'used' ? 'obeyed' : 'ignored',
  ];
}
