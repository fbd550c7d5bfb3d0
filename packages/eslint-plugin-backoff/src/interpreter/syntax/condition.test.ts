import { expect, test } from 'vitest';

import { sitesOf } from '../../facts/testing/site-of.js';

const abort = (retried: string): number =>
  sitesOf(`
    async function abort(client, command, options) {
      try {
        await run(client, command);
      } catch (error) {
        if (client.pinned && client.pool.has(client)) client.unpin();
        if (client.busy) client.rest();
        if (error.name === 'UsageError') throw error;
        if (options.strict && error.name === 'TimeoutError') throw error;
        ${retried}
      }
    }`).length;

test('a condition on which the second try hangs is taken to hold before what else may be true is gone through', () => {
  expect(abort('if (error instanceof DriverError && isTransient(error)) { try { await run(client, command); } catch (again) { log(again); } }')).toBe(1);
  expect(abort('if (!(error instanceof DriverError) || isFatal(error)) { log(error); } else { try { await run(client, command); } catch (again) { log(again); } }')).toBe(1);
  expect(abort('if (error instanceof DriverError && isTransient(error)) { try { await run(client, other); } catch (again) { log(again); } }')).toBe(0);
});
