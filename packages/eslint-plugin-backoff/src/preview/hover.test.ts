import { describe, expect, test } from 'vitest';
import { siteOf } from '../../test/site-of.js';
import { hoverMarkdown } from './hover.js';
import { pictureSvg } from './picture.js';
import { plainMarkdown, sequenceCsv, sequenceMarkdown } from './plain.js';
import { previewOf } from './preview.js';

const preview = previewOf(
  siteOf(`
async function load() {
  for (let attempt = 0; ; attempt++) {
    try {
      return await query();
    } catch (error) {
      if (attempt === 4) throw error;
      await sleep(100 * 2 ** attempt);
    }
  }
}`),
  { problems: [{ rule: 'require-jitter', url: 'https://example.org/require-jitter' }] },
);
const fromOutside = previewOf(siteOf('const load = async () => { while (true) { try { return await query(); } catch { await sleep(options.delay(i)); } } }'));

/** The words of a hover's table, row by row. */
function rowsIn(html: string): readonly string[] {
  const rows = html.split('<tr>').slice(1);
  return rows.map((row) => row.replaceAll(/<[^>]+>|\u00a0{2}/g, '|').replaceAll('\u00a0', ' ').replaceAll(/\|+/g, '|'));
}

/** The pictures of a hover, decoded. */
function picturesIn(html: string): readonly string[] {
  return [...html.matchAll(/base64,([^"]+)/g)].map(([, data = '']) => Buffer.from(data, 'base64').toString());
}

describe('a hover', () => {
  const html = hoverMarkdown(preview);

  test('begins with the policy and the problems, each a link', () => {
    expect(html.split('\n').slice(0, 2).join('\n').replaceAll('\u00a0', ' ')).toBe(
      '**4 retries in 1.5 s:** 100 ms ×2, no cap, no jitter; on every failure  \n' +
        '$(warning) [no jitter](https://example.org/require-jitter "backoff/require-jitter")',
    );
  });

  test('has a row for each retry and for both herds', () => {
    expect(rowsIn(html)).toEqual([
      '|retry|waits|latest at|0|1.5 s|',
      '|1|100 ms|100 ms|',
      '|2|200 ms|300 ms|',
      '|3|400 ms|700 ms|',
      '|4|800 ms|1.5 s|',
      '|If 100 clients fail together:| requests per 20 ms|',
      '|now|peak 100|',
      '|with fullJitter|peak 34|',
    ]);
  });

  test('has a picture in each row, of the size that a hover needs', () => {
    const pictures = picturesIn(html);
    expect(pictures).toHaveLength(6);
    expect(pictures[0]).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" width="208" height="19">' +
        '<path d="M0 6.5H13.7v6H0z" fill="#d5691a"/><path d="M13.7 3.5v12" stroke="#d5691a" stroke-width="2"/></svg>',
    );
    expect(pictures[4]).toContain('width="208" height="24"');
  });

  test('says in words what the herds look like', () => {
    expect(html.replaceAll('\u00a0', ' ')).toContain('alt="with fullJitter: at most 34 requests per 20 ms"');
  });

  test('stays far below what an editor cuts off', () => {
    expect(html.length).toBeLessThan(12_000);
  });

  test('is brief beside a diagnostic', () => {
    const brief = hoverMarkdown(preview, 'brief');
    expect(brief).not.toContain('$(warning)');
    expect(rowsIn(brief)).toEqual([
      '|If 100 clients fail together:| requests per 20 ms|',
      '|0|1.5 s|',
      '|now|peak 100|',
      '|with fullJitter|peak 34|',
    ]);
  });

  test('is only words where the waits are not known', () => {
    expect(hoverMarkdown(fromOutside)).toBe(
      '**Retries for ever:** the wait comes from `options.delay`; on every failure  \n$(check) no problem found',
    );
  });
});

test('without HTML, the rows are a Markdown table', () => {
  expect(plainMarkdown(preview).replaceAll('\u00a0', ' ')).toBe(`\
**4 retries in 1.5 s:** 100 ms ×2, no cap, no jitter; on every failure${'  '}
[no jitter](https://example.org/require-jitter)

| retry | waits | latest at |
| --: | :-- | :-- |
| 1 | 100 ms | 100 ms |
| 2 | 200 ms | 300 ms |
| 3 | 400 ms | 700 ms |
| 4 | 800 ms | 1.5 s |

If 100 clients fail together: now peak 100, with fullJitter peak 34 requests per 20 ms`);
});

describe('the delay sequence', () => {
  test('is a Markdown table under its policy', () => {
    expect(sequenceMarkdown(preview)?.replaceAll('\u00a0', ' ')).toBe(`\
**4 retries in 1.5 s:** 100 ms ×2, no cap, no jitter; on every failure

| retry | waits | latest at |
| --: | :-- | :-- |
| 1 | 100 ms | 100 ms |
| 2 | 200 ms | 300 ms |
| 3 | 400 ms | 700 ms |
| 4 | 800 ms | 1.5 s |
`);
  });

  test('is comma-separated numbers', () => {
    expect(sequenceCsv(preview)).toBe(
      'retry,min (ms),max (ms),latest (ms)\n1,100,100,100\n2,200,200,300\n3,400,400,700\n4,800,800,1500\n',
    );
  });

  test('is nothing where the waits are not known', () => {
    expect(sequenceMarkdown(fromOutside)).toBeNull();
    expect(sequenceCsv(fromOutside)).toBeNull();
  });
});

describe('the picture in one piece', () => {
  const svg = pictureSvg(preview) ?? '';

  test('tells its whole content in its title', () => {
    expect(/<title>(.*)<\/title>/.exec(svg)?.[1]?.replaceAll('\u00a0', ' ')).toBe(
      'Retry 1: waits 100 ms, latest at 100 ms. Retry 2: waits 200 ms, latest at 300 ms. ' +
        'Retry 3: waits 400 ms, latest at 700 ms. Retry 4: waits 800 ms, latest at 1.5 s. ' +
        'now: at most 100 requests per 20 ms. with fullJitter: at most 34 requests per 20 ms.',
    );
  });

  test('has a size, and takes the ink it is given', () => {
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" width="436" height="194" role="img"/);
    expect(pictureSvg(preview, { ink: '#123456' })).toContain('fill="#123456"');
  });

  test('is not there where the waits are not known', () => {
    expect(pictureSvg(fromOutside)).toBeNull();
  });
});

test('names from the code cannot break out of the table', () => {
  const code = 'async function load(max) { for (let i = 0; i < max; i++) { try { return await query(); } catch { await sleep(100); } } }';
  const site = siteOf(code);
  const hostile = { ...site, facts: { ...site.facts, bound: { kind: 'named' as const, name: '<img src=x>', node: null } } };
  expect(hoverMarkdown(previewOf(hostile))).not.toContain('<img src=x>  </td>');
  expect(hoverMarkdown(previewOf(hostile))).toContain('&lt;img src=x&gt;');
});
