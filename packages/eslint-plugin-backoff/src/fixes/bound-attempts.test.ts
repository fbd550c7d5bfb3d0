import { describe, expect, test } from 'vitest';
import { apply, editOf, expectEdit } from '../../test/expect-edit.js';
import { boundAttempts } from './bound-attempts.js';

test('counts in the head of the loop', () => {
  expectEdit(
    boundAttempts,
    `async function load(client) {
  while (true) {
    try {
      return await client.send();
    } catch (error) {
      console.warn('again', error);
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 2000));
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
      console.warn('again', error);
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 2000));
    }
  }
}
`,
  );
});

test('binds the error that it throws', () => {
  expectEdit(
    boundAttempts,
    `async function load(client) {
  for (;;) {
    try {
      return await client.send();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 2000));
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
      await new Promise((resolve) => setTimeout(resolve, fullJitter(attempt, { base: 2000, cap: 30_000 })));
    }
  }
}

// fullJitter
`,
  );
});

test('counts in a parameter', () => {
  expectEdit(
    boundAttempts,
    `async function load(client, query) {
  try {
    return await client.send(query);
  } catch (error) {
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 2000));
    return load(client, query);
  }
}
`,
    `async function load(client, query, attempt = 0) {
  try {
    return await client.send(query);
  } catch (error) {
    if (attempt >= 4) throw error;
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 2000));
    return load(client, query, attempt + 1);
  }
}
`,
  );
});

test('counts wherever a failure tries the same again', () => {
  const twice = (parameter: string, argument: string, bound = '') => `async function load(id${parameter}) {
  const response = await fetch(\`https://api.example.com/\${id}\`);
  if (!response.ok) {
${bound}    if (response.status === 429) {
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 2000));
      return load(id${argument});
    }
    const { code, next } = await response.json();
    if (code === 'busy') {
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 2000));
      return load(id${argument});
    }
    return next ? load(next) : null;
  }
  return response.json();
}
`;
  expectEdit(boundAttempts, twice('', ''), twice(', attempt = 0', ', attempt + 1', '    if (attempt >= 4) throw new Error(`HTTP ${response.status}`);\n'));
});

test('uses the counter that nothing tests', () => {
  expectEdit(
    boundAttempts,
    `async function load(client) {
  let failures = 0;
  while (true) {
    try {
      return await client.send();
    } catch (error) {
      failures++;
      await new Promise((resolve) => setTimeout(resolve, Math.min(5000, 100 * 2 ** failures)));
    }
  }
}
`,
    `async function load(client) {
  let failures = 0;
  while (true) {
    try {
      return await client.send();
    } catch (error) {
      if (failures >= 4) throw error;
      failures++;
      await new Promise((resolve) => setTimeout(resolve, fullJitter(failures, { base: 100, cap: 5000 })));
    }
  }
}

// fullJitter
`,
  );
});

test('counts beside an inner function that is started once', () => {
  expectEdit(
    boundAttempts,
    `function load(client) {
  return new Promise((resolve, reject) => {
    const attempt = () => {
      client.send().then(resolve, (error) => {
        setTimeout(attempt, 1000 + Math.random() * 1000);
      });
    };
    attempt();
  });
}
`,
    `function load(client) {
  return new Promise((resolve, reject) => {
    let retry = 0;
    const attempt = () => {
      client.send().then(resolve, (error) => {
        if (retry++ >= 4) return reject(error);
        setTimeout(attempt, 1000 + Math.random() * 1000);
      });
    };
    attempt();
  });
}
`,
  );
});

test('returns the response where a success would', () => {
  expectEdit(
    boundAttempts,
    `async function load(url) {
  while (true) {
    const response = await fetch(url);
    if (response.status < 500) return response;
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 2000));
  }
}
`,
    `async function load(url) {
  for (let attempt = 0; ; attempt++) {
    const response = await fetch(url);
    if (response.status < 500) return response;
    if (attempt >= 4) return response;
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 2000));
  }
}
`,
  );
});

test('only caps the wait of a connection', () => {
  expectEdit(
    boundAttempts,
    `import WebSocket from 'ws';

let retries = 0;

export function connect(url) {
  const socket = new WebSocket(url);
  socket.on('open', () => {
    retries = 0;
  });
  socket.on('error', console.error);
  socket.on('close', () => {
    setTimeout(() => connect(url), 1000 * 2 ** retries++);
  });
}
`,
    `import WebSocket from 'ws';

let retries = 0;

export function connect(url) {
  const socket = new WebSocket(url);
  socket.on('open', () => {
    retries = 0;
  });
  socket.on('error', console.error);
  socket.on('close', () => {
    setTimeout(() => connect(url), fullJitter(retries++, { base: 1000, cap: 30_000 }));
  });
}

// fullJitter
`,
  );
});

test('counts through a timer that is handed the function, and through what only puts the attempt off', () => {
  expectEdit(
    boundAttempts,
    `let last = 0;
async function update() {
  if (Date.now() - last < 2500) {
    setTimeout(update, 2500);
    return;
  }
  last = Date.now();
  try {
    await client.send();
    setTimeout(update, 60_000);
  } catch (error) {
    setTimeout(update, 1000 + Math.random() * 1000);
  }
}
`,
    `let last = 0;
async function update(attempt = 0) {
  if (Date.now() - last < 2500) {
    setTimeout(() => update(attempt), 2500);
    return;
  }
  last = Date.now();
  try {
    await client.send();
    setTimeout(update, 60_000);
  } catch (error) {
    if (attempt >= 4) throw error;
    setTimeout(() => update(attempt + 1), 1000 + Math.random() * 1000);
  }
}
`,
    // What is thrown when a timer has run it nobody gets.
    { safe: false },
  );
});

