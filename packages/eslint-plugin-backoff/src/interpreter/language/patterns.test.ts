import { expect, test } from 'vitest';

import { siteOf, sitesOf } from '../../facts/testing/site-of.js';

const sending = (parameter: string, given: string, taken = 'const { retries = 3, ...init } = options;', handed = 'init'): string =>
  `async function send(url, ${parameter}) { ${taken} try { return await fetch(url, ${handed}); } catch (error) { if (retries <= 0) throw error; return send(url, ${given}); } }`;

test.for([
  ['options', '{ ...options, retries: retries - 1 }'],
  ['options', '{ ...init, retries: retries - 1 }'],
  ['options', '{ retries: retries - 1, ...init }'],
  ['options = {}', '{ ...options, retries: retries - 1 }'],
  ['options = {}', '{ ...init, retries: retries - 1 }'],
] as const)('what is left over of the options without the count is the same for each attempt: %s, %s', ([parameter, given]) => {
  expect(siteOf(sending(parameter, given)).facts.bound.kind).not.toBe('none');
});

test('so is a copy of options that were left out', () => {
  const whole = (given: string): readonly unknown[] => sitesOf(sending('options = {}', given, 'const { retries = 3 } = options;', 'options')).map(({ facts }) => facts.bound);
  expect(whole('{ ...options, retries: retries - 1 }')).toMatchObject([{ kind: 'attempts', attempts: 4 }]);
  expect(whole('{ ...options, ...fallback, retries: retries - 1 }')).toEqual([]);
});

test('what was taken out of something is not in the rest', () => {
  const camera = (rest: string): unknown =>
    siteOf(`async function open(wanted) { try { return await device.open({ ...DEFAULTS, ...wanted }); } catch (error) { if (!wanted?.id) throw error; const { ${rest} } = wanted; return open(relaxed); } }`).facts;
  expect(camera('id, ...relaxed')).toMatchObject({ bound: { kind: 'attempts', attempts: 2 }, repair: true });
  expect(camera('mode, ...relaxed')).toMatchObject({ repair: false });
});
