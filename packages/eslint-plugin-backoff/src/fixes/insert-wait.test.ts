import { describe, expect, test } from 'vitest';
import { apply, editOf, expectEdit } from '../../test/expect-edit.js';
import { printHelper } from '../helpers/print-helper.js';
import { insertWait } from './insert-wait.js';

test('waits at the end of a catch', () => {
  expectEdit(
    insertWait,
    `async function load(client) {
  for (let attempt = 0; ; attempt++) {
    try {
      return await client.send();
    } catch (error) {
      if (attempt >= 4) throw error;
    }
  }
}
`,
    `async function load(client) {
  for (let attempt = 0; ; attempt++) {
    try {
      return await client.send();
    } catch (error) {
      if (attempt >= 4) throw error;
      await new Promise((resolve) => setTimeout(resolve, fullJitter(attempt, { base: 100, cap: 30_000 })));
    }
  }
}

// fullJitter
`,
  );
});

test('does not wait after the last turn', () => {
  expectEdit(
    insertWait,
    `async function load(client) {
  let last;
  for (let i = 1; i <= 3; i++) {
    try {
      return await client.send();
    } catch (error) {
      last = error;
    }
  }
  throw last;
}
`,
    `async function load(client) {
  let last;
  for (let i = 1; i <= 3; i++) {
    try {
      return await client.send();
    } catch (error) {
      last = error;
      if (i < 3) await new Promise((resolve) => setTimeout(resolve, fullJitter(i - 1, { base: 100, cap: 30_000 })));
    }
  }
  throw last;
}

// fullJitter
`,
  );
});

test('uses the sleep function of the file', () => {
  expectEdit(
    insertWait,
    `import { setTimeout as pause } from 'node:timers/promises';

export async function load(client, left = 3) {
  try {
    return await client.send();
  } catch (error) {
    if (left === 0) throw error;
    return load(client, left - 1);
  }
}
`,
    `import { setTimeout as pause } from 'node:timers/promises';

export async function load(client, left = 3, attempt = 0) {
  try {
    return await client.send();
  } catch (error) {
    if (left === 0) throw error;
    await pause(fullJitter(attempt, { base: 100, cap: 30_000 }));
    return load(client, left - 1, attempt + 1);
  }
}

// fullJitter
`,
  );
});

test('chains the wait where nothing can be awaited', () => {
  expectEdit(
    insertWait,
    `const load = (client, left = 3) =>
  client.send().catch((error) => {
    if (left === 0) throw error;
    return load(client, left - 1);
  });
`,
    `const load = (client, left = 3) =>
  client.send().catch((error) => {
    if (left === 0) throw error;
    return new Promise((resolve) => setTimeout(resolve, fullJitter(3 - left, { base: 100, cap: 30_000 }))).then(() => load(client, left - 1));
  });

// fullJitter
`,
  );
});

test('runs a callback later', () => {
  expectEdit(
    insertWait,
    `function load(client, done, attempt = 0) {
  client.get('/', (error, body) => {
    if (!error) return done(null, body);
    if (attempt === 3) return done(error);
    load(client, done, attempt + 1);
  });
}
`,
    `function load(client, done, attempt = 0) {
  client.get('/', (error, body) => {
    if (!error) return done(null, body);
    if (attempt === 3) return done(error);
    setTimeout(() => load(client, done, attempt + 1), fullJitter(attempt, { base: 100, cap: 30_000 }));
  });
}

// fullJitter
`,
  );
});

test('awaits the wait that nobody awaits', () => {
  expectEdit(
    insertWait,
    `const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

async function load(client) {
  for (let attempt = 0; ; attempt++) {
    try {
      return await client.send();
    } catch (error) {
      if (attempt === 3) throw error;
      sleep(2000);
    }
  }
}
`,
    `const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

async function load(client) {
  for (let attempt = 0; ; attempt++) {
    try {
      return await client.send();
    } catch (error) {
      if (attempt === 3) throw error;
      await sleep(fullJitter(attempt, { base: 2000, cap: 30_000 }));
    }
  }
}

// fullJitter
`,
  );
});

test('gives a wait of 0 a length', () => {
  expectEdit(
    insertWait,
    `async function load(client) {
  for (let attempt = 0; ; attempt++) {
    try {
      return await client.send();
    } catch (error) {
      if (attempt === 3) throw error;
      await new Promise((resolve) => setTimeout(resolve, 0));
    }
  }
}
`,
    `async function load(client) {
  for (let attempt = 0; ; attempt++) {
    try {
      return await client.send();
    } catch (error) {
      if (attempt === 3) throw error;
      await new Promise((resolve) => setTimeout(resolve, fullJitter(attempt, { base: 100, cap: 30_000 })));
    }
  }
}

// fullJitter
`,
  );
});

test('puts a statement without braces into a block', () => {
  expectEdit(
    insertWait,
    `async function load(client) {
  for (let n = 0; n < 5; n++)
    try { return await client.send(); }
    catch (e) { if (n === 4) throw e; else continue; }
}
`,
    `async function load(client) {
  for (let n = 0; n < 5; n++)
    try { return await client.send(); }
    catch (e) { if (n === 4) throw e; else {
      await new Promise((resolve) => setTimeout(resolve, fullJitter(n, { base: 100, cap: 30_000 })));
      continue;
    } }
}

// fullJitter
`,
  );
});

test('takes the numbers and the helper from the settings', () => {
  expectEdit(
    insertWait,
    `async function load(client, attempt = 0) {
  try {
    return await client.send();
  } catch (error) {
    if (attempt === 3) throw error;
    return load(client, attempt + 1);
  }
}
`,
    `async function load(client, attempt = 0) {
  try {
    return await client.send();
  } catch (error) {
    if (attempt === 3) throw error;
    await new Promise((resolve) => setTimeout(resolve, equalJitter(attempt, { base: 250, cap: 5000 })));
    return load(client, attempt + 1);
  }
}

// equalJitter
`,
    { settings: { strategy: 'equal', baseDelayMs: 250, maxDelayMs: 5000 } },
  );
});