test('hands the count on with the same arguments', () => {
  expectEdit(
    boundAttempts,
    `async function update(job) {
  if (isBusy()) return setTimeout(() => update(job), 100);
  try {
    await client.send(job);
  } catch (error) {
    setTimeout(() => update(job), 1000 + Math.random() * 1000);
  }
}
`,
    `async function update(job, attempt = 0) {
  if (isBusy()) return setTimeout(() => update(job, attempt), 100);
  try {
    await client.send(job);
  } catch (error) {
    if (attempt >= 4) throw error;
    setTimeout(() => update(job, attempt + 1), 1000 + Math.random() * 1000);
  }
}
`,
    // What is thrown when a timer has run it nobody gets.
    { safe: false },
  );
});

test('counts through a timer that is handed a method', () => {
  expectEdit(
    boundAttempts,
    `class Platform {
  async discover() {
    try {
      this.devices = await this.client.list();
    } catch (error) {
      setTimeout(this.discover.bind(this), 1000 + Math.random() * 1000);
    }
  }
}
`,
    `class Platform {
  async discover(attempt = 0) {
    try {
      this.devices = await this.client.list();
    } catch (error) {
      if (attempt >= 4) throw error;
      setTimeout(() => this.discover(attempt + 1), 1000 + Math.random() * 1000);
    }
  }
}
`,
    // What is thrown when a timer has run it nobody gets.
    { safe: false },
  );
});

test('sets no timer any more where nobody would get the error, and the failure has been told of', () => {
  expectEdit(
    boundAttempts,
    `class Lists {
  private async load(): Promise<void> {
    try {
      this.lists = await this.client.list();
    } catch (error) {
      console.error('no lists', error);
      // try again
      this.timer = setTimeout(() => {
        this.load();
      }, 1000 + Math.random() * 1000);
    }
  }
}
`,
    `class Lists {
  private async load(attempt = 0): Promise<void> {
    try {
      this.lists = await this.client.list();
    } catch (error) {
      console.error('no lists', error);
      if (attempt >= 4) return;
      // try again
      this.timer = setTimeout(() => {
        this.load(attempt + 1);
      }, 1000 + Math.random() * 1000);
    }
  }
}
`,
    { filename: 'file.ts' },
  );
});

test('leaves alone what puts back one of many: those behind it have not been tried yet', () => {
  const rounds = (each: string): string => `async function send(all) { let queue = all; while (queue.length > 0) { const failed = []; ${each} queue = failed; } }`;
  const attempt = 'try { await client.send(one); } catch (error) { log(error); failed.push(one); }';
  expectEdit(boundAttempts, rounds(`for (const one of queue) { ${attempt} }`), null);
  expectEdit(boundAttempts, rounds(`await Promise.all(queue.map(async (one) => { ${attempt} }));`), null);
});

test('gives up where the turn has failed only, if a success comes to its end as well', () => {
  expectEdit(
    boundAttempts,
    `async function load(url) {
  let status = 0;
  let response;
  while (status !== 200) {
    response = await fetch(url);
    status = response.status;
  }
  return response.text();
}
`,
    `async function load(url) {
  let status = 0;
  let response;
  let retry = 0;
  while (status !== 200) {
    response = await fetch(url);
    status = response.status;
    if (status !== 200 && retry >= 4) throw new Error(\`HTTP \${response.status}\`);
    if (status !== 200) await new Promise((resolve) => setTimeout(resolve, fullJitter(retry++, { base: 100, cap: 30_000 })));
  }
  return response.text();
}

// fullJitter
`,
  );
});

test('gives up with an error of its own where nothing else tells of the failure, as a suggestion', () => {
  expectEdit(
    boundAttempts,
    `async function connect(client) {
  try {
    await client.send('hello');
    return true;
  } catch {
    return false;
  }
}
async function wait(client) {
  let connected = false;
  while (!connected) connected = await connect(client);
}
`,
    null,
  );
  expectEdit(
    boundAttempts,
    `async function connect(client) {
  try {
    await client.send('hello');
    return true;
  } catch {
    return false;
  }
}
async function wait(client) {
  let connected = false;
  while (!connected) {
    connected = await connect(client);
  }
}
`,
    `async function connect(client) {
  try {
    await client.send('hello');
    return true;
  } catch {
    return false;
  }
}
async function wait(client) {
  let connected = false;
  let retry = 0;
  while (!connected) {
    connected = await connect(client);
    if (!connected && retry >= 4) throw new Error('gave up after 5 attempts');
    if (!connected) await new Promise((resolve) => setTimeout(resolve, fullJitter(retry++, { base: 100, cap: 30_000 })));
  }
}

// fullJitter
`,
    { safe: false },
  );
});

test('an answer that is none of HTTP has no status to tell', () => {
  expectEdit(
    boundAttempts,
    `async function write(items) {
  let pending = items;
  while (pending && Object.keys(pending).length > 0) {
    const answer = await client.batchWrite({ RequestItems: pending });
    pending = answer.UnprocessedItems;
    if (pending && Object.keys(pending).length > 0) {
      await sleep(1000);
    }
  }
}
`,
    `async function write(items) {
  let pending = items;
  let retry = 0;
  while (pending && Object.keys(pending).length > 0) {
    const answer = await client.batchWrite({ RequestItems: pending });
    pending = answer.UnprocessedItems;
    if (pending && Object.keys(pending).length > 0) {
      if (retry >= 4) throw new Error('gave up after 5 attempts');
      await sleep(fullJitter(retry++, { base: 1000, cap: 30_000 }));
    }
  }
}

// fullJitter
`,
    { safe: false },
  );
});

