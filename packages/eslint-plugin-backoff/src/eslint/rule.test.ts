import { parse } from '@typescript-eslint/parser';
import { expect, test, vi } from 'vitest';
import { lint } from '../../test/expect-reports.js';
import type { RetryFacts, RetrySite } from '../facts/retry-site.js';
import type { Edit } from '../fixes/code/edit.js';
import { flag, option } from '../options.js';
import type { RuleDefinition } from './rule-definition.js';
import { type BackoffRule, defineRule } from './rule.js';

// Each statement of the file after the first stands for a site.
vi.mock('../analysis.js', () => ({
  findRetrySites: ({ text }: { text: string }): RetrySite[] => {
    const [, ...nodes] = parse(text, { loc: true, range: true }).body;
    return nodes.map((node) => ({ kind: 'loop', node, head: node, get facts() { return noFacts(); } }));
  },
}));

test('a finding at the head of a site shows the first token', () => {
  const [message] = lint(10, { rule: rule({}) }, 'first();\nwhile (again()) {\n  run();\n}\n');
  expect(message).toMatchObject({ line: 2, column: 1, endLine: 2, endColumn: 6, message: 'Bad.' });
});

test('a finding over several lines shows the first', () => {
  const atBody = rule({
    *check({ node }) {
      if (node.type === 'WhileStatement') yield { node: node.body, messageId: 'bad' };
    },
  });
  const [message] = lint(10, { rule: atBody }, 'first();\nwhile (again()) { // on\n  run();\n}\n');
  expect(message).toMatchObject({ line: 2, column: 17, endLine: 2, endColumn: 24 });
});

test('a finding outside of the site is shown at its head', () => {
  const [first] = parse(code, { loc: true, range: true }).body;
  const outside = rule({
    *check() {
      if (first) yield { node: first, messageId: 'bad' };
    },
  });
  expect(lint(10, { rule: outside }, code)).toMatchObject([{ line: 2, column: 1, endColumn: 7 }]);
});

test('a safe edit is a fix', () => {
  const [message] = lint(10, { rule: rule({ fix: edit({ safe: true }) }) }, code);
  expect(message).toMatchObject({ fix: { range: [0, 5], text: 'last' } });
  expect(message?.suggestions).toBeUndefined();
});

test('an unsafe edit is a suggestion', () => {
  const [message] = lint(10, { rule: rule({ fix: edit({ safe: false }) }) }, code);
  expect(message?.fix).toBeUndefined();
  expect(message).toMatchObject({ suggestions: [{ desc: 'Mend it.', fix: { range: [0, 5], text: 'last' } }] });
});

test('an edit knows the name of the file', () => {
  const names: unknown[] = [];
  const curious: RuleDefinition<'bad'>['fix'] = {
    edit(_site, { filename }) {
      names.push(filename);
      return null;
    },
    title: 'Mend it.',
  };
  lint(10, { rule: rule({ fix: curious }) }, code, { filename: 'other.ts' });
  expect(names).toEqual(['other.ts']);
});

test('no edit is neither', () => {
  const [message] = lint(10, { rule: rule({ fix: { edit: () => null, title: 'Mend it.' } }) }, code);
  expect(message?.fix).toBeUndefined();
  expect(message?.suggestions).toBeUndefined();
});

test('a safe edit is a suggestion where the settings want it', () => {
  const settings = { fixes: 'suggest' };
  const [message] = lint(10, { rule: rule({ fix: edit({ safe: true }) }) }, code, { settings });
  expect(message?.fix).toBeUndefined();
  expect(message?.suggestions).toHaveLength(1);
});

test('a safe edit is a suggestion where the rule never fixes', () => {
  const [message] = lint(10, { rule: rule({ fix: { ...edit({ safe: true }), as: 'suggestion' } }) }, code);
  expect(message?.fix).toBeUndefined();
  expect(message?.suggestions).toHaveLength(1);
});

test('all that is said of one site is told', () => {
  const twofold = rule({
    *check({ node }) {
      yield { node, messageId: 'bad' };
      yield { node, messageId: 'bad' };
    },
  });
  expect(lint(10, { rule: twofold }, 'first();\nsecond();\n').map(({ line }) => line)).toEqual([2, 2]);
});

test('wrong settings are told once a file, and the rules go on', () => {
  const settings = { maxAttempts: '5' };
  const mistake = 'settings.backoff.maxAttempts must be a whole number of at least 1, got "5".';
  const messages = lint(10, { one: rule({}), two: rule({}) }, code, { settings });
  expect(messages.map(({ line, message }) => `${line}: ${message}`)).toEqual([`1: ${mistake}`, '2: Bad.', '2: Bad.']);
});

test('a file without sites and mistakes is not listened to', () => {
  const listened: string[][] = [];
  const plain = rule({});
  const watched: BackoffRule = {
    meta: plain.meta,
    create(context) {
      const listeners = plain.create(context);
      listened.push(Object.keys(listeners));
      return listeners;
    },
  };
  for (const version of [9, 10] as const) {
    lint(version, { rule: watched }, 'first();\n');
    lint(version, { rule: watched }, code);
  }
  lint(10, { rule: watched }, 'first();\n', { settings: { maxAttempts: '5' } });
  expect(listened).toEqual([[], ['Program'], [], ['Program'], ['Program']]);
});

test('the options reach the check', () => {
  const seen: unknown[] = [];
  const curious = rule({
    options: { loud: option(flag, false, 'Whether it is heard.') },
    *check(_site, { options }) {
      seen.push(options);
    },
  });
  lint(10, { rule: curious }, code, { options: { loud: true } });
  lint(10, { rule: curious }, code);
  expect(seen).toEqual([{ loud: true }, { loud: false }]);
});

test('the metadata tells what a rule can do', () => {
  expect(rule({}).meta).toMatchObject({ type: 'problem', languages: ['js/js'], schema: [], defaultOptions: [] });
  expect(rule({}).meta.fixable).toBeUndefined();
  expect(rule({ fix: edit({ safe: true }) }).meta).toMatchObject({ fixable: 'code', hasSuggestions: true });
  expect(rule({ fix: { ...edit({ safe: true }), as: 'suggestion' } }).meta.fixable).toBeUndefined();
  expect(rule({}).meta.docs.url).toMatch(/\/docs\/rules\/no-luck\.md$/);
});

const code = 'first();\nsecond();\n';

function rule(parts: Partial<RuleDefinition<'bad'>>) {
  return defineRule<'bad'>({
    name: 'no-luck',
    description: 'Disallow bad luck',
    recommended: 'recommended',
    messages: { bad: 'Bad.' },
    *check({ head }) {
      yield { node: head, messageId: 'bad' };
    },
    ...parts,
  });
}

function edit({ safe }: Pick<Edit, 'safe'>) {
  return { edit: (): Edit => ({ safe, changes: [{ range: [0, 5], text: 'last' }] }), title: 'Mend it.' };
}

function noFacts(): RetryFacts {
  throw new Error('These rules ask for no facts.');
}
