import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import ignore, { type Ignore } from 'ignore';

/** What `.gitignore` files say of the paths below one folder. */
export interface GitIgnore {
  /** The same with the rules of `folder` itself added; call it on the way down. */
  enter(folder: string): GitIgnore;
  /** Whether git leaves the path out. Its parent folders are taken to be let in. */
  ignores(path: string, kind: 'file' | 'folder'): boolean;
}

/**
 * The rules that hold inside `folder`: its own and those of every folder between it and the root of its repository.
 * Where these leave out `folder` itself, whoever asks for it means it, and only its own rules hold.
 */
export function gitIgnoreFor(folder: string): GitIgnore {
  const ancestors = foldersUpToRepository(folder);
  const root = ancestors[0] ?? folder;
  let rules = rulesBelow(root, ignore());
  for (const ancestor of ancestors) {
    if (rules.ignores(ancestor, 'folder')) return rulesBelow(folder, ignore()).enter(folder);
    rules = rules.enter(ancestor);
  }
  return rules;
}

function rulesBelow(root: string, rules: Ignore): GitIgnore {
  const fromRoot = (path: string) => relative(root, path).split(sep).join('/');
  return {
    enter(folder) {
      const file = join(folder, '.gitignore');
      if (!existsSync(file)) return this;
      const lines = readFileSync(file, 'utf8').split(/\r?\n/);
      const patterns = lines.map((line) => patternFromRoot(line, fromRoot(folder)));
      return rulesBelow(root, ignore({ ignorecase: false }).add(rules).add(patterns));
    },
    ignores(path, kind) {
      if (path === root) return false;
      return rules.ignores(kind === 'folder' ? `${fromRoot(path)}/` : fromRoot(path));
    },
  };
}

/** A line of the `.gitignore` in `folder` as a line of one at the root. */
function patternFromRoot(line: string, folder: string): string {
  if (folder === '' || line.trim() === '' || line.startsWith('#')) return line;
  const not = line.startsWith('!') ? '!' : '';
  const pattern = line.slice(not.length);
  const anchored = pattern.trimEnd().slice(0, -1).includes('/');
  const prefix = `/${folder.replace(/[[\]*?\\! ]/g, '\\$&')}/`;
  return not + prefix + (anchored ? pattern.replace(/^\//, '') : `**/${pattern}`);
}

/** The folders from the root of the repository down to `folder`; only `folder` where there is no repository. */
function foldersUpToRepository(folder: string): string[] {
  const folders = [folder];
  for (let at = folder; !existsSync(join(at, '.git')); at = dirname(at)) {
    if (at === dirname(at)) return [folder];
    folders.unshift(dirname(at));
  }
  return folders;
}