test('gives what is exported no parameter where something else may hand it one', () => {
  const load = `exports.load = async function (url) {
  try {
    return await fetch(url);
  } catch (error) {
    await sleep(Math.random() * 2000);
    return exports.load(url);
  }
};
`;
  expectEdit(
    boundAttempts,
    load,
    `exports.load = async function (url, attempt = 0) {
  try {
    return await fetch(url);
  } catch (error) {
    if (attempt >= 4) throw error;
    await sleep(Math.random() * 2000);
    return exports.load(url, attempt + 1);
  }
};
`,
  );
  expectEdit(boundAttempts, `${load}exports.loadAll = (urls) => Promise.all(urls.map(exports.load));\n`, null);
});

test('rejects where an event tells of no error, and with the status where a request has one', () => {
  expectEdit(
    boundAttempts,
    `const load = (url) => new Promise((resolve, reject) => {
  function send() {
    const xhr = new XMLHttpRequest();
    xhr.open('GET', url);
    xhr.onload = () => {
      if (xhr.status === 200) resolve(xhr.responseText);
      else {
        setTimeout(() => send(), Math.random() * 2000);
      }
    };
    xhr.onerror = () => {
      setTimeout(() => send(), Math.random() * 2000);
    };
    xhr.send();
  }
  send();
});
`,
    `const load = (url) => new Promise((resolve, reject) => {
  function send(attempt = 0) {
    const xhr = new XMLHttpRequest();
    xhr.open('GET', url);
    xhr.onload = () => {
      if (xhr.status === 200) resolve(xhr.responseText);
      else {
        if (attempt >= 4) return reject(new Error(\`HTTP \${xhr.status}\`));
        setTimeout(() => send(attempt + 1), Math.random() * 2000);
      }
    };
    xhr.onerror = () => {
      if (attempt >= 4) return reject(new Error('gave up after 5 attempts'));
      setTimeout(() => send(attempt + 1), Math.random() * 2000);
    };
    xhr.send();
  }
  send();
});
`,
    { safe: false },
  );
});

test('counts bad answers that come past the count of errors', () => {
  const load = (read: string, outside = '', bound = '', counted = '') => `async function load(url) {
  let data = null, failures = 0;
${outside}  while (data === null) {
    try {
      const response = await fetch(url);
      ${read}
${bound}    } catch (error) {
${counted}      failures++;
      console.warn(failures, error);
    }
    if (data === null) await new Promise((resolve) => setTimeout(resolve, Math.random() * 2000));
  }
  return data;
}
`;
  const orNull = 'data = response.ok ? await response.json() : null;';
  const last = (count: string) => `      if (${count} >= 4) throw error;\n`;
  expectEdit(boundAttempts, load(orNull), load(orNull, '  let retry = 0;\n', '      if (data === null && retry++ >= 4) throw new Error(`HTTP ${response.status}`);\n', last('retry++')));
  const orThrow = 'if (response.ok) data = await response.json(); else throw new Error(response.statusText);';
  expectEdit(boundAttempts, load(orThrow), load(orThrow, '', '', last('failures')));
});

test('counts nothing in a function that is called with an event', () => {
  const load = (use: string): string => `async function load() {
  try {
    return await fetch('/api/health');
  } catch {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    return load();
  }
}
${use}
`;
  for (const use of ['const button = <button onClick={load} />;', 'const props = { onClick: load };', 'window.onfocus = load;', 'export const prepare = () => { return load; };']) expectEdit(boundAttempts, load(use), null, { filename: 'file.jsx' });
  expect(editOf(boundAttempts, load('const page = { load };'))).not.toBe(null);
});

test('counts in a static method that calls itself by the name of its class', () => {
  const client = (parameters: string, end: string, count: string, use = ''): string => `export class Client {
  static async load(url${parameters}) {
    try {
      return await fetch(url);
    } catch (error) {
${end}      await new Promise((resolve) => setTimeout(resolve, Math.random() * 1000));
      return Client.load(url${count});
    }
  }
}
${use}`;
  expectEdit(boundAttempts, client('', '', ''), client(', attempt = 0', '      if (attempt >= 4) throw error;\n', ', attempt + 1'));
  expectEdit(boundAttempts, client('', '', '', 'export const loadAll = (urls) => Promise.all(urls.map(Client.load));\n'), null);
});

test('gives up before it says when it comes again, and after it said what failed', () => {
  const code = (parameter: string, end: string, timer: string): string => `class Devices {
  async discover(${parameter}) {
    try {
      await this.client.list();
      this.delaySeconds = 60;
    } catch (error) {
      this.log.error(error);
${end}      this.log.warn('Again in ' + this.delaySeconds + ' s');
      ${timer}
      this.delaySeconds *= 2;
    }
  }
}
`;
  const fixed = code('attempt = 0', '      if (attempt >= 4) return;\n', 'setTimeout(() => this.discover(attempt + 1), fullJitter(0, { base: this.delaySeconds * 1000, cap: 240_000 }));');
  expectEdit(boundAttempts, code('', '', 'setTimeout(() => this.discover(), this.delaySeconds * 1000);'), `${fixed}\n// fullJitter\n`);
});

