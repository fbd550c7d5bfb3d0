import { range, time } from '../packages/eslint-plugin-backoff/src/facts/words.js';
import { type DefaultPolicy, defaultPolicy } from '../packages/eslint-plugin-backoff/src/libraries/default-policy.js';
import { libraries } from '../packages/eslint-plugin-backoff/src/libraries/index.js';
import type { Library } from '../packages/eslint-plugin-backoff/src/libraries/library.js';

export const libraryTableFile = new URL('../packages/eslint-plugin-backoff/docs/libraries.md', import.meta.url);

const introduction = `# Retry libraries

<!-- Generated from the descriptors in src/libraries by \`npm run docs\`. -->

A call of one of these libraries is a retry site like any other: every rule judges what its options really do. The table
says what happens where no option is given. The waits are those before the first retries; a range is drawn at random.

Defaults that changed with a version (of {{versions}}) follow the one that is installed beside the file, or that the
nearest \`package.json\` asks for; \`settings.backoff.libraryVersions\` overrides both. Where none tells, the table holds.

A client that retries by itself (marked with \\*) counts as a site of its own only where an option for its retries is given;
inside another retry it is always counted.

## What no fix can mend

Some libraries have no option for what is missing. The report stands all the same: what helps is another library, or a retry of
your own.

- The waits of \`@temporalio/*\`, \`graphile-worker\` and \`bull\` are worked out where jobs are stored, with no randomness.
- \`@octokit/plugin-retry\`, \`superagent\` and \`@elastic/elasticsearch\` take no function for their waits, and \`wretch\` tells its function
  nothing of the answer, so that it cannot look at \`Retry-After\`.
- \`make-fetch-happen\`, \`twilio\`, \`@google/genai\`, \`@microsoft/fetch-event-source\`, \`@azure/storage-*\`, \`tus-js-client\`,
  \`apify-client\`, \`urllib\`, \`@sanity/client\`, \`posthog-node\`, \`@pinecone-database/pinecone\`, \`graphql-sse\`, \`hls.js\`,
  \`resumablejs\`, \`auth0\`, \`@adobe/node-fetch-retry\`, \`@hubspot/api-client\` and \`@actions/http-client\` leave no way to look at
  \`Retry-After\`.
- The last four, \`zx\`, \`ahooks\`, \`contentful\`, \`subscriptions-transport-ws\`, \`y-websocket\`, \`websocket-ts\`, \`pubnub\`
  and \`@grammyjs/auto-retry\` have no option that makes their waits random, or random enough. \`@discordjs/rest\` has none for its waits.
- Which statuses \`openai\`, \`@anthropic-ai/sdk\`, \`stripe\` and \`@slack/web-api\` retry cannot be chosen.
- \`retry\` and what is built on it, \`socket.io-client\`, \`socketcluster-client\` and \`@mistralai/mistralai\` cut a wait off after they have
  made it random: at the ceiling all clients wait the same. Where the retries end, and the growth is an option, the fix has the waits come to the ceiling later; where they
  never end, nothing does.
`;

/** The page that lists every library with its default policy. */
export function libraryTable(): string {
  const head = ['Library', 'Attempts', 'Waits', 'Longest wait', 'Retried statuses', '`Retry-After`'];
  const rows = [line(head), line(head.map(() => ':--')), ...libraries.map(libraryRow)];
  const changed = libraries.filter(({ versions }) => versions).map(({ name }) => `\`${name}\``);
  return `${introduction.replace('{{versions}}', changed.join(', '))}\n${rows.join('\n')}\n`;
}

/** The row of one library, without a line break. */
export function libraryRow(library: Library): string {
  const { attempts, waits, capMs } = defaultPolicy(library);
  return line([
    `${library.modules.map((name) => `\`${name}\``).join(', ')}${library.clients ? ' \\*' : ''}`,
    attempts === Infinity ? 'without end' : String(attempts),
    waitsOf(waits, attempts),
    capMs === Infinity ? 'no ceiling' : time(capMs),
    statusesOf(library),
    library.retryAfter === null ? '–' : { used: 'obeyed', ignored: 'ignored' }[library.retryAfter],
  ]);
}

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

function waitsOf(waits: DefaultPolicy['waits'], attempts: number): string {
  if (waits.length === 0) return '–';
  if (waits.every(({ max }) => max === 0)) return 'none';
  const more = attempts - 1 > waits.length ? ['…'] : [];
  return [...waits.map(range), ...more].join(', ');
}

function statusesOf({ statuses }: Library): string {
  if (statuses === null) return 'as the operation fails';
  return statuses.length === 0 ? 'none' : statuses.join(', ');
}
