import { expect, test } from 'vitest';

import { sitesOf } from '../../facts/testing/site-of.js';

const locking = (acquire: string): unknown =>
  sitesOf(`class Lock {
    async acquire(key) { ${acquire} }
    async hold(key) { for (let n = 0; n < 5; n++) { try { if (await this.acquire(key)) return true; } catch (error) { log(error); continue; } if (n < 4) await sleep(50); } return false; }
  }`).map(({ facts }) => facts.delay.noWaitBecause);

test('a function of this file that deals with each of its failures is not made to fail as a whole', () => {
  expect(locking("try { return (await store.set(key, 1)) === 'OK'; } catch (error) { log(error); return false; }")).not.toContain('missing');
  expect(locking("return (await store.set(key, 1)) === 'OK';")).toEqual(['missing']);
  expect(locking("try { return (await store.set(key, 1)) === 'OK'; } catch (error) { throw new LockError(error); }")).toEqual(['missing']);
});
