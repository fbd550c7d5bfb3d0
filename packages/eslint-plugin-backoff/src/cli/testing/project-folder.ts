import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { main } from '../main.js';

/** What a run of the command came to. */
export interface Ran {
  readonly status: number;
  readonly out: string;
  readonly err: string;
}

/** An empty folder for each test of a file, to write a project into and run the command in. */
export function projectFolder() {
  let folder = '';
  beforeEach(() => {
    folder = realpathSync(mkdtempSync(join(tmpdir(), 'backoff-cli-')));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });
  return {
    root: (): string => folder,
    write: (path: string, text: string): void => {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    },
    run: (...args: string[]): Promise<Ran> => runIn(folder, ...args),
    runIn,
  };
}

async function runIn(cwd: string, ...args: string[]): Promise<Ran> {
  let out = '';
  let err = '';
  const terminal = {
    cwd,
    interactive: false,
    out: (text: string) => void (out += text),
    err: (text: string) => void (err += text),
  };
  const status = await main(args, terminal);
  return { status, out, err };
}