test('counts anew after each page that came', () => {
  const load = (before: string, reset: string, end: string, wait: string, head = 'next'): string => `async function load(client, next) {
  const all = [];
${before}  while (${head}) {
    try {
      const page = await client.list(next);
      all.push(...page.entries);
      next = page.next;
${reset}    } catch (error) {
${end}      console.warn(error);
${wait}    }
  }
  return all;
}
`;
  const wait = (attempt: string): string => `      await new Promise((resolve) => setTimeout(resolve, ${attempt}));\n`;
  expectEdit(boundAttempts, load('', '', '', wait('1000')), `${load('  let retry = 0;\n', '      retry = 0;\n', '      if (retry >= 4) throw error;\n', wait('fullJitter(retry++, { base: 1000, cap: 30_000 })'))}\n// fullJitter\n`);
});

test('asks an allowance that each call makes less and nothing asks', () => {
  const code = (parameters: string, end: string, again: string): string => `async function load(client${parameters}) {
  try {
    return await client.list();
  } catch (error) {
${end}    return load(client${again});
  }
}
`;
  const wait = (retry: string): string => `    await new Promise((resolve) => setTimeout(resolve, fullJitter(${retry}, { base: 100, cap: 30_000 })));\n`;
  expectEdit(boundAttempts, code(', left = 5', '', ', left - 1'), `${code(', left = 5, attempt = 0', `    if (left <= 0) throw error;\n${wait('attempt')}`, ', left - 1, attempt + 1')}\n// fullJitter\n`);
  const said = "    if (left === 5) console.warn('again');\n";
  expectEdit(boundAttempts, code(', left = 5', said, ', left - 1'), `${code(', left = 5', `    if (5 - left >= 4) throw error;\n${said}${wait('5 - left')}`, ', left - 1')}\n// fullJitter\n`);
});

test('counts nothing where another function begins it anew: the count would begin anew as well', () => {
  const site = (refresh: string): string => `export async function load(client) {
  try {
    return await client.load();
  } catch (error) {
    console.warn(error);
    if (error.code === 'ECONNRESET') return load(client);
    ${refresh}
  }
}

function refresh(client) {
  if (client.isOpen) load(client);
}
`;
  expectEdit(boundAttempts, site('setTimeout(() => refresh(client), 3000);'), null);
  expectEdit(boundAttempts, site('refresh(client);'), null);
  expect(editOf(boundAttempts, site('setTimeout(() => client.close(), 3000);'))).not.toBeNull();
});

test('what a success goes on with is not counted', () => {
  const crawl = (parameter: string, bound: string, again: string) => `class Crawl {
  async next(${parameter}) {
    let page;
    try {
      page = await this.api.load(this.offset);
    } catch (error) {
${bound}      await new Promise((resolve) => setTimeout(resolve, Math.random() * 1000));
      return this.next(${again});
    }
    if (page.items.length === 0) return this.finish();
    this.list.push(...page.items);
    this.offset += 100;
    this.next();
  }
}
`;
  expectEdit(boundAttempts, crawl('', '', ''), crawl('attempt = 0', '      if (attempt >= 4) throw error;\n', 'attempt + 1'));
});

test('a turn that comes to no attempt is not counted', () => {
  const prove = (loop: string, bound: string, before = '') => `async function prove(deadline) {
${before}  ${loop} {
    const height = await heightOf();
    if (height <= deadline) {
      await new Promise((resolve) => setTimeout(resolve, 10_000));
      continue;
    }
    try {
      return await client.prove(height);
    } catch (error) {
${bound}      await new Promise((resolve) => setTimeout(resolve, Math.random() * 1000));
    }
  }
}
`;
  expectEdit(boundAttempts, prove('while (true)', ''), prove('while (true)', '      if (retry++ >= 4) throw error;\n', '  let retry = 0;\n'));
  expectEdit(boundAttempts, prove('while (true)', '').replace(/ {4}if \(height[^}]*}\n/, ''), prove('for (let attempt = 0; ; attempt++)', '      if (attempt >= 4) throw error;\n').replace(/ {4}if \(height[^}]*}\n/, ''));
});

test('an `else` that is about something other than the failure is not made the end', () => {
  const read = (parameter: string, test: string, bound: string, again: string) => `class Device {
  async read(${parameter}) {
    try {
      return await this.load();
    } catch (error) {
      if (${test}) {
${bound}        await new Promise((resolve) => setTimeout(resolve, Math.random() * 1000));
        return this.read(${again});
      } else {
        log('offline');
        return null;
      }
    }
  }
}
`;
  expectEdit(boundAttempts, read('', 'this.isOnline', '', ''), read('attempt = 0', 'this.isOnline', '        if (attempt >= 4) throw error;\n', 'attempt + 1'));
  expectEdit(boundAttempts, read('', 'isTransient(error)', '', ''), read('attempt = 0', 'isTransient(error) && attempt < 4', '', 'attempt + 1'));
});

test('a ceiling from the settings cuts no wait of which nobody knows how long it is', () => {
  const read = (head: string, before: string, wait: string): string => `class Reader {
  async read(fetch) {
    ${head} {
      try {
        return await fetch();
      } catch (error) {
${before}        console.warn(error);
      }
      await new Promise((resolve) => setTimeout(resolve, ${wait}));
    }
  }
}
`;
  const bounded = read('for (let attempt = 0; ; attempt++)', '        if (attempt >= 4) throw error;\n', 'fullJitter(attempt, { base: this.pauseMs, cap: Math.max(30_000, this.pauseMs) })');
  expectEdit(boundAttempts, read('while (true)', '', 'this.pauseMs'), `${bounded}\n// fullJitter\n`);
});

