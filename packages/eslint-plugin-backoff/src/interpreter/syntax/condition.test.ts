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

test('a return by which a failed request is made once more does not leave, so that what it hangs on is taken to hold', () => {
  const client = (again: string): number =>
    sitesOf(`class Client {
      async request(options, left) {
        const { req, url } = await this.build(options);
        const isStream = options.stream === true;
        const answer = await fetch(url, req).catch(asError);
        if (answer instanceof Error) {
          if (options.signal?.aborted) throw new AbortError();
          if (left > 0 && !isStream) return ${again};
          if (answer instanceof LoginError || answer instanceof TokenError) throw answer;
          if (isTimeout(answer)) throw new TimeoutError(answer);
          throw new ConnectionError(answer);
        }
        return answer;
      }
      async again(options, left) {
        await sleep(1000);
        return this.request(options, left - 1);
      }
      async fallBack(options, left) {
        return this.cache.read(options, left);
      }
    }`).length;
  expect(client('this.again(options, left)')).toBe(1);
  expect(client('await this.again(options, left)')).toBe(1);
  expect(client('this.fallBack(options, left)')).toBe(0);
});

test('a flag that alone would end it is down before the first attempt', () => {
  const kinds = ['null', 'unique', 'check', 'foreign', 'lock', 'space', 'memory'].map((word) => `if (error.message.includes('${word}')) return new QueryError(error);`).join(' ');
  expect(
    sitesOf(`
      const kindOf = (error) => { ${kinds} return error; };
      async function query(state, run) {
        for (let i = 0; i <= 9; i++) {
          try { if (state.isStopped && state.isAdmin === false) throw new StoppedError(); return await run(); } catch (caught) {
            const error = kindOf(caught);
            if (state.isStopped) throw new StoppedError();
            if (error instanceof FinalError || i === 9) throw error;
            await sleep(125 * 2 ** i);
          }
        }
      }`),
  ).toHaveLength(1);
});
