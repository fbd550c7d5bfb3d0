import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { rules } from './index.js';

const descriptions: unknown = JSON.parse(readFileSync(new URL('../../docs/descriptions.json', import.meta.url), 'utf8'));

test.for(Object.entries(rules))('%s has the documented description', ([name, { meta }]) => {
  expect(descriptions).toHaveProperty([name], meta.docs.description);
});
