/**
 * The documentation is test data. In docs/rules/*.md, a code block whose info string has a second word is run:
 *
 * - `ts incorrect`: the page's own rule, alone, reports at least once.
 * - `ts correct`: neither the page's own rule nor any recommended rule reports.
 * - `ts before`, followed by `ts after`: the rule's automatic fixes turn the one into the other. Where nothing is fixed
 *   automatically, the first suggestion does. What they give is silent in the page's own rule.
 *
 * A fix may write a reference helper into the file. Pages do not repeat its text: the line `// fullJitter is inserted
 * below` stands in its place. `js` blocks are parsed by ESLint's own parser, as CommonJS where they use `require` or
 * `exports`.
 *
 * The tables of examples/README.md are held against the reports of the `strict` config in the same way.
 */
import * as parser from '@typescript-eslint/parser';
import { Linter } from 'eslint';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { printHelper } from './helpers/print-helper.js';
import plugin from './index.js';

interface Block {
  /** `no-lost-error.md:24 ts correct` */
  name: string;
  language: 'js' | 'ts';
  use: string;
  code: string;
}

type Rules = NonNullable<Linter.Config['rules']>;

const pages = new URL('../docs/rules/', import.meta.url);
const examples = new URL('../../../examples/', import.meta.url);
const linter = new Linter();

describe('every rule has a page, and every page a rule', () => {
  const documented = readdirSync(pages).map((file) => file.replace(/\.md$/, ''));
  test('docs/rules', () => {
    expect(documented.sort()).toEqual(Object.keys(plugin.rules).sort());
  });
});

describe.each(Object.keys(plugin.rules))('%s', (rule) => {
  const own: Rules = { [`backoff/${rule}`]: 'error' };
  const blocks = readBlocks(`${rule}.md`);
  const withUse = (use: string) => blocks.filter((block) => block.use === use);

  test('has an incorrect, a correct and, if it can fix, a before and an after block', () => {
    const { fixable, hasSuggestions } = plugin.rules[rule]?.meta ?? {};
    const wanted = ['incorrect', 'correct', ...(fixable || hasSuggestions ? ['before', 'after'] : [])];
    expect(new Set(blocks.map((block) => block.use))).toEqual(new Set(wanted));
  });

  for (const block of withUse('incorrect')) {
    test(`${block.name} reports`, () => {
      expect(lint(block, own)).toContain(`backoff/${rule}`);
    });
  }

  for (const block of withUse('correct')) {
    test(`${block.name} is silent`, () => {
      expect(lint(block, { ...plugin.configs.recommended.rules, ...own })).toEqual([]);
    });
  }

  const afters = withUse('after');
  for (const [index, block] of withUse('before').entries()) {
    test(`${block.name} is fixed`, () => {
      const fixed = { ...block, code: fix(block, own) };
      expect(fixed.code).toBe(withHelper(afters[index]));
      expect(lint(fixed, own)).toEqual([]);
    });
  }
});

describe('examples', () => {
  const table = /^\| \[`(?<file>.+?)`\]\(.+?\) \|.*\| (?<rules>.+?) \|$/gm;
  for (const { groups } of readFileSync(new URL('README.md', examples), 'utf8').matchAll(table)) {
    const { file = '', rules = '' } = groups ?? {};
    test(file, () => {
      const code = readFileSync(new URL(`orders-service/src/${file}`, examples), 'utf8');
      const language = file.endsWith('.ts') ? 'ts' : 'js';
      const reported = lint({ name: file, language, use: 'example', code }, plugin.configs.strict.rules);
      const expected = Array.from(rules.matchAll(/`([\w-]+)`/g), (match) => `backoff/${String(match[1])}`);
      expect([...new Set(reported)].sort()).toEqual(expected.sort());
    });
  }
});

function readBlocks(page: string): Block[] {
  const text = readFileSync(new URL(page, pages), 'utf8');
  return Array.from(text.matchAll(/^```(js|ts) (\w+)\n(.*?)^```$/gms), ({ index, 1: language, 2: use = '', 3: code = '' }) => ({
    name: `${page}:${text.slice(0, index).split('\n').length} ${String(language)} ${use}`,
    language: language === 'ts' ? 'ts' : 'js',
    use,
    code,
  }));
}

/** The names of the rules that report; a syntax error stands under its message. */
function lint(block: Block, rules: Linter.Config['rules']): string[] {
  return linter.verify(block.code, config(block, rules)).map((message) => message.ruleId ?? message.message);
}

/** The block after the automatic fixes or, where there are none, after the first suggestion. */
function fix(block: Block, rules: Rules): string {
  const { fixed, output } = linter.verifyAndFix(block.code, config(block, rules));
  if (fixed) return output;
  const [message] = linter.verify(block.code, config(block, rules));
  const suggestion = message?.suggestions?.[0]?.fix;
  if (!suggestion) return block.code;
  const [start, end] = suggestion.range;
  return block.code.slice(0, start) + suggestion.text + block.code.slice(end);
}

function config({ language, code }: Block, rules: Linter.Config['rules']): Linter.Config {
  const sourceType = /\brequire\(|\bexports\b/.test(code) ? 'commonjs' : 'module';
  return {
    files: ['**'],
    plugins: { backoff: plugin },
    languageOptions: { sourceType, ...(language === 'ts' && { parser }) },
    ...(rules && { rules }),
  };
}

/** The block with the helper's text in the place of the line that stands for it. */
function withHelper(block: Block | undefined): string | undefined {
  if (!block) return undefined;
  const { code, language } = block;
  const helper = printHelper('full', { typescript: language === 'ts' });
  return code.replace('// fullJitter is inserted below', () => helper);
}
