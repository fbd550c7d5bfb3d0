import { expect, test } from 'vitest';

import { sitesOf } from '../../facts/testing/site-of.js';

test('a callback that looks for an error that is not there is told of none when all is well', () => {
  const subscribing = (isWell: string, failed = 'setTimeout(() => subscribe(topic), 1000);'): number =>
    sitesOf(`function subscribe(topic) {
      broker.subscribe(topic, function (error, job) {
        if (${isWell}) { work(job); } else { ${failed} }
      });
    }
    subscribe('jobs');`).length;
  for (const isWell of ['error === undefined', 'undefined === error', 'isUndefined(error)', '_.isUndefined(error)', 'error === null', 'error == null', '!error', 'isNull(error)', 'isNil(error)']) {
    expect(subscribing(isWell), isWell).toBe(1);
    expect(subscribing(isWell, 'report(error);'), isWell).toBe(0);
  }
});

test('a callback that goes on in the same way when all is well polls', () => {
  expect(sitesOf(`function poll() { broker.next(function (error, job) { if (error !== undefined) log(error); setTimeout(poll, 1000); }); } poll();`)).toEqual([]);
});
