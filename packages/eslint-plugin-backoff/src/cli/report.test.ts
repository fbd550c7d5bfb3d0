import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectFolder } from './testing/project-folder.js';

const { root, write, run } = projectFolder();

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

const patient = `const load = async (url) => {
  for (let attempt = 0; ; attempt++) {
    try {
      return await connect(url);
    } catch (error) {
      if (attempt === 3) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * Math.min(30_000, 100 * 2 ** attempt)));
    }
  }
};
`;

test('shows each site with its policy and what was found at it', async () => {
  write('src/a.js', `${hammering}\n${patient}`);
  write('src/b.ts', 'export const one: number = 1;\n');
  expect(await run('report')).toEqual({
    status: 0,
    out: [
      join('src', 'a.js'),
      '   2  loop       2\u00a0retries without a wait; on every failure',
      '                 ⚠ no wait',
      '  12  loop       3\u00a0retries in 0\u00a0–\u00a0700\u00a0ms: 100\u00a0ms\u00a0×2, cap\u00a030\u00a0s, full jitter; on every failure',
      '',
      '2 retry sites in 1 of 2 files, 1 with problems',
      '',
    ].join('\n'),
    err: '',
  });
});

test('tells what every rule finds with --strict', async () => {
  write('a.js', patient);
  expect((await run('report')).out).toContain('none with problems');
  expect((await run('report', '--strict')).out).toContain('⚠ silent\n');
});

test('tells what is found on the head of a method', async () => {
  write('feed.js', 'class Feed {\n  connect() {\n    this.socket = new WebSocket(this.url);\n    this.socket.onclose = () => this.connect();\n  }\n}\n');
  expect((await run('report')).out).toContain('⚠ no wait');
});

describe('as a page', () => {
  test('holds every site with its place, its line, its policy, its problems and its picture', async () => {
    write('src/<a>.js', hammering);
    const { status, out, err } = await run('report', 'src', '--html', 'retries.html');
    expect({ status, out, err }).toEqual({ status: 0, out: '1 retry site in 1 of 1 file, 1 with problems\n', err: '' });
    const page = readFileSync(join(root(), 'retries.html'), 'utf8');
    expect(page).toContain('<title>Retries in src</title>');
    expect(page).toContain(`<h2>${join('src', '&lt;a&gt;.js')}</h2>`);
    expect(page).toContain('<h3>Line 2 <small>loop</small></h3>');
    expect(page).toContain('<code>for (let attempt = 0; attempt &lt; 3; attempt++) {</code>');
    expect(page).toContain('<strong>2\u00a0retries without a wait;</strong> on every failure');
    expect(page).toMatch(/<p class="problems">⚠ <a href="https:[^"]*no-immediate-retry\.md" title="backoff\/no-immediate-retry">no wait<\/a><\/p>/);
    expect(page).toMatch(/<tr><td><a href="[^"]*">no-immediate-retry<\/a><\/td><td class="number">1<\/td><\/tr>/);
    expect(page).toContain('<figure><svg xmlns="http://www.w3.org/2000/svg"');
  });

  test('has no table of findings and no picture where there are none', async () => {
    write('a.js', 'export const one = 1;\n');
    expect((await run('report', '--html', 'retries.html')).status).toBe(0);
    const page = readFileSync(join(root(), 'retries.html'), 'utf8');
    expect(page).toContain('<p>0 retry sites in 0 of 1 file, none with problems.</p>');
    expect(page).not.toMatch(/<table>|<svg/);
  });
});

describe('what cannot be run exits with 2 and is named', () => {
  test('a file that does not parse, beside others that are shown', async () => {
    write('broken.ts', 'const = 2;\n');
    write('load.js', hammering);
    const { status, out, err } = await run('report');
    expect({ status, err }).toEqual({ status: 2, err: 'backoff: broken.ts does not parse: line 1, column 6: Variable declaration expected.\n' });
    expect(out).toContain('load.js\n');
  });

  test('a page in a folder that is not there, before anything is looked at', async () => {
    write('broken.ts', 'const = 2;\n');
    expect(await run('report', '--html', 'gone/retries.html')).toEqual({
      status: 2,
      out: '',
      err: 'backoff: The folder of "gone/retries.html" does not exist. "backoff --help" tells more.\n',
    });
  });

  test('a page that is a folder', async () => {
    write('pages/index.js', '');
    expect((await run('report', '--html', 'pages')).err).toBe('backoff: "pages" is a folder. "backoff --help" tells more.\n');
  });

  test('an unknown option', async () => {
    expect((await run('report', '--fix')).err).toBe(`backoff: Unknown option '--fix'. "backoff --help" tells more.\n`);
  });
});

test('prints its help', async () => {
  expect((await run('report', '-h')).out).toContain('backoff report [paths...]');
  expect((await run('--help')).out).toContain('backoff report [paths...]');
});
