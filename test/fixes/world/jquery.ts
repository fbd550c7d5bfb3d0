import type { Server } from './server.js';

interface Settings {
  readonly success?: (data: string) => void;
  readonly error?: (xhr: { readonly status: number; readonly getResponseHeader: (name: string) => string | null }) => void;
}

/** `$.ajax(settings)` as far as the programs use it: it tells by `success` and `error`. */
export function fakeJQuery(server: Server) {
  return {
    ajax({ success, error }: Settings): void {
      server.request((answer) => {
        if (answer === 'ok') return success?.('done');
        const { status, retryAfter } = answer === 'reset' ? { status: 0, retryAfter: undefined } : { retryAfter: undefined, ...answer };
        error?.({ status, getResponseHeader: (name) => (name.toLowerCase() === 'retry-after' ? (retryAfter ?? null) : null) });
      });
    },
  };
}