test('only suggests to throw where nobody waits for the next attempt', () => {
  const restore = (parameter: string, bound: string, wait: string, again: string, handed: string): string => `async function restore(client, id${parameter}) {
  try {
    await client.send(id);
  } catch (error) {
${bound}    console.warn('again', error);
    await new Promise((resolve) => setTimeout(resolve, ${wait}));
    ${again}restore(client, id${handed});
  }
}
`;
  const bounded = (again: string): string => `${restore(', attempt = 0', '    if (attempt >= 4) throw error;\n', 'fullJitter(attempt, { base: 2000, cap: 30_000 })', again, ', attempt + 1')}\n// fullJitter\n`;
  expectEdit(boundAttempts, restore('', '', '2000', 'void ', ''), bounded('void '), { safe: false });
  expectEdit(boundAttempts, restore('', '', '2000', '', ''), bounded(''), { safe: false });
  expectEdit(boundAttempts, restore('', '', '2000', 'await ', ''), bounded('await '));
});

test('rejects nowhere that the loop would go on from', () => {
  const fill = (signature: string): string => `${signature} {\n  let isDone = false;\n  while (!isDone) {\n    await client.rows().then((rows) => { isDone = true; resolve(rows); }).catch((error) => { log(error); });\n    if (!isDone) await sleep(1000);\n  }\n}`;
  expect(editOf(boundAttempts, `const full = new Promise(${fill('async (resolve, reject) =>')});\n`)).toBeNull();
  expect(editOf(boundAttempts, `${fill('async function fill(resolve)')}\n`)?.changes.some(({ text }) => text.includes('if (attempt >= 4) throw error;'))).toBe(true);
});

test.for([
  ['setTimeout(async () => { const rows = await load(); resolve(rows); }, 1000)', false],
  ['setTimeout(() => { resolve(load()); }, 1000)', true],
] as const)('only suggests to throw where the timer waits for the next attempt: %s', ([timer, safe]) => {
  const edit = editOf(boundAttempts, `async function load() {\n  try {\n    return await client.rows();\n  } catch (error) {\n    return new Promise((resolve) => { ${timer}; });\n  }\n}\n`);
  expect(edit?.safe).toBe(safe);
});

test('asks for what may be missing where what is done else reads it', () => {
  const save = (parameters: string, bounded: (test: string) => string, again: string, found: string): string => `\
export async function save(client, row${parameters}) {
  await client.post(row).catch((error) => {
    if (${bounded('!error.response || error.response.data.code === 500')}) {
      ${again}
    } else {
      console.log(${found}.data.message, error.code);
    }
  });
}
`;
  const again = 'setTimeout(() => save(client, row, attempt + 1), fullJitter(attempt, { base: 100, cap: 30_000 }));';
  const after = save(', attempt = 0', (test) => `(${test}) && attempt < 4`, again, 'error.response?');
  expectEdit(boundAttempts, save('', (test) => test, 'save(client, row);', 'error.response'), `${after}\n// fullJitter\n`);
});

test('shares the end of what is not tried again, where that does more than leave', () => {
  const run = (parameters: string, test: string, end: string, again: string): string => `\
function run(client, session, done${parameters}) {
  client.send(session, (error, rows) => {
    if (error) {
      if (${test}) {
        ${end}
        done(error);
        return;
      }
      setTimeout(() => run(client, session, done${again}), Math.random() * 1000);
    } else {
      done(null, rows);
    }
  });
}
`;
  const [more, counted] = [', attempt = 0', ', attempt + 1'];
  expectEdit(boundAttempts, run('', 'error.code !== 10', 'session.release();', ''), run(more, 'error.code !== 10 || attempt >= 4', 'session.release();', counted));
  // What is said there is not true of the last attempt.
  const logs = "console.error('will not pass', error);";
  const after = run(more, 'error.code !== 10', logs, counted).replace('      setTimeout', '      if (attempt >= 4) return done(error);\n      setTimeout');
  expectEdit(boundAttempts, run('', 'error.code !== 10', logs, ''), after);
});

test('shares the end of what is not tried again in the other branch', () => {
  const load = (head: string, test: string): string => `\
async function load(client, span) {
  ${head} {
    try {
      return await client.send();
    } catch (error) {
      if (${test}) {
        span.note(error);
      } else {
        span.end();
        throw error;
      }
    }
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 1000));
  }
}
`;
  expectEdit(boundAttempts, load('while (true)', 'mayPass(error)'), load('for (let attempt = 0; ; attempt++)', 'mayPass(error) && attempt < 4'));
});

test('tells nobody who is not known there', () => {
  const run = (handed: string, end: string): string => `\
export function run(wrap, count, cb) {
  const settled = (error, value) => {
    if (error) {
      count.failed++;
${end}      wrap((${handed}) => { ${handed}(null, value); }, settled);
    }
  };
  wrap((${handed}) => { ${handed}(new Error('no')); }, settled);
}
`;
  const edit = editOf(boundAttempts, run('done', ''));
  expect(edit && apply(edit, run('done', ''))).not.toContain('done(error)');
});

