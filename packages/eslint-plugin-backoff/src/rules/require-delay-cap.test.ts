import { test } from 'vitest';
import { expectReports } from '../../test/expect-reports.js';
import { requireDelayCap } from './require-delay-cap.js';

test('growth up to a limit that the file does not tell is reported', () => {
  expectReports(requireDelayCap, `
async function read(id, retries) {
  for (let attempt = 0; ; attempt++) {
    try {
      return await query(id);
    } catch (error) {
      if (attempt === retries) throw error;
      await sleep(1000 * 2 ** attempt);
//                ^^^^^^^^^^^^^^^^^^^ Waits 1 s, 2 s, 4 s, … with no ceiling: they grow with each retry.
    }
  }
}
`);
});

test('a library whose list of waits comes to an end, and is gone through again, is told the longest of them', () => {
  const code = (options: string, says: string): string => `
import promiseRetry from 'promise-retry';
export const load = (url) => promiseRetry((retry) => fetchAll(url).catch(retry), ${options});
//                           ^^^^^^^^^^^^ ${says}
`;
  expectReports(requireDelayCap, code('{ forever: true }', 'Waits 1 s, 2 s, 4 s, … with no ceiling: the longest takes 8.53 min.'));
  expectReports(requireDelayCap, code('{ forever: true, retries: 500 }', 'Waits 1 s, 2 s, 4 s, … with no ceiling: they grow without end.'));
  expectReports(requireDelayCap, "import promiseRetry from 'promise-retry'; export const load = (url) => promiseRetry((retry) => fetchAll(url).catch(retry), { forever: true, retries: 6 });");
});

test('growth without end is reported', () => {
  expectReports(requireDelayCap, `
async function read(id) {
  for (let attempt = 0; ; attempt++) {
    try {
      return await query(id);
    } catch (error) {
      await sleep(1000 * 2 ** attempt);
//                ^^^^^^^^^^^^^^^^^^^ Waits 1 s, 2 s, 4 s, … with no ceiling: they grow without end.
    }
  }
}
`);
});

test('a ceiling is fine', () => {
  expectReports(requireDelayCap, `
async function read(id, retries) {
  for (let attempt = 0; ; attempt++) {
    try {
      return await query(id);
    } catch (error) {
      if (attempt === retries) throw error;
      await sleep(Math.min(30_000, 1000 * 2 ** attempt));
    }
  }
}
`);
});

test('a wait of more than a minute is reported', () => {
  expectReports(requireDelayCap, `
async function read(id) {
  for (let attempt = 0; ; attempt++) {
    try {
      return await query(id);
    } catch (error) {
      if (attempt === 8) throw error;
      await sleep(1000 * 2 ** attempt);
//                ^^^^^^^^^^^^^^^^^^^ Waits 1 s, 2 s, 4 s, … with no ceiling: the longest takes 2.13 min.
    }
  }
}
`);
});

test('attempts that keep the wait under a minute are fine', () => {
  expectReports(requireDelayCap, `
async function read(id) {
  for (let attempt = 0; ; attempt++) {
    try {
      return await query(id);
    } catch (error) {
      if (attempt === 5) throw error;
      await sleep(1000 * 2 ** attempt);
    }
  }
}
`);
});

test('a longer wait is fine where the options allow it', () => {
  expectReports(requireDelayCap, `
async function read(id) {
  for (let attempt = 0; ; attempt++) {
    try {
      return await query(id);
    } catch (error) {
      if (attempt === 8) throw error;
      await sleep(1000 * 2 ** attempt);
    }
  }
}
`, { options: { maxDelayMs: 300_000 } });
});

test('a wait that no timer can take is reported', () => {
  expectReports(requireDelayCap, `
async function read(id) {
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      return await query(id);
    } catch (error) {
      await sleep(30 * 24 * 3_600_000);
//                ^^^^^^^^^^^^^^^^^^^ A wait of 30 days is longer than a timer can take: it fires after 1 ms.
    }
  }
  throw new Error('gave up');
}
`);
});

test('linear growth needs no ceiling up to a limit that a name stands for', () => {
  expectReports(requireDelayCap, `
async function read(id, retries) {
  for (let attempt = 0; ; attempt++) {
    try {
      return await query(id);
    } catch (error) {
      if (attempt === retries) throw error;
      await sleep(1000 * attempt);
    }
  }
}
`);
});

test('linear growth needs a ceiling where nothing ends the attempts', () => {
  expectReports(requireDelayCap, `
async function read(id) {
  for (let attempt = 0; ; attempt++) {
    try {
      return await query(id);
    } catch (error) {
      if (attempt === 12) throw error;
      await sleep(10_000 * attempt);
    }
  }
}
async function readForEver(id) {
  for (let attempt = 1; ; attempt++) {
    try {
      return await query(id);
    } catch (error) {
      await sleep(1000 * attempt);
//                ^^^^^^^^^^^^^^ Waits 1 s, 2 s, 3 s, … with no ceiling: they grow without end.
    }
  }
}
`);
});

test('a wait that the server asks for is reported where the options want it', () => {
  expectReports(requireDelayCap, `
async function read(url) {
  for (let attempt = 0; attempt < 3; attempt++) {
    const response = await fetch(url);
    if (response.status !== 429) return response;
    await sleep(Number(response.headers.get('retry-after')) * 1000);
//              ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Waits as long as the server says, with no ceiling.
  }
  throw new Error('gave up');
}
`, { options: { serverDelays: true } });
});

test('a wait that the server asks for, with a ceiling, is fine', () => {
  expectReports(requireDelayCap, `
async function read(url) {
  for (let attempt = 0; attempt < 3; attempt++) {
    const response = await fetch(url);
    if (response.status !== 429) return response;
    await sleep(Math.min(60_000, Number(response.headers.get('retry-after')) * 1000));
  }
  throw new Error('gave up');
}
`, { options: { serverDelays: true } });
});

test('a wait that the server asks for is fine by default', () => {
  expectReports(requireDelayCap, `
async function read(url) {
  for (let attempt = 0; attempt < 3; attempt++) {
    const response = await fetch(url);
    if (response.status !== 429) return response;
    await sleep(Number(response.headers.get('retry-after')) * 1000);
  }
  throw new Error('gave up');
}
`);
});

test('what some failures do not count makes more attempts, and no longer waits', () => {
  expectReports(requireDelayCap, `
async function read(id) {
  let failures = 0;
  let refusals = 0;
  const attempt = async () => {
    try {
      return await query(id);
    } catch (error) {
      if (failures >= 5) throw error;
      await sleep(1000 * 2 ** failures);
      if (error instanceof Refused) {
        refusals++;
        if (refusals >= 3) failures++;
      } else {
        failures++;
      }
      return attempt();
    }
  };
  return attempt();
}
`);
});

test('what no option of a library says is left to it, unless it is known to come that far', () => {
  expectReports(
    requireDelayCap,
    `
import { AsyncCaller } from '@langchain/core/utils/async_caller';
export const some = new AsyncCaller({ maxRetries: limits.retries });
export const few = new AsyncCaller({ maxRetries: 2 });
export const many = new AsyncCaller({ maxRetries: 6 });
//                  ^^^ Waits 1–2 s, 2–4 s, 4–8 s, … with no ceiling: the longest takes 64 s.
`,
  );
});
