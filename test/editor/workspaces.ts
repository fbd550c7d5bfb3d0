import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

/**
 * Copies the workspace of two roots into a folder that does not exist yet, with some files more. It finds the packages that this
 * repository has installed, among them ESLint and the plugin.
 */
export function createWorkspace(folder: string, files: Readonly<Record<string, string>> = {}): void {
  cpSync(path('workspace'), folder, { recursive: true });
  symlinkSync(path('../../node_modules'), join(folder, 'node_modules'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}
