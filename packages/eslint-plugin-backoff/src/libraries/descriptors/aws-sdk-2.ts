import type { Library, LibraryCall, LibraryOption } from '../library.js';

/** Full jitter below a base that doubles with no ceiling, or as a function says. */
const options = (retries: number, baseMs: number): Readonly<Record<string, LibraryOption>> => ({
  maxRetries: { role: 'attempts', counts: 'retries', default: retries },
  'retryDelayOptions.base': { role: 'base', default: baseMs },
  'retryDelayOptions.customBackoff': { role: 'delay function', arguments: ['retry from 0', 'error'], endsBelow: 0 },
});

const when = ['maxRetries', 'retryDelayOptions'];
const dynamo = { options: options(10, 50) };

/** DynamoDB has defaults of its own. */
const tables: readonly LibraryCall[] = [
  ...['DynamoDB', 'DynamoDB.DocumentClient', 'DocumentClient'].map((name) => ({ export: name, options: 0, when, policy: dynamo })),
  ...['default', 'DocumentClient'].map((name) => ({ export: name, modules: ['aws-sdk/clients/dynamodb'], options: 0, when, policy: dynamo })),
];

/** https://github.com/aws/aws-sdk-js, version 2 of the AWS SDK. Measured with 2.1693. */
export const awsSdk2: Library = {
  name: 'aws-sdk',
  modules: ['aws-sdk', 'aws-sdk/clients/*'],
  // Each client is a class of its own; `AWS.config.update(…)` sets the options of all.
  calls: [...tables, { export: '*', options: 0, when }],
  options: options(3, 100),
  delay: (n, r, o) => r * o.number('retryDelayOptions.base') * 2 ** (n - 1),
  statuses: [429, 500, 502, 503, 504],
  // It looks at none, and the services send none.
  retryAfter: null,
  clients: [{ export: '*', options: 0, attempts: 'maxRetries' }],
  hazards: [{ option: 'retryDelayOptions.customBackoff', when: { 'retryDelayOptions.customBackoff': 'gives a promise' }, effect: 'gives a promise where milliseconds are wanted: nothing is tried again' }],
};
