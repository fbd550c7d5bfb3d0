import { expect, test } from 'vitest';

import { libraries } from './index.js';
import { namedCalls } from './named-calls.js';

const libraryOf = (exports: readonly string[]): (typeof libraries)[number] => {
  const [any] = libraries;
  if (any === undefined) throw new Error('no libraries');
  return { ...any, calls: exports.map((path) => ({ export: path, options: 0 })) };
};

const named = (exports: readonly string[], text: string): readonly string[] => namedCalls(libraryOf(exports), text).map((call) => call.export);

test('a call by a name that the text does not hold is none of its calls', () => {
  const exports = ['*.withRetry', 'AsyncCaller', 'Client().*', 'Queue().add'];
  expect(named(exports, 'import { HumanMessage } from "messages"; new HumanMessage()')).toEqual([]);
  expect(named(exports, 'import { Client as C } from "client"; new C().send()')).toEqual(['Client().*']);
  expect(named(exports, 'model.withRetry({ stopAfterAttempt: 2 })')).toEqual(['*.withRetry']);
  expect(named(exports, 'const { add } = queue')).toEqual(['Queue().add']);
});

test('what a module gives as its default goes by any name', () => {
  expect(named(['default', 'default().*', 'default().get'], 'import anything from "client"; anything()')).toEqual(['default', 'default().*']);
});
