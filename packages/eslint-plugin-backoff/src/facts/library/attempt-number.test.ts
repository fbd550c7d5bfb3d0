import { expect, test } from 'vitest';

import { siteOf } from '../testing/site-of.js';

const observed = (loading: string): boolean | null => siteOf(`import pRetry from 'p-retry'; pRetry(async (attempt) => { ${loading} }, { retries: 3 });`).facts.observability.observed;

test('who says which attempt it is leaves a trace of those before', () => {
  expect(observed("output.append(localize('Loading ({0})', attempt)); return load();")).toBeNull();
  expect(observed('status.text = `Loading (${attempt})`; return load();')).toBeNull();
  expect(observed('return load();')).toBe(false);
  expect(observed('if (attempt > 2) return fallback; return load();')).toBe(false);
});