test('returns after the timer is set, in braces where the return had none', () => {
  const program = (retry: string) => `function load(client, tries, done) {
  client.get('items', (error, body) => {
    if (!error) return done(null, body);
    ${retry}
    done(error);
  });
}
`;
  const call = 'load(client, tries - 1, done)';
  const timer = (attempt: string) => `setTimeout(() => load(client, tries - 1, done${attempt === '0' ? '' : `, ${attempt} + 1`}), fullJitter(${attempt}, { base: 100, cap: 30_000 }));`;
  const after = (retry: string) => `${program(retry).replace('tries, done) {', 'tries, done, attempt = 0) {')}\n// fullJitter\n`;
  expectEdit(insertWait, program(`if (tries > 0) return ${call};`), after(`if (tries > 0) { ${timer('attempt')} return; }`));
  expectEdit(insertWait, program(`if (tries > 0) { return ${call}; }`), after(`if (tries > 0) { ${timer('attempt')} return; }`));
  expectEdit(insertWait, program(`if (tries > 0) {\n      return ${call};\n    }`), after(`if (tries > 0) {\n      ${timer('attempt')}\n      return;\n    }`));
});

test('counts the turns of a loop that a signal ends', () => {
  const follow = (head: string, wait: string): string => `async function follow(url, signal) {
  ${head} {
    try {
      const response = await fetch(url, { signal });
      if (response.ok) return response;
    } catch (error) {
      if (signal.aborted) throw error;
    }${wait}
  }
}
`;
  const wait = '\n    if (!signal.aborted) await new Promise((resolve) => setTimeout(resolve, fullJitter(attempt, { base: 100, cap: 30_000 })));';
  expectEdit(insertWait, follow('while (!signal.aborted)', ''), `${follow('for (let attempt = 0; !signal.aborted; attempt++)', wait)}\n// fullJitter\n`);
});

test('counts the failures in a row of a connection that is waited for', () => {
  const listening = (before: string, wait: string, after: string): string => `import mongoose from 'mongoose';
${before}mongoose.connection.on('disconnected', async () => {
  try {
    ${wait}await mongoose.connect(url);${after}
  } catch (error) {
    console.error(error);
  }
});
`;
  expectEdit(insertWait, listening('', '', ''), `${listening('let retry = 0;\n', 'await new Promise((resolve) => setTimeout(resolve, fullJitter(retry++, { base: 100, cap: 30_000 })));\n    ', '\n    retry = 0;')}\n// fullJitter\n`);
});

test('runs nothing later that what follows needs', () => {
  const reconnecting = (next: string): string => `import { createClient } from './client.js';
class Store {
  client = createClient();
  init() {
    this.client.on('error', () => {
      this.client = createClient();${next}
    });
  }
}
`;
  expect(editOf(insertWait, reconnecting('\n      this.init();'))).toBeNull();
});

test('waits before what a call gives is called, and not between', () => {
  expectEdit(
    insertWait,
    `
const retrying = (fn, left = 3) => (...args) =>
  fn(...args).catch((error) => (left > 0 ? retrying(fn, left - 1)(...args) : Promise.reject(error)));
`,
    `
const retrying = (fn, left = 3) => (...args) =>
  fn(...args).catch((error) => (left > 0 ? new Promise((resolve) => setTimeout(resolve, fullJitter(3 - left, { base: 100, cap: 30_000 }))).then(() => retrying(fn, left - 1)(...args)) : Promise.reject(error)));

// fullJitter
`,
  );
});

test('asks nothing of a limit that limits nothing', () => {
  expectEdit(
    insertWait,
    `async function load(client, mayRetry) {
  for (let attempt = 0; attempt < Infinity; attempt++) {
    try {
      return await client.send();
    } catch (error) {
      if (!mayRetry(attempt, error)) throw error;
    }
  }
}
`,
    `async function load(client, mayRetry) {
  for (let attempt = 0; attempt < Infinity; attempt++) {
    try {
      return await client.send();
    } catch (error) {
      if (!mayRetry(attempt, error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, fullJitter(attempt, { base: 100, cap: 30_000 })));
    }
  }
}

// fullJitter
`,
  );
});

test('not after the last attempt where a flag for the head of the loop has been set by then', () => {
  expectEdit(
    insertWait,
    `async function load(client) {
  let state = 'idle';
  let result;
  let tries = 0;
  let failure;
  while (state !== 'done' && state !== 'failed') {
    try {
      result = await client.send();
      state = 'done';
    } catch (error) {
      failure = error;
      tries += 1;
      if (tries >= 4) state = 'failed';
    }
  }
  if (state === 'failed') throw failure;
  return result;
}
`,
    `async function load(client) {
  let state = 'idle';
  let result;
  let tries = 0;
  let failure;
  while (state !== 'done' && state !== 'failed') {
    try {
      result = await client.send();
      state = 'done';
    } catch (error) {
      failure = error;
      tries += 1;
      if (tries >= 4) state = 'failed';
      if (tries < 4) await new Promise((resolve) => setTimeout(resolve, fullJitter(tries - 1, { base: 100, cap: 30_000 })));
    }
  }
  if (state === 'failed') throw failure;
  return result;
}

// fullJitter
`,
  );
});

