import type { Library, LibraryCall } from '../library.js';

const when = ['maxRetriesOnTransientErrors', 'connectionRetryInterval'];

const connection = (name: string, modules: readonly string[]): LibraryCall => ({ export: name, modules, options: 0, under: 'options', when });

/** https://tediousjs.github.io/tedious/api-connection.html: a connection that the server turns away for now, at one pace. Read of 19.2; mssql hands the options on. */
export const tedious: Library = {
  name: 'tedious',
  modules: ['tedious', 'mssql'],
  calls: [connection('Connection', ['tedious']), ...['connect', 'ConnectionPool'].map((name) => connection(name, ['mssql']))],
  options: {
    maxRetriesOnTransientErrors: { role: 'attempts', counts: 'retries', default: 3 },
    connectionRetryInterval: { role: 'base', default: 500 },
  },
  delay: (_n, _r, o) => o.number('connectionRetryInterval'),
  statuses: null,
  retryAfter: null,
  // Drawn once for each process, which is what sets them apart.
  cures: { jitter: { connectionRetryInterval: '{{option connectionRetryInterval}} * (0.5 + Math.random())' } },
};