test('writes nothing to what may be missing', () => {
  const save = (parameters: string, again: string, bound: string): string => `\
export async function save(client, row${parameters}) {
  await client.post(row).catch((error) => {
${bound}    if (!error.response || error.response.data.code === 500) {
      setTimeout(() => save(client, row${again}), Math.random() * 1000);
    } else {
      error.response.handled = true;
    }
  });
}
`;
  const edit = editOf(boundAttempts, save('', '', ''));
  expect(edit && apply(edit, save('', '', ''))).not.toContain('?.');
});

test('does not do of the last attempt what is done about one cause', () => {
  const load = (test: string, bound: string): string => `\
async function load(client, tokens) {
  for (let attempt = 0; ; attempt++) {
    try {
      return await client.send();
    } catch (error) {
      if (${test}) {
        tokens.clear();
        throw error;
      }
${bound}      await new Promise((resolve) => setTimeout(resolve, Math.random() * 1000));
    }
  }
}
`;
  expectEdit(boundAttempts, load('error.status === 401', ''), load('error.status === 401', '      if (attempt >= 4) throw error;\n'));
  expectEdit(boundAttempts, load('!mayPass(error)', ''), load('!mayPass(error) || attempt >= 4', ''));
});

test('attempts end some way behind the failure from which on the site does something else', () => {
  const wait = (bound: string, more: number): string => `\
async function ready(look) {
  let failures = 0;
  while (true) {
    try {
      return await look();
    } catch (error) {
${bound}      if (failures > ${more}) console.error('still not there', error);
      await sleep(500 * Math.random());
    } finally {
      ++failures;
    }
  }
}
`;
  expectEdit(boundAttempts, wait('', 10), wait('      if (failures >= 15) throw error;\n', 10));
  expectEdit(boundAttempts, wait('', 2), wait('      if (failures >= 4) throw error;\n', 2));
});

test('the place in a table of waits, which turns without a failure move as well, is no number of attempts', () => {
  const act = (begin: string, bound: string, looked: string): string => `\
async function act(run: (again: symbol) => Promise<unknown>, waits: number[]) {
  const again = Symbol('again');
  let place = 0;
${begin}  while (true) {
    const wait = waits[Math.min(place++, waits.length - 1)];
    await sleep(wait * Math.random());
    try {
      const result = await run(again);
${looked}      return result;
    } catch (error) {
      if (isFinal(error)) throw error;
${bound}      continue;
    }
  }
}
`;
  const looked = '      if (result === again) continue;\n';
  expectEdit(boundAttempts, act('', '', looked), act('  let retry = 0;\n', '      if (retry++ >= 4) throw error;\n', looked));
  expectEdit(boundAttempts, act('', '', ''), act('', '      if (place >= 5) throw error;\n', ''));
});

test('counts on with what another fix counts, where a failure falls to the call', () => {
  const find = (bound: string): string =>
    `async function find(id, attempt = 0) { try { return await client.find(id); } catch (error) { ${bound}log(error); } await sleep(1000 * Math.random()); return await find(id, attempt + 1); }`;
  expectEdit(boundAttempts, find(''), find('if (attempt >= 4) throw error; '));
});

test('a bound is for all ways that go on, and one that is there already for some of them stays', () => {
  const send = (bound: string, all = ''): string => `\
async function send(part) {
  for (let attempt = 0; ; attempt++) {
    try {
      return await sender.send(part);
    } catch (error) {
${all}      if (!sender.isConnected()) {
${bound}        await sleep(1000 * Math.random());
        continue;
      } else if (error instanceof FloodError) {
        await sleep(error.seconds * 1000);
        continue;
      }
      throw error;
    }
  }
}
`;
  expectEdit(boundAttempts, send(''), send('', '      if (attempt >= 4) throw error;\n'));
  expectEdit(boundAttempts, send('        if (attempt >= 4) throw error;\n'), null);
});

test('who offers to go on without a limit is to choose one', () => {
  const lines = (bound: string): string => `async function poll(run, most) {
  let attempts = 0;
  while (!most || attempts < most) {
    try {
      return await run();
    } catch (error) {
${bound}      console.warn(error);
      attempts += 1;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 500));
    }
  }
}
poll(send, undefined);
`;
  expectEdit(boundAttempts, lines(''), lines('      if (!most && attempts >= 4) throw error;\n'), { safe: false });
});

test('what alone is said of a failure that nobody gets is said of the last one too, and somebody is to put it otherwise', () => {
  const lines = (before: string, count: string, next: string, bound: string): string => `class Platform {
  async start(${count}) {
    try {
      await this.api.login();
    } catch (error) {
${before}      this.log.error(\`Will try again in \${RETRY_MS} ms\`);
${bound}      setTimeout(() => this.start(${next}), Math.random() * RETRY_MS);
    }
  }
}
`;
  const bound = '      if (attempt >= 4) return;\n';
  expectEdit(boundAttempts, lines('', '', '', ''), lines('', 'attempt = 0', 'attempt + 1', bound), { safe: false });
  const told = '      this.log.error(error);\n';
  expectEdit(boundAttempts, lines(told, '', '', ''), lines(told + bound, 'attempt = 0', 'attempt + 1', ''));
});