test('waits at the end of a turn where only that tells the head of a loop of a failure, and with what the head will ask', () => {
  expectEdit(
    insertWait,
    `async function load(url) {
  let res;
  let status = 0;
  for (let n = 0; status !== 200 && n < 3; n++) {
    res = await fetch(url);
    status = res.status;
  }
  return res;
}
`,
    `async function load(url) {
  let res;
  let status = 0;
  for (let n = 0; status !== 200 && n < 3; n++) {
    res = await fetch(url);
    status = res.status;
    if (status !== 200 && n < 2) await new Promise((resolve) => setTimeout(resolve, fullJitter(n, { base: 100, cap: 30_000 })));
  }
  return res;
}

// fullJitter
`,
  );
});

test('waits once for all that a turn may have failed by, where a bad response goes another way than an error', () => {
  expectEdit(
    insertWait,
    `async function load(url) {
  let done = false;
  let tries = 0;
  let body;
  while (!done && tries < 3) {
    tries++;
    try {
      const res = await fetch(url);
      if (res.ok) {
        body = await res.json();
        done = true;
      } else console.log(res.status);
    } catch (error) {
      console.log(error);
    }
  }
  if (!done) throw new Error('gave up');
  return body;
}
`,
    `async function load(url) {
  let done = false;
  let tries = 0;
  let body;
  while (!done && tries < 3) {
    tries++;
    try {
      const res = await fetch(url);
      if (res.ok) {
        body = await res.json();
        done = true;
      } else console.log(res.status);
    } catch (error) {
      console.log(error);
    }
    if (!done && tries < 3) await new Promise((resolve) => setTimeout(resolve, fullJitter(tries - 1, { base: 100, cap: 30_000 })));
  }
  if (!done) throw new Error('gave up');
  return body;
}

// fullJitter
`,
  );
});

test('waits in the catch where the try ends with a wait of its own', () => {
  const lines = (wait: string): string => `async function confirm(client) {
  for (let i = 0; i < 10; i++) {
    try {
      const { state } = await client.look();
      if (state) {
        if (state === 'failed') throw new Error('failed');
        return true;
      }
      await new Promise((resolve) => setTimeout(resolve, 1000));
    } catch (error) {
      if (i === 9) throw error;${wait}
    }
  }
  throw new Error('not confirmed');
}
`;
  const wait = '\n      await new Promise((resolve) => setTimeout(resolve, fullJitter(i, { base: 100, cap: 30_000 })));';
  expectEdit(insertWait, lines(''), `${lines(wait)}\n// fullJitter\n`);
});

test('waits before the `continue` of a handler past which the loop is left', () => {
  const load = (wait: string) => `export async function load(client) {
  let found = null;
  for (let attempt = 0; attempt < 4; attempt++) {
    try {
      found = await client.send();
    } catch (error) {
      if (isRetryable(error) && attempt < 3) {${wait}
        continue;
      }
      console.error(error);
    }
    break;
  }
  return found;
}

function isRetryable({ code }) {
  return code === 'ECONNRESET';
}
`;
  const wait = '\n        await new Promise((resolve) => setTimeout(resolve, fullJitter(attempt, { base: 100, cap: 30_000 })));';
  expectEdit(insertWait, load(''), `${load(wait)}\n// fullJitter\n`);
});

test('waits only where the flag that ends the loop was not set, whatever else is done on the last attempt', () => {
  const load = (wait: string) => `export function load(client, done) {
  return (async () => {
    let count = 0;
    let isOver = false;
    while (!isOver) {
      try {
        done(null, await client.send());
        isOver = true;
      } catch (error) {
        count++;
        if (count > 4) {
          isOver = true;
          done(error);
        }${wait}
      }
    }
  })();
}
`;
  const wait = '\n        if (count <= 4) await new Promise((resolve) => setTimeout(resolve, fullJitter(count - 1, { base: 100, cap: 30_000 })));';
  expectEdit(insertWait, load(''), `${load(wait)}\n// fullJitter\n`);
});

test('counts with the head that judges what came before', () => {
  const load = (wait: string) => `export async function load(url) {
  let response = await fetch(url);
  for (let retry = 0; !response.ok && retry < 3; retry++) {${wait}
    response = await fetch(url);
  }
  return response;
}
`;
  const wait = '\n    await new Promise((resolve) => setTimeout(resolve, fullJitter(retry, { base: 100, cap: 30_000 })));';
  expectEdit(insertWait, load(''), `${load(wait)}\n// fullJitter\n`);
});

test('hands the count on wherever a failure tries with less left', () => {
  const ping = (parameter: string, again: string) => `export function ping(url, left = 3${parameter}) {
  return fetch(url).then(
    (response) => (response.ok ? response.text() : left > 1 ? ${again} : Promise.reject(new Error(\`\${response.status}\`))),
    (error) => (left > 1 ? ${again} : Promise.reject(error)),
  );
}
`;
  const waited = 'new Promise((resolve) => setTimeout(resolve, fullJitter(attempt, { base: 100, cap: 30_000 }))).then(() => ping(url, left - 1, attempt + 1))';
  expectEdit(insertWait, ping('', 'ping(url, left - 1)'), `${ping(', attempt = 0', waited)}\n// fullJitter\n`);
});

describe('behind a choice, each branch of which waits by the helper', () => {
  const helper = `\n${printHelper('full', { typescript: false, name: 'fullJitter' })}`;
  const wait = 'await sleep(fullJitter(attempt, { base: 100, cap: 30_000 }));';
  const lines = (other: string) => `async function load(url, attempt = 0) {
  try {
    return await fetch(url);
  } catch (error) {
    if (attempt === 4) throw error;
    if (isBusy(error)) ${wait}
    else if (isDown(error)) ${other}
    return load(url, attempt + 1);
  }
}
${helper}`;

  test('no other wait is added', () => {
    expectEdit(insertWait, lines(wait), null);
  });

  test('one is where a branch does not, and for what comes by none', () => {
    const own = 'await new Promise((resolve) => setTimeout(resolve, fullJitter(attempt, { base: 100, cap: 30_000 })));';
    const braces = (text: string): string => lines('OTHER').replace(`) ${wait}\n    else`, `) {\n      ${wait}\n    } else`).replace('OTHER', text);
    const code = braces('{\n      console.warn(attempt);\n    }');
    const edit = editOf(insertWait, code);
    expect(edit && apply(edit, code)).toBe(braces(`{\n      console.warn(attempt);\n      ${own}\n    } else {\n      ${own}\n    }`));
  });
});

