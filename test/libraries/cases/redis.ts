import type { LibraryCase } from '../library-case.js';

interface Client {
  on(event: 'error', listener: () => void): unknown;
  connect(): Promise<unknown>;
  destroy(): void;
}

export const redis: LibraryCase = {
  name: 'redis',
  library: 'redis',
  waitsIn: /@redis\/client/,
  start(program, { closedPort, failed }, cleanUp) {
    const client = program(closedPort);
    if (!isClient(client)) throw new Error('no client');
    client.on('error', failed);
    cleanUp(() => { client.destroy(); });
    return client.connect();
  },
  retries: { tuned: 'without end', callback: 'without end', bounded: 5, named: 6 },
};

const isClient = (value: unknown): value is Client => typeof value === 'object' && value !== null && 'connect' in value && 'destroy' in value;
