import { Redis } from 'ioredis';
import type { LibraryCase } from '../library-case.js';

export const ioredis: LibraryCase = {
  name: 'ioredis',
  library: 'ioredis',
  waitsIn: /event_handler/,
  start(program, { closedPort, failed }, cleanUp) {
    const client = program(closedPort);
    if (!(client instanceof Redis)) throw new Error('no client');
    client.on('error', failed);
    cleanUp(() => { client.disconnect(); });
    return new Promise((resolve) => { client.on('end', resolve); });
  },
  retries: { byDefault: 'without end', callback: 'without end', bounded: 5 },
};