test('adds no wait behind a branch that every other attempt goes by', () => {
  const code = (wait: string): string => `async function load(client) {
  let last;
  for (let attempt = 0; attempt <= 2; attempt++) {
    try {
      return await client.send();
    } catch (error) {
      last = error;
      if (isBusy(error)) {
        if (attempt < 2) {
${wait}          continue;
        }
      }
      if (attempt < 2) {
        await sleep(1000);
        continue;
      }
    }
  }
  throw last;
}
`;
  expectEdit(insertWait, code(''), `${code('          await new Promise((resolve) => setTimeout(resolve, fullJitter(attempt, { base: 100, cap: 30_000 })));\n')}\n// fullJitter\n`);
});

test('waits as well where the same attempt is made in the same words in another branch', () => {
  const load = (wait: string, asyncWait: string): string => `async function load(url, attempt = 0) {
  try {
    const data = await (await fetch(url)).json();
    if (data.error && attempt < 3) {
${wait}      return load(url, attempt + 1);
    }
    if (data.moved) return load(data.url, 0);
    return data;
  } catch (error) {
    if (attempt >= 3) throw error;
${asyncWait}    return load(url, attempt + 1);
  }
}
`;
  const wait = 'await new Promise((resolve) => setTimeout(resolve, fullJitter(attempt, { base: 100, cap: 30_000 })));\n';
  expectEdit(insertWait, load('', ''), `${load(`      ${wait}`, `    ${wait}`)}\n// fullJitter\n`);
  expectEdit(insertWait, load('      await limiter.ready();\n', ''), `${load('      await limiter.ready();\n', `    ${wait}`)}\n// fullJitter\n`);
  expectEdit(insertWait, load('      await sleep(100);\n', ''), `${load('      await sleep(100);\n', `    ${wait}`)}\n// fullJitter\n`);
});

test('counts from what a counter has in hand and one more', () => {
  const load = (wait: string): string => `async function load(urls, { retries = 3 } = {}) {
  for (const url of urls) {
    let left = retries + 1;
    while (left-- > 0) {
      try {
        show(await (await fetch(url)).json());
        break;
      } catch (error) {
        console.warn(error);
${wait}      }
    }
  }
}
`;
  expectEdit(insertWait, load(''), `${load('        if (left > 0) await new Promise((resolve) => setTimeout(resolve, fullJitter(retries - left, { base: 100, cap: 30_000 })));\n')}\n// fullJitter\n`);
});

test('counts for each connection by itself where a function may open several, and sets the count back once it stands', () => {
  const open = (before: string, parameters: string, reset: string, again: string): string => `${before}export async function open(${parameters}) {
  return new Promise((resolve) => {
    const socket = new WebSocket(url);
    socket.onopen = () => {
${reset}      resolve(socket);
    };
    socket.onclose = () => {
      ${again}
    };
  });
}
`;
  const ofEach = 'setTimeout(() => open(url, attempt + 1), fullJitter(attempt, { base: 100, cap: 30_000 }));';
  expectEdit(insertWait, open('', 'url', '', 'open(url);'), `${open('', 'url, attempt = 0', '      attempt = 0;\n', ofEach)}\n// fullJitter\n`);
  const ofOne = 'setTimeout(() => open(), fullJitter(retry++, { base: 100, cap: 30_000 }));';
  expectEdit(insertWait, open('', '', '', 'open();'), `${open('let retry = 0;\n', '', '      retry = 0;\n', ofOne)}\n// fullJitter\n`);
});

test('counts in no parameter where a function is handed on bound', () => {
  const feeds = (use: string): string => `class Feeds {\n  constructor(urls) { ${use} }\n  open(url) {\n    const ws = new WebSocket(url);\n    ws.onopen = () => { console.log('open'); };\n    ws.onclose = () => { this.open(url); };\n  }\n}\n`;
  const counts = (use: string): string | undefined => editOf(insertWait, feeds(use))?.changes.find(({ text }) => text.includes('fullJitter('))?.text;
  expect(counts('for (const url of urls) this.open(url);')).toContain('fullJitter(attempt,');
  expect(counts('urls.forEach(this.open.bind(this));')).toContain('fullJitter(this.retry++,');
});

test('counts nowhere for whatever a function of many is called on', () => {
  const connect = (self: string): string => `export function connect() {\n  const socket = new WebSocket(url);\n  socket.onopen = () => ${self}.start();\n  socket.onclose = () => connect.call(${self});\n}\n`;
  expect(editOf(insertWait, connect('this'))?.changes.some(({ text }) => text.includes('let retry'))).not.toBe(true);
  const method = "Client.prototype.open = function () {\n  const ws = new WebSocket(this.url);\n  ws.onopen = () => this.start();\n  ws.onclose = () => this.open();\n};\n";
  expect(editOf(insertWait, method)?.changes.some(({ text }) => text.includes('let retry'))).not.toBe(true);
  expect(editOf(insertWait, connect('client'))?.changes.some(({ text }) => text.includes('let retry'))).toBe(true);
});

