import { readdirSync, readFileSync } from 'node:fs';
import * as parser from '@typescript-eslint/parser';
import { Linter, type SourceCode } from 'eslint';
import { Linter as Linter9 } from 'eslint9';
import { describe, expect, test } from 'vitest';
import plugin from '../index.js';
import { findRetrySites } from '../analysis.js';
import { hidingTree } from './hidden-tree.js';

const examples = new URL('../../../../examples/', import.meta.url);
const files = readdirSync(examples, { recursive: true, encoding: 'utf8' }).filter((name) => /\.[cm]?[jt]s$/.test(name));
const text = (name: string): string => readFileSync(new URL(name, examples), 'utf8');

const retry = `
async function load(id) {
  for (let attempt = 0; ; attempt++) {
    try {
      return await query(id);
    } catch (error) {
      if (attempt === 4) throw error;
      await sleep(100 * 2 ** attempt);
    }
  }
}
`;

function configFor(given: Linter.Parser, plugins: Linter.Config['plugins'] = {}): Linter.Config[] {
  return [{ ...plugin.configs.strict, plugins: { ...plugin.configs.strict.plugins, ...plugins }, files: ['**'], languageOptions: { parser: given } }];
}

interface Verifier {
  verify(code: string, config: Linter.Config[], options: { filename: string }): Linter.LintMessage[];
}

describe.each<{ version: number; linter: Verifier }>([
  { version: 9, linter: new Linter9() },
  { version: 10, linter: new Linter() },
])('under ESLint $version', ({ linter }) => {
  test.each(files)('%s has the same messages and fixes', (name) => {
    const shown = linter.verify(text(name), configFor(parser), { filename: name });
    expect(linter.verify(text(name), configFor(hidingTree(parser)), { filename: name })).toEqual(shown);
  });

  test('comments switch rules off and on', () => {
    const rulesOf = (comment: string) => linter.verify(`${comment}${retry}`, configFor(hidingTree(parser)), { filename: 'file.ts' }).map(({ ruleId }) => ruleId);
    expect(rulesOf('')).toContain('backoff/require-jitter');
    expect(rulesOf('/* eslint-disable backoff/require-jitter */')).not.toContain('backoff/require-jitter');
    expect(rulesOf('/* eslint backoff/require-jitter: off */')).not.toContain('backoff/require-jitter');
  });

  test('ESLint goes no further than the program', () => {
    const visited: string[] = [];
    const curious = { rules: { all: { create: () => ({ '*': (node: { type: string }) => visited.push(node.type), onCodePathStart: () => visited.push('code path') }) } } };
    const config = (given: Linter.Parser) => configFor(given, { curious }).map((each) => ({ ...each, rules: { 'curious/all': 'error' as const } }));
    linter.verify('f();', config(hidingTree(parser)), { filename: 'file.ts' });
    expect(visited).toEqual(['code path', 'Program']);
    linter.verify('f();', config(parser), { filename: 'file.ts' });
    expect(visited.slice(2)).toEqual(['code path', 'Program', 'ExpressionStatement', 'CallExpression', 'Identifier']);
  });
});

function sourceCodeOf(code: string, given: Linter.Parser): SourceCode {
  const linter = new Linter();
  linter.verify(code, [{ files: ['**'], languageOptions: { parser: given } }], { filename: 'file.ts' });
  return linter.getSourceCode();
}

const isHiddenBy = (given: Linter.Parser): boolean => [...sourceCodeOf(retry, given).traverse()].length < 10;
const sitesWith = (given: Linter.Parser): readonly string[] => findRetrySites(sourceCodeOf(retry, given)).map(({ kind }) => kind);

/** A parser that tells no more than ESLint asks of one, and no keys for some types of nodes. */
function parserWith({ scopes, unknownType }: { scopes: boolean; unknownType: string }): Linter.Parser {
  return {
    parseForESLint(code: string, options?: parser.ParserOptions) {
      const { ast, scopeManager, visitorKeys } = parser.parseForESLint(code, options);
      const known: Record<string, string[]> = {};
      for (const [type, keys] of Object.entries(visitorKeys)) if (keys && type !== unknownType) known[type] = [...keys];
      return { ast, visitorKeys: known, ...(scopes ? { scopeManager } : {}) };
    },
  };
}

test.each([
  { what: 'known in full', given: parserWith({ scopes: true, unknownType: 'ClassBody' }), hides: true },
  { what: 'without scopes', given: parserWith({ scopes: false, unknownType: 'ClassBody' }), hides: false },
  { what: 'with nodes of unknown types', given: parserWith({ scopes: true, unknownType: 'TryStatement' }), hides: false },
])('a tree $what is hidden: $hides', ({ given, hides }) => {
  expect(isHiddenBy(hidingTree(given))).toBe(hides);
  expect(sitesWith(hidingTree(given))).toEqual(['loop']);
});

test('a parser that gives nothing but a tree stays as it is', () => {
  const plain: Linter.Parser = { parse: parser.parse };
  expect(hidingTree(plain)).toBe(plain);
});
