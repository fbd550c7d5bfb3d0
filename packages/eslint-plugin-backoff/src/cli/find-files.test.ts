import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findFiles } from './find-files.js';

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'backoff-find-'));
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

test('finds every script ending and nothing else', () => {
  write('a.js', 'b.mjs', 'c.cjs', 'd.jsx', 'e.ts', 'f.mts', 'g.cts', 'h.tsx', 'i.json', 'j.vue', 'README.md');
  expect(found('.')).toEqual(['a.js', 'b.mjs', 'c.cjs', 'd.jsx', 'e.ts', 'f.mts', 'g.cts', 'h.tsx']);
});

test('goes into folders, but not into node_modules, .git and links', () => {
  write('src/deep/a.ts', 'node_modules/x/index.js', 'src/node_modules/y/index.js', '.git/hooks/z.js');
  symlinkSync(join(root, 'src'), join(root, 'link'));
  expect(found('.')).toEqual(['src/deep/a.ts']);
});

test('leaves out what .gitignore leaves out', () => {
  write('dist/a.js', 'src/dist/b.js', 'src/a.gen.ts', 'src/keep.gen.ts', 'only-here/c.js', 'src/only-here/c.js');
  write({ '.gitignore': '# built\ndist/\n*.gen.ts\n!keep.gen.ts\n/only-here\n' });
  expect(found('.')).toEqual(['src/keep.gen.ts', 'src/only-here/c.js']);
});

test('reads nested .gitignore files, which win over outer ones', () => {
  write('app/build/a.js', 'app/build/kept/b.js', 'app/tmp/c.js', 'tmp/d.js', 'app/x/tmp/e.js', 'app/x/root/f.js', 'app/root/g.js');
  write({ '.gitignore': 'app/build/*\n', 'app/.gitignore': 'tmp/\n/root\n!build/kept\n' });
  expect(found('.')).toEqual(['app/build/kept/b.js', 'app/x/root/f.js', 'tmp/d.js']);
});

test('treats the letters of a folder name as letters', () => {
  write('[id]/tmp/a.js', '[id]/b.js', 'i/tmp/c.js');
  write({ '[id]/.gitignore': 'tmp\n' });
  expect(found('.')).toEqual(['[id]/b.js', 'i/tmp/c.js']);
});

test('reads the .gitignore files between the repository and the folder asked for', () => {
  write('.git/HEAD', 'packages/a/src/a.ts', 'packages/a/src/a.gen.ts', 'packages/a/src/skip/b.ts');
  write({ '.gitignore': '*.gen.ts\n', 'packages/.gitignore': 'skip\n' });
  expect(found('packages/a/src')).toEqual(['packages/a/src/a.ts']);
});

test('takes what is named itself, ignored or not', () => {
  write('.git/HEAD', 'dist/a.js', 'dist/skip.js', 'node_modules/x/index.js');
  write({ '.gitignore': 'dist/\n', 'dist/.gitignore': 'skip.js\n' });
  expect(found('dist/skip.js')).toEqual(['dist/skip.js']);
  expect(found('dist')).toEqual(['dist/a.js']);
  expect(found('node_modules/x')).toEqual(['node_modules/x/index.js']);
});

test('lists a file once', () => {
  write('src/a.ts');
  expect(found('src', 'src/a.ts', '.')).toEqual(['src/a.ts']);
});

test('says which paths have nothing to lint, and why', () => {
  write('docs/README.md', 'a.ts');
  expect(findFiles(['gone', 'docs', 'docs/README.md', 'a.ts'], root)).toEqual({
    files: [join(root, 'a.ts')],
    problems: [
      'gone does not exist',
      'docs holds no JavaScript or TypeScript file',
      'docs/README.md is not a JavaScript or TypeScript file',
    ],
  });
});

/** Paths of empty files, or records of path and text. */
function write(...files: (string | Record<string, string>)[]): void {
  for (const file of files) {
    for (const [path, text] of Object.entries(typeof file === 'string' ? { [file]: '' } : file)) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
  }
}

function found(...paths: string[]): string[] {
  return findFiles(paths, root).files.map((file) => relative(root, file).replaceAll('\\', '/'));
}