test('adds no wait to one with which each turn begins, for as long as a caller asks', () => {
  const code = (head: string, wait: string): string => `async function load(client, { retries = 3, delayMs = 0 } = {}) {
  for (let attempt = 0; ; attempt++) {
    ${head}
    try {
      return await client.list();
    } catch (error) {
      if (attempt === retries) throw error;
${wait}    }
  }
}
`;
  expectEdit(insertWait, code('if (attempt > 0 && delayMs > 0) log(delayMs);', ''), `${code('if (attempt > 0 && delayMs > 0) log(delayMs);', '      await new Promise((resolve) => setTimeout(resolve, fullJitter(attempt, { base: 100, cap: 30_000 })));\n')}\n// fullJitter\n`);
  expectEdit(insertWait, code('if (delayMs > 0) { if (attempt > 0) await new Promise((resolve) => setTimeout(resolve, delayMs)); }', ''), null);
});

test('adds no wait behind one that the way to the next attempt has', () => {
  const code = (wait: string): string => `async function load(client) {
  for (let attempt = 0; ; attempt++) {
    try {
      return await client.list();
    } catch (error) {
      if (attempt === 5) throw error;
      if (error.isOutOfOrder) {
        await new Promise((resolve) => setTimeout(resolve, 100));
        continue;
      }
      if (!error.isConflict) throw error;
${wait}    }
  }
}
`;
  expectEdit(insertWait, code(''), `${code('      await new Promise((resolve) => setTimeout(resolve, fullJitter(attempt, { base: 100, cap: 30_000 })));\n')}\n// fullJitter\n`);
});

test('waits in the catch where what has gone well goes on to the next turn as well', () => {
  const polling = (begin: string, end: string, wait: string): string => `export async function poll(bot, signal) {
${begin}  while (!signal.aborted) {
    try {
      const updates = await bot.getUpdates({ offset: bot.offset });
      for (const update of updates) bot.emit(update);
      bot.offset += updates.length;
${end}    } catch (error) {
      if (error.code === 409) console.warn(error.message);
${wait}    }
  }
}
`;
  expectEdit(
    insertWait,
    polling('', '', ''),
    `${polling('  let retry = 0;\n', '      retry = 0;\n', '      if (!signal.aborted) await new Promise((resolve) => setTimeout(resolve, fullJitter(retry++, { base: 100, cap: 30_000 })));\n')}
// fullJitter
`,
  );
});

test('a length that is 0 by default is kept where there is one', () => {
  const load = (pause: string) => `export async function load(url, options = {}) {
  const { pause = 0 } = options;
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      return await query(url);
    } catch (error) {
      console.warn(error);
    }
    if (attempt < 2) await new Promise((resolve) => setTimeout(resolve, ${pause}));
  }
  return null;
}
`;
  const helped = 'fullJitter(attempt, { base: 100, cap: 30_000 })';
  expectEdit(insertWait, load('pause'), `${load(`pause || ${helped}`)}\n// fullJitter\n`);
});

test('a check waits in its `try` where the `catch` has a wait of its own', () => {
  const load = (inTry: string) => `export async function load(url) {
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      const response = await fetch(url);
      if (response.ok) return await response.json();
      console.warn(response.status);
${inTry}    } catch (error) {
      console.warn(error);
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 1000));
    }
  }
  return null;
}
`;
  const wait = '      if (attempt < 2) await new Promise((resolve) => setTimeout(resolve, fullJitter(attempt, { base: 100, cap: 30_000 })));\n';
  expectEdit(insertWait, load(''), `${load(wait)}\n// fullJitter\n`);
});

test('what gives something gives it later where it tries again', () => {
  const load = (parameter: string, again: string) => `export function load(job, left = 3) {
  if (job.isDone) return job.result;
  function run(${parameter}) {
    left--;
    try {
      return settle(
        () => job.run(),
        (result) => result,
        (error) => {
          if (left <= 0) throw error;
          return ${again};
        },
      );
    } catch (error) {
      if (left <= 0) throw error;
      return ${again};
    }
  }
  return run();
}
`;
  const later = 'new Promise((resolve) => setTimeout(resolve, fullJitter(attempt, { base: 100, cap: 30_000 }))).then(() => run(attempt + 1))';
  expectEdit(insertWait, load('', 'run()'), `${load('attempt = 0', later)}\n// fullJitter\n`, { safe: false });
});

test('counts from what each way has counted by then', () => {
  const load = (wait: string, counted: string) => `export async function load(url, most) {
  let tries = 0;
  while (tries < most) {
    try {
      const response = await fetch(url);
      if (response.ok) {
        return await response.json();
      } else {
        ${counted}
      }
    } catch (error) {
      tries++;
      console.warn(error);
    }${wait}
  }
  return null;
}
`;
  const wait = (retry: string): string => `\n    if (tries < most) await new Promise((resolve) => setTimeout(resolve, fullJitter(${retry}, { base: 100, cap: 30_000 })));`;
  expectEdit(insertWait, load('', 'tries++;'), `${load(wait('tries - 1'), 'tries++;')}\n// fullJitter\n`);
});

test('a question that no turn answers with yes decides nothing', () => {
  const loading = (limit: string, wait: string): string =>
    `async function load(client, most) { for (let i = 0; i < most; i++) { try { return await client.send(); } catch (error) { log(error); if (i === ${limit}) throw error;${wait} } } }`;
  const wait = 'await new Promise((resolve) => setTimeout(resolve, fullJitter(i, { base: 100, cap: 30_000 })));';
  expectEdit(insertWait, loading('most', ''), `${loading('most', ` if (i < most - 1) ${wait}`)}\n\n// fullJitter`);
  expectEdit(insertWait, loading('most - 1', ''), `${loading('most - 1', ` ${wait}`)}\n\n// fullJitter`);
});

