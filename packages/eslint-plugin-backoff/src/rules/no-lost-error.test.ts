import { test } from 'vitest';
import { expectReports } from '../../test/expect-reports.js';
import { noLostError } from './no-lost-error.js';

test('an end without a word is reported', () => {
  expectReports(noLostError, `
async function read(id) {
  for (let attempt = 0; attempt < 3; attempt++) {
//^^^ Ends as if nothing had failed after 3 attempts: the last error is lost.
    try {
      return await query(id);
    } catch {
      await sleep(1000);
    }
  }
}
`);
});

test('the last error thrown is fine', () => {
  expectReports(noLostError, `
async function read(id) {
  let lastError;
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      return await query(id);
    } catch (error) {
      lastError = error;
      await sleep(1000);
    }
  }
  throw lastError;
}
`);
});

test('a new error without the last is reported', () => {
  expectReports(noLostError, `
async function read(id) {
  for (let attempt = 0; ; attempt++) {
    try {
      return await query(id);
    } catch (error) {
      if (attempt === 2) throw new Error('gave up');
//                       ^^^^^^^^^^^^^^^^^^^^^^^^^^^ The error thrown after 3 attempts says nothing of the last failure.
      await sleep(1000);
    }
  }
}
`);
});

test('a cause is fine', () => {
  expectReports(noLostError, `
async function read(id) {
  for (let attempt = 0; ; attempt++) {
    try {
      return await query(id);
    } catch (error) {
      if (attempt === 2) throw new Error('gave up', { cause: error });
      await sleep(1000);
    }
  }
}
`);
});

test('a log of the last error is fine', () => {
  expectReports(noLostError, `
async function read(id) {
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      return await query(id);
    } catch (error) {
      console.error(error);
      await sleep(1000);
    }
  }
}
`);
});

test('a quote of the last error is fine', () => {
  expectReports(noLostError, `
async function read(id) {
  for (let attempt = 0; ; attempt++) {
    try {
      return await query(id);
    } catch (error) {
      if (attempt === 2) throw new Error(\`gave up: \${error.message}\`);
      await sleep(1000);
    }
  }
}
`);
});

test('the last error returned is fine', () => {
  expectReports(noLostError, `
async function read(id) {
  for (let attempt = 0; ; attempt++) {
    try {
      return { value: await query(id) };
    } catch (error) {
      if (attempt === 2) return { error };
      await sleep(1000);
    }
  }
}
`);
});

test('a cause handed to an error of its own class is fine', () => {
  expectReports(noLostError, `
class RetryError extends Error {
  constructor(message, options) {
    super(message, options);
    this.name = 'RetryError';
  }
}
async function read(id) {
  for (let attempt = 0; ; attempt++) {
    try {
      return await query(id);
    } catch (cause) {
      if (attempt === 3) throw new RetryError('gave up', { cause });
      await sleep(1000);
    }
  }
}
`);
});

test('a cause that is put on the error is fine', () => {
  expectReports(noLostError, `
class RetryError extends Error {}
async function read(id) {
  for (let attempt = 0; ; attempt++) {
    try {
      return await query(id);
    } catch (error) {
      if (attempt === 3) throw Object.assign(new RetryError('gave up'), { cause: error });
      await sleep(1000);
    }
  }
}
`);
});

test('an error of its own class that is told something else is reported', () => {
  expectReports(noLostError, `
class RetryError extends Error {}
async function read(id) {
  for (let attempt = 0; ; attempt++) {
    try {
      return await query(id);
    } catch (error) {
      if (attempt === 3) throw new RetryError('gave up', { attempt });
//                       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ The error thrown after 4 attempts says nothing of the last failure.
      await sleep(1000);
    }
  }
}
`);
});

test('a promise that is rejected with an error of its own is told as one that is thrown', () => {
  expectReports(noLostError, `
function load(url, left) {
  return new Promise((resolve, reject) => {
    const attempt = (n) => {
      client.get(url).then(resolve, () => {
        if (n > 0) setTimeout(() => attempt(n - 1), 1000);
        else reject(new Error('gave up'));
//           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^ The error thrown after as many attempts as n allows says nothing of the last failure.
      });
    };
    attempt(left);
  });
}
function loadOrNot(url, left) {
  return new Promise((resolve) => {
    const attempt = (n) => {
//        ^^^^^^^ Ends as if nothing had failed after as many attempts as n allows: the last error is lost.
      client.get(url).then(resolve, () => {
        if (n > 0) setTimeout(() => attempt(n - 1), 1000);
        else resolve(null);
      });
    };
    attempt(left);
  });
}
`);
});

test('who drives a window sees what became of it', () => {
  expectReports(noLostError, `
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

test('who is told of an error at the end is not told that nothing had failed', () => {
  expectReports(noLostError, `
function load(url, n, done) {
//       ^^^^ The error thrown after 5 attempts says nothing of the last failure.
  client.ask(url, (error, result) => {
    if (!error) return done(null, result);
    if (n > 3) return done(new Error('gave up'));
    setTimeout(() => load(url, n + 1, done), 500);
  });
}
`);
});

test('where one failure is tried less often than another, the attempts are those of the one that is lost', () => {
  expectReports(noLostError, `
async function read(url) {
  let failed = 0, dropped = 0;
  while (true) {
//^^^^^ Ends as if nothing had failed after 3 attempts: the last error is lost.
    try {
      const response = await fetch(url);
      if (response.ok) return response;
      if (++failed >= 3) break;
    } catch (error) {
      if (dropped++ === 6) throw error;
    }
    await sleep(1000);
  }
}
`);
});

test('who leaves the process throws no error', () => {
  const waiting = (failed: string, marker: string): string => `
async function start() {
  let isReady = false;
  for (let attempt = 0; attempt < 30; attempt++) {
${marker}
    try {
      await database.ping();
      isReady = true;
      break;
    } catch (error) {
      ${failed}
      await sleep(1000);
    }
  }
  if (!isReady) process.exit(1);
}
`;
  expectReports(noLostError, waiting('', '//^^^ Leaves the process after 30 attempts without a word of the last failure.'));
  expectReports(noLostError, waiting('console.error(error);', ''));
});

test('who is asked whether to go on does not keep the last error', () => {
  const load = (again: string, mark: string): string => `
import { shouldRetry } from './shouldRetry.js';
async function load(url) {
  for (let attempt = 0; attempt < 4; attempt++) {
${mark}    try {
      return await send(url);
    } catch (error) {
      ${again}
      await sleep(1000);
    }
  }
  throw new Error('no answer');
}
`;
  const mark = '//^^^ The error thrown after 4 attempts says nothing of the last failure.\n';
  expectReports(noLostError, load('if (!(await shouldRetry(error))) return null;', mark));
  expectReports(noLostError, load('await shouldRetry(error);', ''));
});
