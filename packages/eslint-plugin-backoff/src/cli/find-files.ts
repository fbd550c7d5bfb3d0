import { readdirSync, statSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import { gitIgnoreFor, type GitIgnore } from './gitignore.js';

const endings = new Set(['.js', '.mjs', '.cjs', '.jsx', '.ts', '.mts', '.cts', '.tsx']);
const neverEntered = new Set(['node_modules', '.git']);

/** The files to lint, and a sentence without full stop for each path that has none. */
export interface FoundFiles {
  /** Absolute paths, each once, in the order of the paths asked for and by name inside a folder. */
  readonly files: string[];
  readonly problems: string[];
}

/**
 * Finds the JavaScript and TypeScript files at and below the given paths. A folder is searched as git sees it: what
 * `.gitignore` files leave out is left out, as are `node_modules`, `.git` and links. What is named itself is always taken.
 *
 * @param paths files and folders, absolute or relative to `cwd`
 */
export function findFiles(paths: readonly string[], cwd: string): FoundFiles {
  const files = new Set<string>();
  const problems: string[] = [];
  for (const path of paths) {
    const found = filesAt(resolve(cwd, path), problems);
    if (typeof found === 'string') problems.push(`${path} ${found}`);
    else for (const file of found) files.add(file);
  }
  return { files: [...files], problems };
}

/** The files of one path, or what is wrong with it. */
function filesAt(path: string, problems: string[]): string[] | string {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) return 'does not exist';
  if (stats.isDirectory()) {
    const files = [...filesBelow(path, gitIgnoreFor(path), problems)];
    return files.length > 0 ? files : 'holds no JavaScript or TypeScript file';
  }
  return endings.has(extname(path)) ? [path] : 'is not a JavaScript or TypeScript file';
}

/** `rules` are those that hold inside the folder. */
function* filesBelow(folder: string, rules: GitIgnore, problems: string[]): Generator<string> {
  for (const entry of entriesOf(folder, problems)) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (neverEntered.has(entry.name) || rules.ignores(path, 'folder')) continue;
      yield* filesBelow(path, rules.enter(path), problems);
    } else if (entry.isFile() && endings.has(extname(entry.name)) && !rules.ignores(path, 'file')) {
      yield path;
    }
  }
}

function entriesOf(folder: string, problems: string[]) {
  try {
    return readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch (error) {
    problems.push(`${folder} cannot be read (${error instanceof Error ? error.message : String(error)})`);
    return [];
  }
}
