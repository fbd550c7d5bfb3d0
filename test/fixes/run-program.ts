import { fakeClient } from './world/client.js';
import { Clock } from './world/clock.js';
import { createGlobals } from './world/globals.js';
import { isFunction } from './world/is-function.js';
import type { Program } from './world/load-program.js';
import { Server, type Scenario } from './world/server.js';

/** What a program talks to: `fetch`, axios, sockets, or a client that it gets as its argument. */
export type World = 'fetch' | 'axios' | 'client' | 'callback' | 'socket';

/** The exported function to start: with the URL or the client, then `args`, then (`callback`) an error-first callback. */
export interface Entry {
  readonly world: World;
  readonly name: string;
  readonly args: readonly unknown[];
}

export type End =
  | { readonly kind: 'returns'; readonly value: unknown }
  | { readonly kind: 'throws'; readonly error: unknown }
  /** Nothing was left to happen and no answer was given; of a socket: the connection stands, or does not. */
  | { readonly kind: 'connected' | 'quiet' }
  /** It was still at it when it was stopped. */
  | { readonly kind: 'goes on' };

export interface Run {
  readonly attempts: number;
  /** From the start to the first attempt, in ms. */
  readonly firstWait: number;
  /** From the end of each failed attempt to the start of the next, in ms. */
  readonly waits: readonly number[];
  /** From the end of the last attempt to the end of it all, in ms. */
  readonly lastWait: number;
  readonly end: End;
}

const MOST_ATTEMPTS = 60;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Runs a program in virtual time until nothing more happens, it has tried 60 times, or a day is over. */
export async function runProgram(program: Program, entry: Entry, scenario: Scenario, chance: number): Promise<Run> {
  const clock = new Clock();
  const server = new Server(clock, scenario);
  const startedAt = clock.now;
  const midnight = startedAt + DAY_MS;
  let end: End = { kind: 'quiet' };
  let endedAt: number | null = null;
  const ended = (how: End) => {
    if (endedAt !== null) throw new Error(`${entry.name} ended twice`);
    endedAt = clock.now;
    end = how;
  };
  start(program(createGlobals(server, chance)), entry, server, ended);
  do {
    await microtasks();
    if (server.attempts.length >= MOST_ATTEMPTS || clock.now > midnight) return finish(server, { kind: 'goes on' }, startedAt, null);
  } while (advance(clock, ended));
  return finish(server, end.kind === 'quiet' && server.satisfied ? { kind: 'connected' } : end, startedAt, endedAt);
}

function start(exported: Readonly<Record<string, unknown>>, entry: Entry, server: Server, ended: (end: End) => void): void {
  const fn = exported[entry.name];
  if (!isFunction(fn)) throw new Error(`no function ${entry.name} is exported`);
  const { world } = entry;
  const target = world === 'client' || world === 'callback' ? fakeClient(server) : 'https://api.example.com/items/7';
  const done = (error: unknown, value: unknown) => { ended(error ? { kind: 'throws', error } : { kind: 'returns', value }); };
  const answers = world !== 'callback' && world !== 'socket';
  new Promise((resolve) => {
    resolve(fn(target, ...entry.args, ...(world === 'callback' ? [done] : [])));
  }).then(
    (value) => { if (answers) ended({ kind: 'returns', value }); },
    (error: unknown) => { ended({ kind: 'throws', error }); },
  );
}

/** Lets all promises settle that can. */
function microtasks(): Promise<void> {
  return new Promise((resolve) => { setImmediate(resolve); });
}

/** What a timer throws ends the process. */
function advance(clock: Clock, ended: (end: End) => void): boolean {
  try {
    return clock.next();
  } catch (error) {
    ended({ kind: 'throws', error });
    return false;
  }
}

function finish({ attempts }: Server, end: End, startedAt: number, endedAt: number | null): Run {
  const waits = attempts.slice(1).map(({ start }, i) => start - (attempts[i]?.end ?? start));
  const lastAnswer = attempts.at(-1)?.end ?? null;
  const lastWait = endedAt === null || lastAnswer === null ? 0 : Math.max(0, endedAt - lastAnswer);
  const firstWait = (attempts[0]?.start ?? startedAt) - startedAt;
  return { attempts: attempts.length, firstWait, waits, lastWait, end };
}
