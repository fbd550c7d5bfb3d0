import type { Server } from './server.js';

interface Observer {
  readonly next: (value: unknown) => void;
  readonly error: (error: Error) => void;
}

/** Streams as rxjs and Firebase have them: told value by value, until they fail. */
export function fakeStreams(server: Server) {
  const subscribe = ({ next, error }: Observer): void => {
    server.request((answer, n) => {
      if (answer === 'ok') next(n);
      else error(new Error(`network #${n}`));
    });
  };
  return {
    stream: { subscribe },
    onSnapshot: (_place: unknown, next: Observer['next'], error: Observer['error']): void => {
      subscribe({ next, error });
    },
  };
}
