import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectFolder } from './testing/project-folder.js';

const { root, write, run, runIn } = projectFolder();

const hammering = `export async function load(url) {
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      return await connect(url);
    } catch (error) {
      if (attempt === 2) throw error;
    }
  }
}
`;

test('exits with 0 and says nothing where there is nothing to report', async () => {
  write('src/clean.ts', 'export const one: number = 1;\n');
  expect(await run('lint')).toEqual({ status: 0, out: '', err: '' });
});

test('prints findings as ESLint does and exits with 1', async () => {
  write('src/load.js', hammering);
  const { status, out, err } = await run('lint', 'src');
  expect(status).toBe(1);
  expect(err).toBe('');
  expect(out).toContain(`${join(root(), 'src', 'load.js')}\n`);
  expect(out).toContain('backoff/no-immediate-retry');
});

test('lints TypeScript and JSX, scripts and modules without any configuration', async () => {
  write('a.ts', 'const x = <T>(y: unknown): T => <T>y;\nexport default x satisfies unknown;\n');
  write('b.tsx', 'export const b = <p title="b">{1 as number}</p>;\n');
  write('c.js', 'export const c = <p/>;\n');
  write('d.cjs', 'if (require.main) return;\nmodule.exports = 1;\n');
  expect(await run('lint')).toEqual({ status: 0, out: '', err: '' });
});

test('runs every rule with --strict only', async () => {
  write('fixed.js', hammering.replace('throw error;', 'throw error;\n      await sleep(1000);'));
  expect((await run('lint')).status).toBe(0);
  expect((await run('lint', '--strict')).out).toContain('backoff/no-fixed-delay');
});

test('writes fixes with --fix', async () => {
  write('load.js', hammering);
  expect(await run('lint', '--fix')).toEqual({ status: 0, out: '', err: '' });
  expect(readFileSync(join(root(), 'load.js'), 'utf8')).toContain('await new Promise(');
});

test('minds its own rules only', async () => {
  const foreign = '/* eslint no-undef: error, other/rule: error */\n/* eslint-env node */\n// eslint-disable-next-line other/rule\n';
  write('a.js', `${foreign}undefinedName()\n`);
  expect(await run('lint', '--fix')).toEqual({ status: 0, out: '', err: '' });
  expect(readFileSync(join(root(), 'a.js'), 'utf8')).toBe(`${foreign}undefinedName()\n`);
});

test('heeds eslint-disable comments', async () => {
  write('load.js', `/* eslint-disable backoff/no-immediate-retry */\n${hammering}`);
  expect(await run('lint')).toEqual({ status: 0, out: '', err: '' });
});

test('lints what is named, wherever it is', async () => {
  write('project/a.js', '');
  write('node_modules/x/index.js', hammering);
  write('.git/hooks/y.js', hammering);
  expect((await run('lint', 'node_modules/x', '.git/hooks/y.js')).out).toContain('2 problems');
  expect((await runIn(join(root(), 'project'), 'lint', '../node_modules/x')).out).toContain('1 problem');
});

describe('formats', () => {
  test('json', async () => {
    write('load.js', hammering);
    const { status, out } = await run('lint', '--format', 'json');
    expect(status).toBe(1);
    expect(JSON.parse(out)).toMatchObject([{ filePath: join(root(), 'load.js'), errorCount: 1 }]);
  });

  test('sarif', async () => {
    write('load.js', hammering);
    const { status, out } = await run('lint', '--format', 'sarif');
    expect(status).toBe(1);
    expect(JSON.parse(out)).toMatchObject({
      version: '2.1.0',
      runs: [{ results: [{ level: 'error', ruleId: 'backoff/no-immediate-retry' }] }],
    });
  });

  test('a package of the project', async () => {
    write('load.js', hammering);
    write('node_modules/eslint-formatter-tally/index.js', 'module.exports = (results) => `${results.length} file`;\n');
    expect(await run('lint', '--format', 'tally')).toEqual({ status: 1, out: '1 file\n', err: '' });
  });

  test('a file', async () => {
    write('load.js', hammering);
    write('tools/tally.cjs', 'module.exports = (results) => `${results.length} file`;\n');
    expect(await run('lint', 'load.js', '--format', 'tools/tally.cjs')).toEqual({ status: 1, out: '1 file\n', err: '' });
  });
});

describe('what cannot be run exits with 2 and is named', () => {
  test('a path that does not exist, beside others that are linted', async () => {
    write('load.js', hammering);
    const { status, out, err } = await run('lint', 'gone', 'load.js');
    expect({ status, err }).toEqual({ status: 2, err: 'backoff: gone does not exist.\n' });
    expect(out).toContain('backoff/no-immediate-retry');
  });

  test('a file that does not parse, beside others that are linted', async () => {
    write('src/broken.ts', 'const a = 1;\nconst = 2;\n');
    write('src/load.js', hammering);
    const { status, out, err } = await run('lint');
    expect({ status, err }).toEqual({
      status: 2,
      err: `backoff: ${join('src', 'broken.ts')} does not parse: line 2, column 6: Variable declaration expected.\n`,
    });
    expect(out).toContain('backoff/no-immediate-retry');
    expect(out).not.toContain('broken.ts');
  });

  test('a folder with nothing to lint', async () => {
    expect(await run('lint')).toEqual({ status: 2, out: '', err: 'backoff: . holds no JavaScript or TypeScript file.\n' });
  });

  test('an unknown option', async () => {
    expect(await run('lint', '--strickt')).toEqual({
      status: 2,
      out: '',
      err: `backoff: Unknown option '--strickt'. "backoff --help" tells more.\n`,
    });
  });

  test('an option without its value', async () => {
    expect(await run('lint', '--format')).toEqual({
      status: 2,
      out: '',
      err: `backoff: Option '--format <value>' argument missing. "backoff --help" tells more.\n`,
    });
  });

  test('an unknown formatter, before anything is linted or fixed', async () => {
    write('load.js', hammering);
    const { status, err } = await run('lint', '--fix', '--format', 'nicest');
    expect({ status, err }).toEqual({
      status: 2,
      err: 'backoff: There is no formatter "nicest" here. "npm install -D eslint-formatter-nicest" may add it. "backoff --help" tells more.\n',
    });
    expect(readFileSync(join(root(), 'load.js'), 'utf8')).toBe(hammering);
  });

  test('an unknown command', async () => {
    expect(await run('lnit')).toEqual({ status: 2, out: '', err: 'backoff: Unknown command "lnit". "backoff --help" tells more.\n' });
  });

  test('no command at all', async () => {
    const { status, out, err } = await run();
    expect({ status, err }).toEqual({ status: 2, err: '' });
    expect(out).toContain('backoff lint [paths...]');
  });
});

test('prints help and version', async () => {
  expect((await run('--help')).out).toContain('backoff lint [paths...]');
  expect((await run('lint', '-h')).out).toContain('backoff lint [paths...]');
  expect((await run('--version')).out).toMatch(/^\d+\.\d+\.\d+\n$/);
});
