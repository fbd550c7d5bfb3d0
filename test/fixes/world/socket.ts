import { EventEmitter } from 'node:events';
import type { Server } from './server.js';

type Handler = ((event: unknown) => void) | null;

/** Sockets as `ws` and `node:net` make them, with the `on…` properties of browsers. A failed one emits `error`, then `close`. */
export function fakeSockets(server: Server) {
  class Socket extends EventEmitter {
    onopen: Handler = null;
    onerror: Handler = null;
    onclose: Handler = null;

    constructor() {
      super();
      server.request((answer, n) => {
        if (answer === 'ok') {
          this.#tell('open', this.onopen, undefined);
          this.emit('connect');
          return;
        }
        this.#tell('error', this.onerror, new Error(`network #${n}`));
        this.#tell('close', this.onclose, 1006);
      });
    }

    readonly addEventListener = this.on.bind(this);

    close(): void {
      this.removeAllListeners();
    }

    destroy(): void {
      this.removeAllListeners();
    }

    #tell(event: string, handler: Handler, detail: unknown): void {
      if (handler !== null) handler(detail);
      // In a browser, an error that nobody listens to stops nothing.
      if (this.listenerCount(event) > 0) this.emit(event, detail);
    }
  }
  const connect = () => new Socket();
  return { ws: Object.assign(Socket, { WebSocket: Socket, default: Socket, __esModule: true }), net: { connect } };
}