test('asks nothing that a name for the last turn has been asked', () => {
  const load = (wait: string): string => `\
export async function load(url) {
  for (let attempt = 1; attempt <= 3; attempt++) {
    const response = await fetch(url);
    if (response.ok) return response;
    const isLast = attempt === 3;
    if (response.status >= 500 && !isLast) {
      console.warn('again');
${wait}      continue;
    }
    throw new Error('failed');
  }
}
`;
  const wait = '      await new Promise((resolve) => setTimeout(resolve, fullJitter(attempt - 1, { base: 100, cap: 30_000 })));\n';
  expectEdit(insertWait, load(''), `${load(wait)}\n// fullJitter\n`);
});

test('waits no longer than a second where a moment ends the attempts', () => {
  const knock = (head: string, wait: string): string => `\
async function knock(client, deadline) {
  ${head} {
    try {
      return await client.send();
    } catch (error) {
      console.warn(error);${wait}
    }
  }
  throw new Error('late');
}
`;
  const wait = '\n      if (Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, fullJitter(attempt, { base: 100, cap: 1000 })));';
  expectEdit(insertWait, knock('while (Date.now() < deadline)', ''), `${knock('for (let attempt = 0; Date.now() < deadline; attempt++)', wait)}\n// fullJitter\n`);
});

test('asks no function that names itself by another one', () => {
  const load = (wait: string): string => `\
export async function load(client, url) {
  for (let i = 0; i < 5; i++) {
    try {
      return await client.get(url);
    } catch (error) {
      const depth = (cause) => (cause ? 1 + inner(cause) : 0);
      const inner = (cause) => depth(cause.cause);
      if (depth(error) > 2) throw error;
${wait}    }
  }
}
`;
  const wait = '      if (i < 4) await new Promise((resolve) => setTimeout(resolve, fullJitter(i, { base: 100, cap: 30_000 })));\n';
  expectEdit(insertWait, load(''), `${load(wait)}\n// fullJitter\n`);
});

test('takes no function of the name for the helper that takes something else', () => {
  const load = (wait: string): string => `\
export async function load(client, url) {
  for (let i = 0; ; i++) {
    try {
      return await client.get(url);
    } catch (error) {
      if (i === 4) throw error;
${wait}    }
  }
}

// base, cap, retryAfter
function fullJitter(attempt, base, cap, retryAfter) {
  return Math.random() * Math.min(cap, base * 2 ** attempt) + retryAfter;
}
`;
  const wait = '      await new Promise((resolve) => setTimeout(resolve, fullJitter2(i, { base: 100, cap: 30_000 })));\n';
  expectEdit(insertWait, load(''), `${load(wait)}\n// fullJitter2\n`);
});

test('what is set up for somebody who may stop it is no timer to be left running', () => {
  const watch = (again: string): string =>
    `export const watch = (source) => new Observable((observer) => { let stop; const begin = () => { stop = source.subscribe({ next: observer.next, error: () => { ${again} } }); }; begin(); return () => stop(); });`;
  expectEdit(insertWait, watch('begin();'), `${watch('setTimeout(() => begin(), fullJitter(0, { base: 1000, cap: 30_000 }));')}\n\n// fullJitter`, { safe: false });
});

test('a wait of none that follows a success as well stays', () => {
  const poll = (method: string): string =>
    `function poll(options) { let waitMs = options.waitMs ?? 0; client.receive(queue).then((message) => handle(message)).catch((error) => { emit('error', error); if (isRefused(error)) waitMs = 10_000; }).${method}(() => { if (!stopped) setTimeout(() => poll(options), waitMs); }); }`;
  expectEdit(insertWait, poll('finally'), null);
});

test('a question that asks no more than the head of the loop decides nothing', () => {
  const lines = (wait: string): string => `async function refresh(client, most) {
  let last;
  for (let attempt = 1; attempt <= most; attempt++) {
    try {
      return await client.refresh();
    } catch (error) {
      last = error;
      if (attempt < most + 1) {
${wait}        continue;
      }
      break;
    }
  }
  throw last;
}
`;
  const wait = '        if (attempt < most) await new Promise((resolve) => setTimeout(resolve, fullJitter(attempt - 1, { base: 100, cap: 30_000 })));\n';
  expectEdit(insertWait, lines(''), `${lines(wait)}\n// fullJitter\n`);
});

test('what was asked of something that others change is asked again when the time has come', () => {
  const lines = (again: string, attempt = ''): string => `class Feed {
  open(${attempt}) {
    const socket = new WebSocket(this.url);
    socket.onclose = () => {
      if (this.closed) return;
      ${again};
    };
  }
  close() { this.closed = true; }
}
`;
  const edit = editOf(insertWait, lines('this.open()'));
  expect(edit && apply(edit, lines('this.open()'))).toContain('setTimeout(() => { if (!this.closed) this.open(');
});

test.for([
  ['if (this.busy) return; this.busy = true; this.open();', 'setTimeout(() => this.open('],
  ['if (!this.socket) return; this.cleanUp(); this.open();', 'setTimeout(() => this.open('],
  ['if (this.socket === socket) { this.socket = null; if (!this.closed) this.open(); }', 'setTimeout(() => { if (!this.closed) this.open('],
  ['if (this.closed) return; if ((this.kept && e.ok) || (this.forced && e.done)) this.open();', 'if (!this.closed && ((this.kept && e.ok) || (this.forced && e.done))) this.open('],
] as const)('what a listener changes itself is not asked again: %s', ([body, expected]) => {
  const lines = `class Feed {
  open() {
    const socket = new WebSocket(this.url);
    this.socket = socket;
    socket.onclose = (e) => {
      ${body}
    };
  }
  cleanUp() { this.socket = null; }
  close() { this.closed = true; }
}
`;
  const edit = editOf(insertWait, lines);
  expect(edit && apply(edit, lines)).toContain(expected);
});

