import { test } from 'vitest';
import { expectReports } from '../../test/expect-reports.js';
import { noWaitAfterLastAttempt } from './no-wait-after-last-attempt.js';

test('a wait after the last attempt is reported', () => {
  expectReports(noWaitAfterLastAttempt, `
async function read(id) {
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      return await query(id);
    } catch (error) {
      await sleep(1000);
//          ^^^^^^^^^^^ Waits once more after the last of 3 attempts, only to give up.
    }
  }
  throw new Error('gave up');
}
`);
});

test('a wait before another attempt is fine', () => {
  expectReports(noWaitAfterLastAttempt, `
async function read(id) {
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      return await query(id);
    } catch (error) {
      if (attempt < 2) await sleep(1000);
    }
  }
  throw new Error('gave up');
}
`);
});

test('who leaves the program waits no more', () => {
  expectReports(noWaitAfterLastAttempt, `
async function open() {
  for (let i = 0; i < 4; i++) {
    try {
      await Deno.connect({ port: 5432 });
      return;
    } catch (error) {
      if (i === 3) Deno.exit(1);
      await sleep(1000);
    }
  }
}
async function greet() {
  for (let i = 0; i < 4; i++) {
    try {
      await Deno.connect({ port: 5432 });
      return;
    } catch (error) {
      if (i === 3) Deno.exitCode = 1;
      await sleep(1000);
//          ^^^^^^^^^^^ Waits once more after the last of 4 attempts, only to give up.
    }
  }
}
`);
});

test('where a deadline ends the attempts, none is known to be the last', () => {
  expectReports(noWaitAfterLastAttempt, `
async function read(id) {
  const deadline = Date.now() + 5000;
  while (Date.now() < deadline) {
    try {
      return await query(id);
    } catch (error) {
      await sleep(200);
    }
  }
  throw new Error('gave up');
}
`);
});

test('a wait before giving up in a recursion is reported', () => {
  expectReports(noWaitAfterLastAttempt, `
async function read(id, left = 4) {
  if (left === 0) throw new Error('gave up');
  try {
    return await query(id);
  } catch (error) {
    await sleep(1000);
//        ^^^^^^^^^^^ Waits once more after the last of 4 attempts, only to give up.
    return read(id, left - 1);
  }
}
`);
});

test('giving up before the wait is fine', () => {
  expectReports(noWaitAfterLastAttempt, `
async function read(id, left = 4) {
  try {
    return await query(id);
  } catch (error) {
    if (left === 0) throw error;
    await sleep(1000);
    return read(id, left - 1);
  }
}
`);
});

test('a window that is driven may take its time to settle', () => {
  expectReports(noWaitAfterLastAttempt, `
async function open() {
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      return await element(by.id('menu')).tap();
    } catch (error) {
      await sleep(1000);
    }
  }
}
`);
});

test('what goes on step by step after a success, too, may have its last step settle', () => {
  const clicking = (behind: string, report: string): string => `
async function pass(next, page) {
  for (let i = 0; i < 5; i++) {
    try {
      await next.click();
      await sleep(2000);
      if (await page.isDone()) break;
    } catch (error) {
      console.warn(error);
      await sleep(1000);
${report}
    }
  }
  ${behind}
}
`;
  expectReports(noWaitAfterLastAttempt, clicking('await page.submit();', ''));
  expectReports(noWaitAfterLastAttempt, clicking("throw new Error('The page is not there');", '//          ^^^^^^^^^^^ Waits once more after the last of 5 attempts, only to give up.'));
});

test('where nobody knows what ends the attempts, none of them is known to be the last', () => {
  expectReports(noWaitAfterLastAttempt, `
import { setTimeout } from 'node:timers/promises';
import { fetch } from './fetch.js';
import { names } from './names.js';
async function until({ port, signal, pauseMs = 1000 }) {
  outer: while (!signal.aborted) {
    for (const name of names) {
      try {
        await fetch(\`http://\${name}:\${port}\`, { signal });
        break outer;
      } catch (error) {
        if (error.message.includes('certificate')) break outer;
      }
    }
    signal.throwIfAborted();
    await setTimeout(pauseMs);
  }
}
`);
});
