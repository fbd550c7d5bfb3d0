import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

const QUIET_TURNS = 100;

/** What programs fail against: an operation that always rejects, a server that always refuses, a port that nobody listens on. */
export class World {
  /** Failed attempts so far. */
  attempts = 0;

  private constructor(
    private readonly server: Server,
    /** Of a server that answers 503. */
    readonly url: string,
    readonly closedPort: number,
  ) {}

  static async open(): Promise<World> {
    const server = createServer((request, response) => {
      request.resume();
      world.attempts++;
      response.writeHead(503, { 'content-type': 'application/json' });
      response.end('{"error":{"message":"try again later"}}');
    });
    const closed = createServer();
    const [port, closedPort] = [await listen(server), await listen(closed)];
    await new Promise((resolve) => { closed.close(resolve); });
    const world = new World(server, `http://127.0.0.1:${port}`, closedPort);
    return world;
  }

  /** Fails each time that it is called. */
  readonly operation = (): Promise<never> => {
    this.attempts++;
    return Promise.reject(new Error('connection refused'));
  };

  /** Counts a failed attempt that an event tells of. */
  readonly failed = (): void => {
    this.attempts++;
  };

  /** When no attempt has been made for many turns of the event loop. */
  async quiet(): Promise<void> {
    let attempts = -1;
    while (attempts !== this.attempts) {
      ({ attempts } = this);
      for (let turn = 0; turn < QUIET_TURNS; turn++) await new Promise((resolve) => { setImmediate(resolve); });
    }
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => { resolve(portOf(server.address())); });
  });
}

const portOf = (address: AddressInfo | string | null): number => (typeof address === 'object' && address !== null ? address.port : 0);