test.for([
  ['if (most > 0 && attempts >= most) throw error;', '!(most > 0) && attempts >= 4'],
  ['if (most !== undefined && attempts >= most) throw error;', '!(most !== undefined) && attempts >= 4'],
  ['if (most && attempts >= most) throw error;', '!most && attempts >= 4'],
] as const)('a limit that somebody may set is not overruled: %s', ([bound, condition]) => {
  const lines = (more: string): string => `async function poll(run, most = 0) {
  let attempts = 0;
  for (;;) {
    try {
      return await run();
    } catch (error) {
      ${bound}
${more}      console.warn(error);
      attempts += 1;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 500));
    }
  }
}
`;
  const edit = editOf(boundAttempts, lines(''));
  expect(edit?.safe).toBe(false);
  expect(edit && apply(edit, lines(''))).toContain(condition);
});

test.for([
  ['// Continue trying indefinitely.', false],
  ['// Blocked until the node answers.', false],
  ['// The node may be slow.', true],
  ['// TODO: do not keep trying for ever.', true],
  ["console.error('must not hang indefinitely', error);", true],
] as const)('to end what is said to go on for as long as it takes is for somebody to choose: %s', ([comment, safe]) => {
  const lines = (bound: string, attempt: string): string => `async function load(client) {
  ${attempt}
    try {
      return await client.send();
    } catch (error) {
      ${comment}
${bound}      await new Promise((resolve) => setTimeout(resolve, Math.random() * 500));
    }
  }
}
`;
  const edit = editOf(boundAttempts, lines('', 'while (true) {'));
  expect(edit?.safe).toBe(safe);
});

test.for([
  ['// Goes on indefinitely.\n', false],
  ['/** Never gives up. */\r\n', false],
  ['// Goes on indefinitely.\n\n', true],
  ['const turns = 0; // goes on indefinitely\n', true],
] as const)('so does what is said right above the function: %j', ([above, safe]) => {
  const edit = editOf(boundAttempts, `${above}async function load(client) {
  while (true) {
    try {
      return await client.send();
    } catch (error) {
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 500));
    }
  }
}
`);
  expect(edit?.safe).toBe(safe);
});

const waiting = (head: string, bound: string, comment: string, wait: string): string => `const PAUSE_MS = 2000;
const SET_MS = process.env.PAUSE_MS || 2000;
async function load(client) {
  ${head} {
    try {
      return await client.send();
    } catch (error) {
${bound}      ${comment}
      await sleep(${wait});
    }
  }
}
`;

test.for([
  ['// try again in 2 seconds', '2000', '2000 + fullJitter(0, { base: 200, cap: 200 })'],
  ['// try again in 2s', '2 * 1000', '2 * 1000 + fullJitter(0, { base: 200, cap: 200 })'],
  ["console.warn('again in 2.0 sec');", 'PAUSE_MS', 'PAUSE_MS + fullJitter(0, { base: 200, cap: 200 })'],
  ['// try again in 2 seconds', 'SET_MS', 'fullJitter(attempt, { base: SET_MS, cap: 30_000 })'],
  ['// try again in 3 seconds', '2000', 'fullJitter(attempt, { base: 2000, cap: 30_000 })'],
  ['// 2s, 4s, 8s', '2000', 'fullJitter(attempt, { base: 2000, cap: 30_000 })'],
  ['// as soon as the 2 servers are up', '1000', 'fullJitter(attempt, { base: 1000, cap: 30_000 })'],
  ['// at most 1.2 s', '2000', 'fullJitter(attempt, { base: 2000, cap: 30_000 })'],
] as const)('a wait of which its author says how long it is stays that long: %s, %s', ([comment, wait, length]) => {
  expectEdit(boundAttempts, waiting('while (true)', '', comment, wait), `${waiting('for (let attempt = 0; ; attempt++)', '      if (attempt >= 4) throw error;\n', comment, length)}\n// fullJitter\n`);
});

test('so does one of which a comment of its function speaks, a sentence at a time', () => {
  const load = (comment: string, head: string, bound: string, length: string) => `async function load(client) {
  // The service is slow at night. ${comment} Give it 90 seconds before you call.
  ${head} {
    try {
      return await client.send();
    } catch (error) {
${bound}      await new Promise((resolve) => setTimeout(resolve, ${length}));
    }
  }
}
`;
  const fixed = (comment: string, length: string) => `${load(comment, 'for (let attempt = 0; ; attempt++)', '      if (attempt >= 4) throw error;\n', length)}\n// fullJitter\n`;
  const told = 'A 1.2s backoff keeps us below their limit.';
  expectEdit(boundAttempts, load(told, 'while (true)', '', '1200'), fixed(told, '1200 + fullJitter(0, { base: 120, cap: 120 })'));
  const other = 'Their window is 1.2s wide.';
  expectEdit(boundAttempts, load(other, 'while (true)', '', '1200'), fixed(other, 'fullJitter(attempt, { base: 1200, cap: 30_000 })'));
});

test.for([
  ['equal', '2000 + equalJitter(0, { base: 400, cap: 400 })'],
  ['decorrelated', 'decorrelatedJitter(attempt, { base: 2000, cap: 30_000 })'],
] as const)('enough of such a wait is random by any strategy: %s', ([strategy, length]) => {
  const edit = editOf(boundAttempts, waiting('while (true)', '', '// again in 2 s', '2000'), { settings: { strategy } });
  expect(edit && apply(edit, waiting('while (true)', '', '// again in 2 s', '2000'))).toContain(`sleep(${length})`);
});

