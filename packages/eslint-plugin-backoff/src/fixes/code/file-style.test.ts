import { expect, test } from 'vitest';
import { apply, editOf } from '../../../test/expect-edit.js';
import { insertWait } from '../insert-wait.js';

/** The line that the edit inserts in a retry that is written with a step of three spaces, after other code. */
function insertedAfter(before: string): string | undefined {
  const code = `${before}
async function load(client, attempt = 0) {
   try {
      return await client.send('/');
   } catch (error) {
      if (attempt === 3) throw error;
      return load(client, attempt + 1);
   }
}
`;
  const edit = editOf(insertWait, code);
  const lines = (edit ? apply(edit, code) : '').split('\n');
  return lines.find((line) => line.includes('const header = '))?.replace(/const header.*/, '|');
}

test('the narrowest step of the code', () => {
  expect(insertedAfter('')).toBe('   |');
  expect(insertedAfter('if (client) {\n  start();\n}')).toBe('  |');
});

test('one tab makes it tabs', () => {
  expect(insertedAfter('if (client) {\n\tstart();\n}')).toBe('\t|');
});

test('what comments and templates hold does not count', () => {
  expect(insertedAfter('/*\n  two\n\ttab\n*/\nconst text = `\n  two\n\ttab\n`;')).toBe('   |');
});

test('semicolons as most statements have them', () => {
  const header = (before: string): string => {
    const code = `${before}async function load(client, attempt = 0) {
  try {
    return await client.send('/')
  } catch (error) {
    if (attempt === 3) throw error
    return load(client, attempt + 1)
  }
}
`;
    const edit = editOf(insertWait, code);
    return (edit ? apply(edit, code) : '').split('\n').find((line) => line.includes('const header = ')) ?? '';
  };
  expect(header('')).not.toContain(';');
  expect(header('first();\nsecond();\nthird();\n')).toContain(';');
});