test('a last attempt that stands behind the others leaves no test of whether there is one', () => {
  const lines = (last: string): string => `const axios = require('axios');
function load(url, left) {
  if (left > 1) return axios.get(url).catch((e) => load(url, left - 1));
  return ${last};
}
`;
  const fixed = (last: string): string => { const edit = editOf(insertWait, lines(last)); return edit === null ? '' : apply(edit, lines(last)); };
  expect(fixed('axios.get(url)')).not.toContain('left >');
  expect(fixed('null')).toContain('left > 2');
});

test('what a timer throws is caught by nobody', () => {
  const lines = (open: string, close: string): string => `function listen(peer) {
  peer.on('disconnected', () => {
    ${open}peer.reconnect();${close}
  });
}
listen(peers.connect());
`;
  expect(editOf(insertWait, lines('', ''))?.safe).toBe(true);
  expect(editOf(insertWait, lines('try { ', ' } catch (error) { console.warn(error); }'))?.safe).toBe(false);
});

test('a wait that callers may hand in is theirs', () => {
  const lines = (wait: string): string => `async function load(client, { delayMs = (attempt) => 1000 * attempt } = {}) {
  for (let attempt = 1; ; attempt++) {
    try {
      return await client.send();
    } catch (error) {
      if (attempt === 3) throw error;
      ${wait}
    }
  }
}
`;
  expectEdit(insertWait, lines('await delayMs(attempt);'), null);
  expect(editOf(insertWait, lines('console.warn(error);'))).not.toBeNull();
});

test('each way by which the site counts itself down is a retry', () => {
  const lines = (count: string, wait: string, next: string): string => `import { node } from './node.js';
export async function send(order, retries = 3${count}) {
  let result;
  try {
    result = await node.broadcast(order);
  } catch (error) {
    if (--retries < 0) throw error;
${wait}    return send(order, retries${next});
  }
  if (!result.result) {
    const error = new Error(\`refused: \${result.id}\`);
    if (--retries < 0) throw error;
${wait}    return send(order, retries${next});
  }
  return result;
}
`;
  const wait = '    await new Promise((resolve) => setTimeout(resolve, fullJitter(attempt, { base: 100, cap: 30_000 })));\n';
  expectEdit(insertWait, lines('', '', ''), `${lines(', attempt = 0', wait, ', attempt + 1')}\n// fullJitter\n`);
});

test('what comes next of a success is no retry, whatever counts it', () => {
  const lines = (count: string, wait: string, next: string): string => `import { api } from './api.js';
export async function page(cursor, calls = 0${count}) {
  let res;
  try {
    res = await api.list(cursor);
  } catch (error) {
    calls++;
    if (calls > 5) throw error;
${wait}    return page(cursor, calls${next});
  }
  if (res.more) {
    cursor = res.cursor;
    calls++;
    return page(cursor, calls);
  }
  return res;
}
`;
  const edit = editOf(insertWait, lines('', '', ''));
  const fixed = edit ? apply(edit, lines('', '', '')) : '';
  expect(fixed).toContain('    calls++;\n    return page(cursor, calls);\n  }\n  return res;');
  expect(fixed.match(/setTimeout/g)).toHaveLength(1);
});

test.for([
  [30, '1000 + fullJitter(0, { base: 100, cap: 100 })'],
  [5, 'fullJitter(tries - 1, { base: 1000, cap: 30_000 })'],
] as const)('the pace of many attempts stays what nobody has awaited so far: %i', ([most, length]) => {
  const lines = (wait: string): string => `async function remove(store, ids) {
  let tries = 0;
  while (tries < ${most}) {
    try {
      await store.remove(ids);
      break;
    } catch {
      tries++;
      ${wait}
    }
  }
}
`;
  const edit = editOf(insertWait, lines('await Promise.resolve(setTimeout(() => {}, 1000));'));
  expect(edit && apply(edit, lines('await Promise.resolve(setTimeout(() => {}, 1000));'))).toContain(`resolve, ${length})`);
});

test('a wait of another file, of a length that has a name, is one', () => {
  const load = (busy: string, down: string): string => `import { sleep } from './sleep.js';
export async function load(client) {
  for (let attempt = 1; attempt <= 4; attempt++) {
    try {
      return await client.send();
    } catch (error) {
      if (attempt === 4) throw error;
      if (error.code === 'BUSY') {
        const delayMs = client.delayFor(error);
        ${busy}
        continue;
      }
      if (error.code === 'DOWN') {
        console.warn(error);${down}
        continue;
      }
      throw error;
    }
  }
}
`;
  const wait = '\n        await new Promise((resolve) => setTimeout(resolve, fullJitter(attempt - 1, { base: 100, cap: 30_000 })));';
  expectEdit(insertWait, load('await sleep(delayMs);', ''), `${load('await sleep(delayMs);', wait)}\n// fullJitter\n`);
});

test('what ends the program has no attempt behind it', () => {
  const connect = (wait: string, end = 'process.exit(1);'): string => `async function connect(pool, tries = 0) {
  if (tries >= 10) {
    log('giving up');
    ${end}
  }
  try {
    await pool.ping();
  } catch (error) {
    log(error);${wait}
    await connect(pool, tries + 1);
  }
}
`;
  const wait = '\n    if (tries < 9) await new Promise((resolve) => setTimeout(resolve, fullJitter(tries, { base: 100, cap: 30_000 })));';
  expectEdit(insertWait, connect(''), `${connect(wait)}\n// fullJitter\n`);
});

test('a bound that another branch has thrown by is not asked again', () => {
  const load = (wait: string): string => `async function load(db) {
  for (let i = 0; i < 3; i++) {
    try {
      return await db.ping();
    } catch (error) {
      if (i < 2) {
        log(error);
      } else {
        throw error;
      }${wait}
    }
  }
}
`;
  expectEdit(insertWait, load(''), `${load('\n      await new Promise((resolve) => setTimeout(resolve, fullJitter(i, { base: 100, cap: 30_000 })));')}\n// fullJitter\n`);
});

