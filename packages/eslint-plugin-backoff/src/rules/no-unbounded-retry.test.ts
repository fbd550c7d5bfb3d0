import { test } from 'vitest';
import { expectReports } from '../../test/expect-reports.js';
import { noUnboundedRetry } from './no-unbounded-retry.js';

test('a loop without end is reported', () => {
  expectReports(noUnboundedRetry, `
async function read(id) {
  while (true) {
//^^^^^ Never gives up: nothing limits the attempts or the time.
    try {
      return await query(id);
    } catch (error) {
      await sleep(1000);
    }
  }
}
`);
});

test('a counter is a bound', () => {
  expectReports(noUnboundedRetry, `
async function read(id) {
  let attempt = 0;
  while (true) {
    try {
      return await query(id);
    } catch (error) {
      if (++attempt >= 5) throw error;
      await sleep(1000);
    }
  }
}
`);
});

test('a recursion without end is reported', () => {
  expectReports(noUnboundedRetry, `
async function read(id) {
//             ^^^^ Never gives up: nothing limits the attempts or the time.
  try {
    return await query(id);
  } catch (error) {
    await sleep(1000);
    return read(id);
  }
}
`);
});

test('a limit from outside is a bound', () => {
  expectReports(noUnboundedRetry, `
async function read(id, retries) {
  try {
    return await query(id);
  } catch (error) {
    if (retries <= 0) throw error;
    await sleep(1000);
    return read(id, retries - 1);
  }
}
`);
});

test('a deadline is a bound', () => {
  expectReports(noUnboundedRetry, `
async function read(id) {
  const deadline = Date.now() + 30_000;
  while (Date.now() < deadline) {
    try {
      return await query(id);
    } catch (error) {
      await sleep(1000);
    }
  }
  throw new Error('too late');
}
`);
});

test('a signal that times out is a bound', () => {
  expectReports(noUnboundedRetry, `
async function read(id) {
  const signal = AbortSignal.timeout(30_000);
  while (true) {
    try {
      return await query(id);
    } catch (error) {
      signal.throwIfAborted();
      await sleep(1000);
    }
  }
}
`);
});

test('a table that runs out is a bound', () => {
  expectReports(noUnboundedRetry, `
const DELAYS = [500, 2000, 8000];
async function read(id) {
  for (const delay of DELAYS) {
    try {
      return await query(id);
    } catch (error) {
      await sleep(delay);
    }
  }
  throw new Error('gave up');
}
`);
});

test('a counter that is never tested is no bound', () => {
  expectReports(noUnboundedRetry, `
async function read(id) {
  let attempts = 0;
  while (true) {
//^^^^^ Never gives up: nothing limits the attempts or the time.
    try {
      return await query(id);
    } catch (error) {
      attempts += 1;
      console.warn('failed', attempts, error);
      await sleep(1000);
    }
  }
}
`);
});

test('a reconnect whose waits grow without end is reported', () => {
  expectReports(noUnboundedRetry, `
let failures = 0;
function connect(url) {
//       ^^^^^^^ Reconnects without end, and its waits grow without end.
  const socket = new WebSocket(url);
  socket.onopen = () => { failures = 0; };
  socket.onclose = () => {
    setTimeout(() => connect(url), 1000 * 2 ** failures++);
  };
}
`);
});

test('a reconnect with a ceiling is fine', () => {
  expectReports(noUnboundedRetry, `
let failures = 0;
function connect(url) {
  const socket = new WebSocket(url);
  socket.onopen = () => { failures = 0; };
  socket.onclose = () => {
    setTimeout(() => connect(url), Math.min(30_000, 1000 * 2 ** failures++));
  };
}
`);
});

test('a reconnect after a fixed wait is fine', () => {
  expectReports(noUnboundedRetry, `
function connect(url) {
  const socket = new WebSocket(url);
  socket.onclose = () => setTimeout(() => connect(url), 5000);
}
`);
});

test('polling is no retry', () => {
  expectReports(noUnboundedRetry, `
async function ready(id) {
  while (true) {
    const job = await query(id);
    if (job.status === 'done') return job;
    await sleep(1000);
  }
}
`);
});

test('a server that waits for its own port is fine', () => {
  expectReports(noUnboundedRetry, `
async function open(port) {
  for (;;) {
    try {
      const server = https.createServer(answer);
      server.listen(port);
      await once(server, 'listening');
      return server;
    } catch (error) {
      await sleep(60_000);
    }
  }
}
`);
});

test('a client that waits for the port of another program is reported', () => {
  expectReports(noUnboundedRetry, `
async function open(port) {
  for (;;) {
//^^^ Never gives up: nothing limits the attempts or the time.
    try {
      const link = rpc.createClient(answer);
      link.dial(port);
      await once(link, 'ready');
      return link;
    } catch (error) {
      await sleep(60_000);
    }
  }
}
`);
});

