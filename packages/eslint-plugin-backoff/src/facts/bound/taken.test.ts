import { expect, test } from 'vitest';

import { siteOf } from '../testing/site-of.js';

const boundOf = (filter: string): string =>
  siteOf(`async function create(db, order) { try { return await db.insert(order); } catch (error) { if (${filter}) return create(db, order); throw error; } }`).facts.bound.kind;

test.for([
  ["error.code === 'P2002'", 'unknown'],
  ["error.message.includes('E11000 duplicate key')", 'unknown'],
  ['isUniqueViolation(error)', 'unknown'],
  ["error.code !== 'P2002'", 'none'],
  ["error.code === 'P1001'", 'none'],
  ["error.message.indexOf('duplicate key') === -1", 'none'],
  ['error.uniqueId', 'none'],
] as const)('after %s the bound is %s', ([filter, kind]) => {
  expect(boundOf(filter)).toBe(kind);
});