test('no bound is asked that holds only where there is one', () => {
  const load = (wait: string, bound = 'tries > most'): string => `async function load(client, most) {
  let tries = 0;
  for (;;) {
    tries += 1;
    if (${bound}) throw new Error('gave up');
    try {
      return await client.send();
    } catch (error) {
      log(error);${wait}
    }
  }
}
`;
  const wait = (condition: string): string => `\n      ${condition}await new Promise((resolve) => setTimeout(resolve, fullJitter(tries - 1, { base: 100, cap: 30_000 })));`;
  expectEdit(insertWait, load(''), `${load(wait('if (tries < most) '))}\n// fullJitter\n`);
  expectEdit(insertWait, load('', 'most !== 0 && tries > most'), null);
});

test('sleeps by the function that callers may hand in, and not by what stands in for it', () => {
  const send = (choice: string, wait: string, given = '1') => `const sleepFor = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
export async function send(client, options) {
  const sleep = ${choice};
  await sleep(${given});
  for (let attempt = 0; ; attempt++) {
    try {
      return await client.send();
    } catch (error) {
      if (attempt === 3) throw error;
${wait}    }
  }
}
`;
  const wait = (name: string) => `      await ${name}(fullJitter(attempt, { base: 100, cap: 30_000 }));\n`;
  expectEdit(insertWait, send('options.sleep ?? sleepFor', ''), `${send('options.sleep ?? sleepFor', wait('sleep'))}\n// fullJitter\n`);
  expectEdit(insertWait, send('options.sleep ?? sleepFor', '', '1, options.signal'), `${send('options.sleep ?? sleepFor', wait('sleepFor'), '1, options.signal')}\n// fullJitter\n`);
  expectEdit(insertWait, send('options.sleep ?? options.wait', ''), `${send('options.sleep ?? options.wait', wait('sleepFor'))}\n// fullJitter\n`);
});

test.for([
  ['for (let i = 0; i < 3; i++)', 'i < 2', 'i'],
  ['let left = 3;\n  while (left-- > 0)', 'left > 0', '2 - left'],
] as const)('where all turns are counted, what is answered and does not help waits as what fails does: %s', ([head, more, retry]) => {
  const lines = (inCatch: string, behind: string): string => `async function send(order, log) {
  ${head} {
    try {
      const result = await gateway.send(order);
      if (result.confirmed) {
        log('confirmed');
        break;
      }
      log('not confirmed');
    } catch (error) {
      log(error);
${inCatch}    }
${behind}  }
}
`;
  const wait = `if (${more}) await new Promise((resolve) => setTimeout(resolve, fullJitter(${retry}, { base: 100, cap: 30_000 })));\n`;
  expectEdit(insertWait, lines('', ''), `${lines('', `    ${wait}`)}\n// fullJitter\n`);
});

test('where turns follow until something is there, only what fails waits', () => {
  const lines = (wait: string): string => `async function poll(jobs, log) {
  let failed = 0;
  while (true) {
    try {
      const job = await jobs.next();
      if (job.isLast) break;
      log(job);
    } catch (error) {
      failed += 1;
      if (failed > 3) throw error;
      log(error);
${wait}    }
  }
}
`;
  expectEdit(insertWait, lines(''), `${lines('      await new Promise((resolve) => setTimeout(resolve, fullJitter(failed - 1, { base: 100, cap: 30_000 })));\n')}\n// fullJitter\n`);
});

test('where all turns are counted and what comes is worked on, only what fails waits', () => {
  const lines = (wait: string): string => `async function run(source, log) {
  for (let i = 0; i < 100; i++) {
    try {
      const message = await queue.receive(source);
      if (message.last) break;
      await handle(message);
    } catch (error) {
      log(error);
${wait}    }
  }
}
`;
  expectEdit(insertWait, lines(''), `${lines('      if (i < 99) await new Promise((resolve) => setTimeout(resolve, fullJitter(i, { base: 100, cap: 30_000 })));\n')}\n// fullJitter\n`);
});

test.for([
  ['', true],
  ['export { load };\n', false],
  ['module.exports = { load };\n', false],
  ['exports.load = load;\n', false],
] as const)('a countdown that other files may begin elsewhere is not what counts: %s', ([exported, isOwn]) => {
  const lines = (parameter: string, wait: string, again: string): string => `async function load(url, left = 3${parameter}) {
  try {
    return await ask(url);
  } catch (error) {
    if (left === 0) throw error;
${wait}    return load(url, left - 1${again});
  }
}
const first = load(home);
${exported}`;
  const wait = (retry: string): string => `    await new Promise((resolve) => setTimeout(resolve, fullJitter(${retry}, { base: 100, cap: 30_000 })));\n`;
  const after = isOwn ? lines('', wait('3 - left'), '') : lines(', attempt = 0', wait('attempt'), ', attempt + 1');
  expectEdit(insertWait, lines('', '', ''), `${after}\n// fullJitter\n`);
});

test.for([
  ['this.runner.abort();', false],
  ['console.info(this.runner);', true],
] as const)('what something stops by its name is only to be begun later where somebody has thought of that: %s', ([stop, safe]) => {
  const lines = (begin: string, count: string): string => `class Link {
  open() {
${count}    const done = (error) => {
      if (error) {
        ${begin};
      } else {
        this.opened();
      }
    };
    this.runner = connect(address, done);
  }

  leave() {
    ${stop}
  }
}
`;
  const after = lines('setTimeout(() => this.runner = connect(address, done), fullJitter(retry++, { base: 100, cap: 30_000 }))', '    let retry = 0;\n');
  expectEdit(insertWait, lines('this.runner = connect(address, done)', ''), `${after}\n// fullJitter\n`, { safe });
});