test('work that is due from time to time is fine, though what it does at length was not seen to its end', () => {
  expectReports(noUnboundedRetry, `
function sweep() {
  lock.acquire('sweep', (error, held) => {
    if (error) {
      setTimeout(sweep, INTERVAL);
      return;
    }
    const next = () => cursor.next((error, row) => {
      if (row.isKept || row.isShared || row.isNew || row.isOpen) setImmediate(next);
      else lock.release(held, () => { setTimeout(sweep, INTERVAL); });
    });
    next();
  });
}
`);
});

test('work that is done once is reported, though it was not seen to its end', () => {
  expectReports(noUnboundedRetry, `
function sweep() {
//       ^^^^^ Never gives up: nothing limits the attempts or the time.
  lock.acquire('sweep', (error, held) => {
    if (error) {
      setTimeout(sweep, INTERVAL);
      return;
    }
    const next = () => cursor.next((error, row) => {
      if (row.isKept || row.isShared || row.isNew || row.isOpen) setImmediate(next);
      else lock.release(held, () => { log.info('done'); });
    });
    next();
  });
}
`);
});

test('a reconnect whose waits grow to a number that is far away is fine', () => {
  expectReports(noUnboundedRetry, `
let delayMs = 1000;
function connect(url) {
  const socket = new WebSocket(url);
  socket.onclose = () => {
    if (delayMs < 600_000) delayMs += 5000;
    setTimeout(() => connect(url), delayMs);
  };
}
`);
});

test('a reconnect whose waits grow past a number that says nothing of them is reported', () => {
  expectReports(noUnboundedRetry, `
let delayMs = 1000;
function connect(url) {
//       ^^^^^^^ Reconnects without end, and its waits grow without end.
  const socket = new WebSocket(url);
  socket.onclose = () => {
    if (delayMs > 2000) console.warn('slow');
    delayMs += 5000;
    setTimeout(() => connect(url), delayMs);
  };
}
`);
});

test('pages come to an end where what is told of a failure throws', () => {
  const pages = (tell: string, caret = ''): string => `
import { hasMore, request, ${tell} } from './api';
async function all(resource, params) {
  const items = [];
  let more = true;
  let page = 1;
  while (more) {${caret}
    params = new URLSearchParams(params);
    params.set('page', String(page));
    const { response: answer, status } = await request(resource, params);
    if (answer.success) {
      items.push(...answer.result);
      if (hasMore(answer.info)) {
        page = page + 1;
      } else {
        more = false;
      }
    } else {
      ${tell}(resource, answer, status);
    }
  }
  return items;
}
`;
  expectReports(noUnboundedRetry, pages('throwFetchError'));
  expectReports(noUnboundedRetry, pages('throwIfFatal', `
//^^^^^ Never gives up: nothing limits the attempts or the time.`));
});

test('a status after which nothing counts is reported, where other failures are tried so often only', () => {
  expectReports(noUnboundedRetry, `
async function read(url, attempt = 0) {
//             ^^^^ Never gives up after 429: nothing limits these attempts or their time.
  const response = await fetch(url);
  if (response.status === 429) {
    await sleep(60_000);
    return read(url, attempt);
  }
  if (response.status === 502 && attempt < 3) {
    await sleep(1000);
    return read(url, attempt + 1);
  }
  return response;
}
`);
  expectReports(noUnboundedRetry, `
async function read(url, attempt = 0) {
  const response = await fetch(url);
  if (response.status === 429 && attempt < 10) {
    await sleep(60_000);
    return read(url, attempt + 1);
  }
  if (response.status === 502 && attempt < 3) {
    await sleep(1000);
    return read(url, attempt + 1);
  }
  return response;
}
`);
});

test('an abort, or a flag that is asked, ends what goes on after a status as well', () => {
  expectReports(noUnboundedRetry, `
async function read(url, signal) {
  for (let attempt = 0; attempt < 5; ) {
    if (signal.aborted) throw signal.reason;
    const response = await fetch(url);
    if (response.ok) return response;
    if (response.status !== 429) attempt += 1;
    await sleep(1000);
  }
}
`);
});

test('the clock ends what goes on after a status, where it is asked there only', () => {
  expectReports(noUnboundedRetry, `
async function read(url, mostMs) {
  const start = Date.now();
  let tries = 0;
  while (tries < 5) {
    const response = await fetch(url);
    if (response.ok) return response;
    if (response.status === 429) {
      if (Date.now() - start > mostMs) throw new Error('limited');
      await sleep(1000);
      continue;
    }
    tries++;
    await sleep(1000);
  }
}
`);
  expectReports(noUnboundedRetry, `
async function read(url) {
  const signal = AbortSignal.timeout(30_000);
  for (let i = 0; i < 5; i++) {
    const response = await fetch(url, { signal });
    if (response.status === 429) {
      i--;
      await sleep(1000);
      continue;
    }
    if (response.ok) return response;
    await sleep(1000);
  }
}
`);
});
