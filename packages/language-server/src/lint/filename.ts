import { basename } from 'node:path';

/** Extensions of the languages that are linted, by the identifiers that editors use. */
const extensions: Readonly<Record<string, string>> = {
  javascript: 'js',
  javascriptreact: 'jsx',
  typescript: 'ts',
  typescriptreact: 'tsx',
  vue: 'vue',
  svelte: 'svelte',
};

/** The languages that are linted, by the identifiers that editors use. */
export const languages: readonly string[] = Object.keys(extensions);

/** The name under which a document is linted: its own, or one with its language's extension. Null for other languages. */
export function lintedName(path: string, languageId: string): string | null {
  const name = basename(path);
  if (/\.(?:[cm]?[jt]s|[jt]sx|vue|svelte)$/i.test(name)) return name;
  const extension = extensions[languageId];
  return extension === undefined ? null : `file.${extension}`;
}

/** Whether scripts are only a part of the file. */
export function isComponent(name: string): boolean {
  return /\.(?:vue|svelte)$/i.test(name);
}
