import { dirname, isAbsolute, relative } from 'node:path';

/** The nearest folder that holds `cwd` and every file: ESLint lints nothing outside of its own. */
export function commonFolder(cwd: string, files: readonly string[]): string {
  let folder = cwd;
  for (const file of files) while (isOutside(folder, file)) folder = dirname(folder);
  return folder;
}

/** How a file is called in a message: relative to the folder, if it is below. */
export function nameFrom(folder: string, file: string): string {
  return isOutside(folder, file) ? file : relative(folder, file);
}

function isOutside(folder: string, file: string): boolean {
  const path = relative(folder, file);
  return folder !== dirname(folder) && (/^\.\.(?:[/\\]|$)/.test(path) || isAbsolute(path));
}
