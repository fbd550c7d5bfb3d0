import type { LibraryCase } from '../library-case.js';

interface Client {
  activate(): void;
  deactivate(): Promise<void>;
}

/** A connection that is refused: it closes before it was open. */
class RefusedSocket {
  readonly url = 'ws://127.0.0.1/';
  readonly CONNECTING = 0;
  binaryType = 'arraybuffer';
  readyState = 0;
  onclose: ((event: object) => void) | null = null;

  constructor() {
    setImmediate(() => {
      this.readyState = 3;
      this.onclose?.({ code: 1006, reason: '', wasClean: false });
    });
  }

  close(): void {
    this.readyState = 3;
  }
}

export const stompjs: LibraryCase = {
  name: 'stompjs',
  library: '@stomp/stompjs',
  waitsIn: /@stomp\/stompjs/,
  start(program, { failed }, cleanUp) {
    const client = program(() => {
      failed();
      return new RefusedSocket();
    });
    if (!isClient(client)) throw new Error('no client');
    cleanUp(() => { void client.deactivate(); });
    client.activate();
    return new Promise(() => undefined);
  },
  retries: { byDefault: 'without end', doubling: 'without end', unlimited: 'without end' },
};

const isClient = (value: unknown): value is Client => typeof value === 'object' && value !== null && 'activate' in value && 'deactivate' in value;
