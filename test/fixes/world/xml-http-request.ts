import type { Server } from './server.js';

type Handler = (() => void) | null;

/** `XMLHttpRequest` as far as the programs use it: the `on…` properties, and the answer in its own members. */
export function fakeXmlHttpRequest(server: Server) {
  return class XMLHttpRequest {
    onload: Handler = null;
    onerror: Handler = null;
    onreadystatechange: Handler = null;
    readyState = 0;
    status = 0;
    responseText = '';
    #retryAfter: string | null = null;

    open(): void {
      this.readyState = 1;
    }

    setRequestHeader(): void {
      if (this.readyState !== 1) throw new Error('not open');
    }

    getResponseHeader(name: string): string | null {
      return name.toLowerCase() === 'retry-after' ? this.#retryAfter : null;
    }

    send(): void {
      server.request((answer) => {
        this.readyState = 4;
        if (answer !== 'reset') {
          const { status, retryAfter } = answer === 'ok' ? { status: 200, retryAfter: undefined } : { retryAfter: undefined, ...answer };
          this.status = status;
          this.responseText = answer === 'ok' ? 'done' : 'sorry';
          this.#retryAfter = retryAfter ?? null;
        }
        this.onreadystatechange?.();
        if (answer === 'reset') this.onerror?.();
        else this.onload?.();
      });
    }
  };
}