test('what is waited on the way to an attempt, in a function that it runs, is no wait of a retry', () => {
  const lines = (parameter: string, bound: string, next: string, wait: string): string => `class Service {
  schedule(${parameter}) {
    setTimeout(async () => {
      try {
        await this.restart();
      } catch (error) {
        console.error(error);
${bound}        this.schedule(${next});
      }
    }, ${wait});
  }
  async restart() {
    await new Promise((resolve) => setTimeout(resolve, 3000));
    await this.client.load();
  }
}
`;
  expectEdit(boundAttempts, lines('', '', '', '60000'), `${lines('attempt = 0', '        if (attempt >= 4) return;\n', 'attempt + 1', 'fullJitter(attempt, { base: 60000, cap: 63_000 })')}\n// fullJitter\n`);
});

test('waits after a repair of which nobody knows how long it takes, and not where something else lets it on', () => {
  const lines = (count: string, repair: string, more: string, next: string): string => `import { bus, limiter } from './bus.js';
async function post(topic, message${count}) {
  try {
    return await bus.post(topic, message);
  } catch (error) {
${more === '' ? '' : '    if (attempt >= 4) throw error;\n'}    await ${repair};
${more}    return post(topic, message${next});
  }
}
`;
  const wait = '    await new Promise((resolve) => setTimeout(resolve, fullJitter(attempt, { base: 100, cap: 30_000 })));\n';
  expectEdit(boundAttempts, lines('', 'bus.create(topic)', '', ''), `${lines(', attempt = 0', 'bus.create(topic)', wait, ', attempt + 1')}\n// fullJitter\n`);
  const limited = editOf(boundAttempts, lines('', 'limiter.removeTokens(1)', '', ''));
  expect(limited?.changes.map(({ text }) => text).join('')).not.toContain('fullJitter');
});

test('who is told of each failure is told of the last one too', () => {
  const count = (told: string, counted: readonly [string, string, string, string] = ['', '', '', ''], end = 'throw error;') => `class Counter {
  async count(text${counted[0]}) {
    try {
      return await this.model.count(text);
    } catch (error) {
      if (isBusy(error)${counted[1]}) {
        ${told}
${counted[2]}        return this.count(text${counted[3]});
      }
      ${end}
    }
  }
}
`;
  const wait = '        await new Promise((resolve) => setTimeout(resolve, fullJitter(attempt, { base: 100, cap: 30_000 })));\n';
  const helper = (code: string) => `${code}\n// fullJitter\n`;
  expectEdit(boundAttempts, count('keys.report(error);'), helper(count('keys.report(error);', [', attempt = 0', '', `        if (attempt >= 4) throw error;\n${wait}`, ', attempt + 1'])));
  const bounded = [', attempt = 0', ' && attempt < 4', wait, ', attempt + 1'] as const;
  expectEdit(boundAttempts, count('keys.report(error);', undefined, 'return null;'), helper(count('keys.report(error);', bounded, 'return null;')));
  for (const told of ['this.onRetry(error);', 'log.warn(error);']) expectEdit(boundAttempts, count(told), helper(count(told, bounded)));
});

describe('what is done about each failure', () => {
  test('is left as it is where only one kind of it is tried again', () => {
    const lines = (parameter: string, bound: string, wait: string, again: string): string => `async function load(id${parameter}) {
  try {
    return await api.request(id);
  } catch (error) {
    if (error.code === 'SESSION_INVALID') {
${bound}      await login(true);
${wait}      return load(id${again});
    }
  }
}
`;
    const bounded = lines(', attempt = 0', '      if (attempt >= 4) throw error;\n', '', ', attempt + 1');
    expectEdit(boundAttempts, lines('', '', '', ''), bounded);
  });

  test.for(['delete opened[name];', 'this.opening = null;', 'this.isOpen = false;'])('is put right before the last one is thrown: %s', (reset) => {
    const lines = (parameter: string, bound: string, wait: string, again: string): string => `class Queues {
  open(name${parameter}) {
    return this.link.ask(name).catch((error) => {
      ${reset}
${bound}      return sleep(${wait}).then(() => this.open(name${again}));
    });
  }
}
`;
    const bounded = lines(', attempt = 0', '      if (attempt >= 4) throw error;\n', 'fullJitter(attempt, { base: 1000, cap: 30_000 })', ', attempt + 1');
    expectEdit(boundAttempts, lines('', '', '1000', ''), `${bounded}\n// fullJitter\n`);
  });
});

test('a bound is for what comes past one kind of failure as well, where that is tried again', () => {
  const lines = (head: string, bound: string): string => `async function ask(link, name) {
  ${head} {
    try {
      return await link.ask(name);
    } catch (error) {
${bound}      console.error(error);
      if (error.code === 'BUSY') {
        await sleep(1000 * Math.random());
        continue;
      }
    }
    await sleep(5000 * Math.random());
  }
}
`;
  expectEdit(boundAttempts, lines('for (;;)', ''), lines('for (let attempt = 0; ; attempt++)', '      if (attempt >= 4) throw error;\n'));
});

test('a bound stands before a choice that goes on either way', () => {
  const lines = (parameter: string, bound: string, again: string): string => `function ask(link, name${parameter}) {
  return link.ask(name).catch((error) => {
${bound}    if (link.isOpen) {
      return sleep(Math.random() * 1000).then(() => ask(link, name${again}));
    } else {
      link.open();
      return sleep(Math.random() * 1000).then(() => ask(link, name${again}));
    }
  });
}
`;
  expectEdit(boundAttempts, lines('', '', ''), lines(', attempt = 0', '    if (attempt >= 4) throw error;\n', ', attempt + 1'));
});
