import { expect, test } from 'vitest';
import { inStep, lintText } from '../../test/linted-text.js';
import { fixAll } from './lint.js';

test('all fixes leave nothing more to fix', () => {
  const { linted } = lintText(`${inStep}\n${inStep.replace('load', 'store')}`);
  const fixed = fixAll(linted);
  expect(lintText(fixed).linted.findings).toEqual([]);
  expect(fixAll(lintText(fixed).linted)).toBe(fixed);
});

test('what others report is not fixed', () => {
  const { linted } = lintText(`/* eslint no-var: error */\nvar a = 1;\nuse(a);\n${inStep}`);
  expect(fixAll(linted)).toMatch(/^\/\* eslint no-var: error \*\/\nvar a = 1;/);
});

test('a finding belongs to the innermost site around it', () => {
  const { linted } = lintText(`\
async function outer() {
  while (true) {
    try {
      for (let i = 0; i < 3; i++) {
        try {
          return await query();
        } catch (error) {
          if (i === 2) throw error;
          await sleep(100 * 2 ** i);
        }
      }
    } catch {
      await sleep(Math.random() * 1000);
    }
  }
}
`);
  const jitter = linted.findings.find(({ rule }) => rule === 'require-jitter');
  expect(jitter?.site?.head.type).toBe('ForStatement');
});
