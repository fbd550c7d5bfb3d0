import { test } from 'vitest';
import { expectEdit } from '../../test/expect-edit.js';
import { parseRetryAfter } from './parse-retry-after.js';
import { useFullJitter } from './use-full-jitter.js';

test('keeps base, factor and cap', () => {
  expectEdit(
    useFullJitter,
    `async function load(client, { base, max }) {
  for (let attempt = 1; ; attempt++) {
    try {
      return await client.send();
    } catch (error) {
      if (attempt === 5) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.min(max, base * 1.5 ** (attempt - 1))));
    }
  }
}
`,
    `async function load(client, { base, max }) {
  for (let attempt = 1; ; attempt++) {
    try {
      return await client.send();
    } catch (error) {
      if (attempt === 5) throw error;
      await new Promise((resolve) => setTimeout(resolve, fullJitter(attempt - 1, { base, cap: max, factor: 1.5 })));
    }
  }
}

// fullJitter
`,
  );
});

test('takes a delay that the site doubles as the ceiling', () => {
  expectEdit(
    useFullJitter,
    `async function load(client) {
  let delay = 200;
  for (let attempt = 1; ; attempt++) {
    try {
      return await client.send();
    } catch (error) {
      if (attempt === 5) throw error;
      await new Promise((resolve) => setTimeout(resolve, delay));
      delay *= 2;
    }
  }
}
`,
    `async function load(client) {
  let delay = 200;
  for (let attempt = 1; ; attempt++) {
    try {
      return await client.send();
    } catch (error) {
      if (attempt === 5) throw error;
      await new Promise((resolve) => setTimeout(resolve, fullJitter(0, { base: delay, cap: 30_000 })));
      delay *= 2;
    }
  }
}

// fullJitter
`,
  );
});

test('changes the constant that the site also tells', () => {
  expectEdit(
    useFullJitter,
    `async function load(client) {
  for (let attempt = 0; ; attempt++) {
    try {
      return await client.send();
    } catch (error) {
      if (attempt === 5) throw error;
      const exponential = 200 * 2 ** attempt;
      const delay = Math.min(exponential, 5000);
      console.warn(\`next try in \${delay} ms\`);
      await new Promise((resolve) => setTimeout(resolve, delay));
    }
  }
}
`,
    `async function load(client) {
  for (let attempt = 0; ; attempt++) {
    try {
      return await client.send();
    } catch (error) {
      if (attempt === 5) throw error;
      const delay = Math.round(fullJitter(attempt, { base: 200, cap: 5000 }));
      console.warn(\`next try in \${delay} ms\`);
      await new Promise((resolve) => setTimeout(resolve, delay));
    }
  }
}

// fullJitter
`,
  );
});

test('edits the function that works out the delay', () => {
  expectEdit(
    useFullJitter,
    `const backoff = (attempt) => Math.min(10_000, 250 * Math.pow(2, attempt));

async function load(client) {
  for (let i = 0; i < 5; i++) {
    try {
      return await client.send();
    } catch (error) {
      if (i === 4) throw error;
      await new Promise((resolve) => setTimeout(resolve, backoff(i)));
    }
  }
}
`,
    `const backoff = (attempt) => fullJitter(attempt, { base: 250, cap: 10_000 });

async function load(client) {
  for (let i = 0; i < 5; i++) {
    try {
      return await client.send();
    } catch (error) {
      if (i === 4) throw error;
      await new Promise((resolve) => setTimeout(resolve, backoff(i)));
    }
  }
}

// fullJitter
`,
  );
});

test('has what grows by steps grow on by them', () => {
  expectEdit(
    useFullJitter,
    `async function load(client) {
  for (let i = 0; i < 5; i++) {
    try {
      return await client.send();
    } catch (error) {
      if (i === 4) throw error;
      await new Promise((resolve) => setTimeout(resolve, 300 * (i + 1)));
    }
  }
}
`,
    `async function load(client) {
  for (let i = 0; i < 5; i++) {
    try {
      return await client.send();
    } catch (error) {
      if (i === 4) throw error;
      await new Promise((resolve) => setTimeout(resolve, fullJitter(0, { base: 300 * (i + 1), cap: 30_000 })));
    }
  }
}

// fullJitter
`,
  );
});

test('keeps the steps of a table', () => {
  expectEdit(
    useFullJitter,
    `const DELAYS = [1000, 5000, 60_000];

async function load(client) {
  for (let i = 0; ; i++) {
    try {
      return await client.send();
    } catch (error) {
      if (i === DELAYS.length) throw error;
      await new Promise((resolve) => setTimeout(resolve, DELAYS[i]));
    }
  }
}
`,
    `const DELAYS = [1000, 5000, 60_000];

async function load(client) {
  for (let i = 0; ; i++) {
    try {
      return await client.send();
    } catch (error) {
      if (i === DELAYS.length) throw error;
      await new Promise((resolve) => setTimeout(resolve, fullJitter(0, { base: DELAYS[i], cap: 60_000 })));
    }
  }
}

// fullJitter
`,
  );
});

test('divides for a function that takes seconds', () => {
  expectEdit(
    useFullJitter,
    `const sleep = (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

async function load(client, left = 4) {
  try {
    return await client.send();
  } catch (error) {
    if (left === 0) throw error;
    await sleep(2 ** (4 - left));
    return load(client, left - 1);
  }
}
`,
    `const sleep = (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

async function load(client, left = 4) {
  try {
    return await client.send();
  } catch (error) {
    if (left === 0) throw error;
    await sleep(fullJitter(4 - left, { base: 1000, cap: 30_000 }) / 1000);
    return load(client, left - 1);
  }
}

// fullJitter
`,
  );
});

test('grows from a wait that was fixed', () => {
  expectEdit(
    useFullJitter,
    `async function load(client, left = 4) {
  try {
    return await client.send();
  } catch (error) {
    if (left === 0) throw error;
    await new Promise((resolve) => setTimeout(resolve, 500));
    return load(client, left - 1);
  }
}
`,
    `async function load(client, left = 4) {
  try {
    return await client.send();
  } catch (error) {
    if (left === 0) throw error;
    await new Promise((resolve) => setTimeout(resolve, fullJitter(4 - left, { base: 500, cap: 30_000 })));
    return load(client, left - 1);
  }
}

// fullJitter
`,
  );
});

const waitingWhile = (head: string, wait: string): string => `async function load(client, isWanted, deadline) {
  ${head} {
    try {
      return await client.send();
    } catch (error) {
      await new Promise((resolve) => setTimeout(resolve, ${wait}));
    }
  }
}
`;

test('adds a counter where a fixed wait has none', () => {
  const after = waitingWhile('let retry = 0;\n  while (isWanted())', 'fullJitter(retry++, { base: 500, cap: 30_000 })');
  expectEdit(useFullJitter, waitingWhile('while (isWanted())', '500'), `${after}\n// fullJitter\n`);
});

test('lets no wait grow of what tries until a moment', () => {
  const head = 'while (Date.now() < deadline)';
  expectEdit(useFullJitter, waitingWhile(head, '500'), `${waitingWhile(head, 'fullJitter(0, { base: 500, cap: 30_000 })')}\n// fullJitter\n`);
});

test('leaves the factor out of a random walk', () => {
  expectEdit(
    useFullJitter,
    `async function load(client) {
  for (let i = 0; ; i++) {
    try {
      return await client.send();
    } catch (error) {
      if (i === 4) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100 * 4 ** i));
    }
  }
}
`,
    `async function load(client) {
  for (let i = 0; ; i++) {
    try {
      return await client.send();
    } catch (error) {
      if (i === 4) throw error;
      await new Promise((resolve) => setTimeout(resolve, decorrelatedJitter(i, { base: 100, cap: 30_000 })));
    }
  }
}

// decorrelatedJitter
`,
    { settings: { strategy: 'decorrelated' } },
  );
});

const logging = (log: string, between = '', delay = 'delay * 2', wait = 'delay'): string => `async function load(client, log) {
  for (let attempt = 1, delay = 200; ; attempt++) {
    try {
      return await client.send();
    } catch (error) {
      if (attempt === 5) throw error;
      ${log}
      ${between}await new Promise((resolve) => setTimeout(resolve, ${wait}));
      delay = ${delay};
    }
  }
}
`;

test('has what tells the length before the wait tell the random one', () => {
  expectEdit(
    useFullJitter,
    logging('log({ delay }, `again in ${delay} ms`);'),
    `${logging('const jitteredDelay = Math.round(fullJitter(0, { base: delay, cap: 30_000 }));\n      log({ delay: jitteredDelay }, `again in ${jitteredDelay} ms`);', '', 'delay * 2', 'jitteredDelay')}
// fullJitter
`,
  );
});

test('leaves alone what is told of another length, or behind a change of it', () => {
  const whole = (code: string): string => `${code}\n// fullJitter\n`;
  const call = 'fullJitter(0, { base: delay, cap: 30_000 })';
  for (const log of ['log(error.delay);', 'if (delay > 1000) log(attempt);', 'log(() => delay);']) {
    expectEdit(useFullJitter, logging(log), whole(logging(log, '', 'delay * 2', call)));
  }
  expectEdit(useFullJitter, logging('log(delay);', 'delay += 50;\n      '), whole(logging('log(delay);', 'delay += 50;\n      ', 'delay * 2', call)));
});

test('keeps the ceiling that a delay is held to', () => {
  expectEdit(useFullJitter, logging('', '', 'Math.min(delay * 2, client.longest)'), `${logging('', '', 'Math.min(delay * 2, client.longest)', 'fullJitter(0, { base: delay, cap: client.longest })')}\n// fullJitter\n`);
});

test('takes no name for a ceiling that a number holds down', () => {
  expectEdit(useFullJitter, logging('', '', 'Math.min(client.next, 60_000)'), `${logging('', '', 'Math.min(client.next, 60_000)', 'fullJitter(0, { base: delay, cap: 60_000 })')}\n// fullJitter\n`);
});

test('leaves what is waited when nothing has failed', () => {
  expectEdit(
    useFullJitter,
    `function watch(id) {
  let failures = 0;
  const look = async () => {
    try {
      const job = await fetchJob(id);
      failures = 0;
      if (job.done) return;
    } catch {
      failures++;
    }
    setTimeout(look, failures > 0 ? Math.min(2000 * 2 ** failures, 30_000) : 2000);
  };
  look();
}
`,
    `function watch(id) {
  let failures = 0;
  const look = async () => {
    try {
      const job = await fetchJob(id);
      failures = 0;
      if (job.done) return;
    } catch {
      failures++;
    }
    setTimeout(look, failures > 0 ? fullJitter(failures, { base: 2000, cap: 30_000 }) : 2000);
  };
  look();
}

// fullJitter
`,
  );
});

test('leaves to chance what failures have added to the pace of a poll', () => {
  const poll = (wait: string, reset = 'interval = baseMs;') => `function watch(look, { baseMs, firstMs, maxMs, factor }) {
  let interval = baseMs;
  const next = () => setTimeout(() => { void turn(); }, ${wait});
  const turn = async () => {
    try {
      await look();
      ${reset}
    } catch {
      interval = Math.min(interval * factor, maxMs);
    } finally {
      next();
    }
  };
  void turn();
}
`;
  expectEdit(useFullJitter, poll('interval'), `${poll('baseMs + fullJitter(0, { base: interval - baseMs, cap: maxMs })')}\n// fullJitter\n`);
  expectEdit(useFullJitter, poll('interval', 'interval = firstMs;'), `${poll('fullJitter(0, { base: interval, cap: maxMs })', 'interval = firstMs;')}\n// fullJitter\n`);
});

test('has the waits that are worked out alike go along', () => {
  expectEdit(
    useFullJitter,
    `async function login(page) {
  for (let attempt = 1; attempt <= 3; attempt++) {
    try {
      if (await page.login()) return true;
      if (attempt < 3) {
        const delay = attempt * 5000;
        await sleep(delay);
      }
    } catch (error) {
      if (attempt === 3) return false;
      const delay = attempt * 5000;
      await sleep(delay);
    }
  }
  return false;
}
`,
    `async function login(page) {
  for (let attempt = 1; attempt <= 3; attempt++) {
    try {
      if (await page.login()) return true;
      if (attempt < 3) {
        const delay = fullJitter(0, { base: 5000 * attempt, cap: 30_000 });
        await sleep(delay);
      }
    } catch (error) {
      if (attempt === 3) return false;
      const delay = fullJitter(0, { base: 5000 * attempt, cap: 30_000 });
      await sleep(delay);
    }
  }
  return false;
}

// fullJitter
`,
  );
});

test('a helper that gives a plain number for some attempts is left as it is', () => {
  const load = (wait: string): string => `const delayOf = (attempt) => { if (attempt > 4) return 30000; return 500 * 2 ** attempt; };
export async function load(url) {
  for (let attempt = 0; attempt < 9; attempt++) {
    try { return await query(url); } catch (error) { if (attempt === 8) throw error; await sleep(${wait}); }
  }
}
`;
  expectEdit(useFullJitter, load('delayOf(attempt)'), `${load('fullJitter(0, { base: delayOf(attempt), cap: 30_000 })')}\n// fullJitter\n`);
});

test.each([
  ['an entry of a table', 'STEPS[attempt]', '', '${delay / 1000}', 'STEPS[attempt]'],
  ['a counter, which is no length', 'attempt', '', '${attempt}', 'attempt'],
])('tells in seconds what it waits in ms, of %s', (_, step, before, told, base) => {
  const load = (length: string, mention: string, line: string): string => `const STEPS = [0, 5, 30, 90];
async function load(client) {
  for (let attempt = 1; ; attempt++) {
    try {
      return await client.send();
    } catch (error) {
      if (attempt === 4) throw error;
${line}      console.log(\`again after ${mention} s\`);
      await new Promise((resolve) => setTimeout(resolve, ${length}));
    }
  }
}
`;
  const call = base === 'attempt' ? 'fullJitter(0, { base: 1000 * attempt, cap: 30_000 })' : `fullJitter(0, { base: ${base} * 1000, cap: 90_000 })`;
  const [length, line] = base === 'attempt' ? [call, ''] : ['delay', `      const delay = Math.round(${call});\n`];
  expectEdit(useFullJitter, load(`${step} * 1000`, `\${${step}}`, before), `${load(length, told, line)}\n// fullJitter\n`);
});

test('what is made of a told length is made of all of the new one', () => {
  const load = (length: string, seconds: string, line: string): string => `const STEPS = [5, 30, 90];
async function load(client) {
  for (let attempt = 0; ; attempt++) {
    try {
      return await client.send();
    } catch (error) {
      if (attempt === 3) throw error;
${line}      console.log(60 / ${seconds}, ${seconds} ** 2, ${seconds}.toFixed(1));
      await sleep(${length});
    }
  }
}
`;
  expectEdit(useFullJitter, load('STEPS[attempt] * 1000', 'STEPS[attempt]', ''), `${load('delay', '(delay / 1000)', '      const delay = fullJitter(0, { base: STEPS[attempt] * 1000, cap: 90_000 });\n')}\n// fullJitter\n`);
});

test('leaves what the server asks for as it is, behind a name and a ceiling', () => {
  const load = (own: string): string => `async function load(url, attempt = 1) {
  const response = await fetch(url);
  if (response.status !== 429 || attempt > 3) return response;
  const header = response.headers.get('retry-after');
  const seconds = header === null ? NaN : parseInt(header, 10);
  const wait = Number.isNaN(seconds) ? ${own} : seconds * 1000;
  await new Promise((resolve) => setTimeout(resolve, Math.min(wait, 60_000)));
  return load(url, attempt + 1);
}
`;
  expectEdit(useFullJitter, load('1000 * attempt'), `${load('fullJitter(0, { base: 1000 * attempt, cap: 60_000 })')}\n// fullJitter\n`);
});

test('leaves the length alone that is random already', () => {
  expectEdit(
    useFullJitter,
    `async function run(action, backoff = 0, left = 3) {
  try {
    return await action();
  } catch (error) {
    if (left <= 1) throw error;
    const jitter = Math.random() * 1000;
    let wait = backoff;
    if (error.retryAfterMs !== undefined) {
      wait = error.retryAfterMs + jitter;
    } else if (error.status === 429) {
      // at least a second
      wait = Math.max(backoff, 1000) + jitter;
    }
    await new Promise((resolve) => setTimeout(resolve, wait));
    return run(action, backoff + 1000, left - 1);
  }
}
`,
    `async function run(action, backoff = 0, left = 3) {
  try {
    return await action();
  } catch (error) {
    if (left <= 1) throw error;
    const jitter = Math.random() * 1000;
    let wait = fullJitter(0, { base: backoff, cap: 30_000 });
    if (error.retryAfterMs !== undefined) {
      wait = error.retryAfterMs + jitter;
    } else if (error.status === 429) {
      // at least a second
      wait = Math.max(backoff, 1000) + jitter;
    }
    await new Promise((resolve) => setTimeout(resolve, wait));
    return run(action, backoff + 1000, left - 1);
  }
}

// fullJitter
`,
  );
});

test.for([
  ['Math.min(500 * 2 ** (attempt - 1), 2000)', 'fullJitter(attempt - 1, { base: 500, cap: 2000 })'],
  ['retryAfter ? retryAfter * 1000 : 200 * 2 ** attempt', 'retryAfter ? retryAfter * 1000 : fullJitter(attempt, { base: 200, cap: 30_000 })'],
  ['2000', '2000'],
  ['200 * 2 ** turn', '200 * 2 ** turn'],
  ['500 * 2 ** attempt * (0.5 + Math.random())', '500 * 2 ** attempt * (0.5 + Math.random())'],
] as const)('another wait that grows by the same counter is as random, though no run has seen it: %s', ([other, fixed]) => {
  const load = (longer: string, length: string) => `export async function load(url, turn) {
  for (let attempt = 1; attempt <= 3; attempt++) {
    const response = await fetch(url);
    if (response.ok || attempt === 3) return response;
    if (response.status === 429) {
      await sleep(${longer});
      continue;
    }
    await sleep(${length});
  }
}
`;
  expectEdit(useFullJitter, load(other, '100 * 2 ** attempt'), `${load(fixed, 'fullJitter(attempt, { base: 100, cap: 30_000 })')}\n// fullJitter\n`);
});

test('a length that may be none is random only where it is waited', () => {
  const load = (length: string) => `export async function load(client) {
  for (let attempt = 0; ; attempt++) {
    try {
      return await client.send();
    } catch (error) {
      const delay = delayAfter(error, attempt);
      if (attempt === 3 || delay === null) throw error;
      await new Promise((resolve) => setTimeout(resolve, ${length}));
    }
  }
}

function delayAfter(error, attempt) {
  return error.isFatal ? null : 100 * 2 ** attempt;
}
`;
  expectEdit(useFullJitter, load('delay'), `${load('fullJitter(0, { base: delay, cap: 30_000 })')}\n// fullJitter\n`);
});

test('a ceiling from the options with a default is the ceiling of the helper', () => {
  const load = (length: string) => `export async function load(client, options) {
  let delay = 500;
  for (let attempt = 0; ; attempt++) {
    try {
      return await client.send();
    } catch (error) {
      if (attempt === 3) throw error;
      await new Promise((resolve) => setTimeout(resolve, ${length}));
      delay = Math.min(delay * 2, options.maxTimeout ?? 4000);
    }
  }
}
`;
  expectEdit(useFullJitter, load('delay'), `${load('fullJitter(0, { base: delay, cap: options.maxTimeout ?? 4000 })')}\n// fullJitter\n`);
});

test('waits that follow no rule have no ceiling of their own', () => {
  const again = (length: string) => `const again = (run, left, delay = 100) =>
  run().catch((error) => {
    if (left <= 1) throw error;
    return sleep(${length}).then(() => again(run, left - 1, Math.pow(delay, 1.1)));
  });
`;
  expectEdit(useFullJitter, again('delay'), `${again('fullJitter(0, { base: delay, cap: 30_000 })')}\n// fullJitter\n`);
});

test('takes no delay apart whose steps are explained', () => {
  const load = (result: string) => `function delayAfter(count) {
  // 1 s, doubled each time
  const base = 1000 * 2 ** count;
  // At most a minute
  const capped = Math.min(base, 60000);
  return ${result};
}

export async function load(client) {
  for (let count = 0; ; count++) {
    try {
      return await client.send();
    } catch (error) {
      if (count === 3) throw error;
      await sleep(delayAfter(count));
    }
  }
}
`;
  expectEdit(useFullJitter, load('capped'), `${load('fullJitter(0, { base: capped, cap: 60_000 })')}\n// fullJitter\n`);
});

test('of a delay that is explained the own ceiling stays, be it a name', () => {
  const load = (result: string) => `class Client {
  delayAfter(count) {
    // doubled each time
    const exponential = this.options.baseMs * 2 ** count;
    return ${result};
  }

  async load() {
    for (let count = 0; ; count++) {
      try {
        return await this.send();
      } catch (error) {
        if (count === 3) throw error;
        await sleep(this.delayAfter(count));
      }
    }
  }
}
`;
  const jittered = `${load('fullJitter(0, { base: exponential, cap: this.options.maxMs })')}\n// fullJitter\n`;
  expectEdit(useFullJitter, load('Math.min(exponential, this.options.maxMs)'), jittered);
  expectEdit(useFullJitter, load('Math.min(this.options.maxMs, exponential)'), jittered);
});

test('what has several lines keeps them, and has the others beside it do so', () => {
  const load = (delay: string) => `export async function load(client, { quick }) {
  for (let attempt = 0; ; attempt++) {
    try {
      return await client.send();
    } catch (error) {
      if (attempt === 3) throw error;
      const delay = ${delay};
      await sleep(delay);
    }
  }
}
`;
  expectEdit(
    useFullJitter,
    load(`quick
        ? 100 *
          2 ** attempt
        : 1000 * (attempt + 1)`),
    `${load(`fullJitter(0, {
        base: quick
          ? 100 *
            2 ** attempt
          : 1000 * (attempt + 1),
        cap: 30_000,
      })`)}
// fullJitter
`,
  );
});

test('what a request is sent with is written by the site, and no word of the server', () => {
  const program = (config: string, delay: string) => `import axios from 'axios';
axios.interceptors.response.use(undefined, async (error) => {
  ${config}
  if (config.tries >= 3) throw error;
  config.tries = (config.tries || 0) + 1;
  const backoff = new Promise((resolve) => { setTimeout(resolve, ${delay}); });
  await backoff;
  return axios(config);
});
`;
  const jittered = 'fullJitter(0, { base: 300 * config.tries, cap: 30_000 })';
  for (const config of ['const { config } = error;', 'const config = error.config;']) {
    expectEdit(useFullJitter, program(config, '300 * config.tries'), `${program(config, jittered)}
// fullJitter
`);
  }
});

test('counts a countdown from what it begins with by name', () => {
  const load = (length: string, set = '') => `class Client {
  retries = 3;
${set}
  async load() {
    for (let left = this.retries; left > 0; left--) {
      try {
        return await this.client.send();
      } catch (error) {
        if (left === 1) throw error;
        await sleep(${length});
      }
    }
  }
}
`;
  const jittered = (first: string) => `fullJitter(${first} - left, { base: 250, cap: 30_000 })`;
  expectEdit(useFullJitter, load('250'), `${load(jittered('this.retries'))}\n// fullJitter\n`);
  const set = '\n  spend() {\n    this.retries--;\n  }\n';
  expectEdit(useFullJitter, load('250', set), `${load(jittered('3'), set)}\n// fullJitter\n`);
});

test('draws the length that a sleep of several units is given', () => {
  const lines = (delay: string) => `const sleep = async (seconds = 0, ms = 0) => new Promise((resolve) => setTimeout(resolve, ms + seconds * 1000));
async function load(client) {
  for (let attempt = 0; ; attempt++) {
    try {
      return await client.send();
    } catch (error) {
      if (attempt === 4) throw error;
      const delay = ${delay};
      console.warn(\`again in \${delay} ms\`);
      await sleep(0, delay);
    }
  }
}
`;
  expectEdit(useFullJitter, lines('100 * 2 ** attempt'), `${lines('Math.round(fullJitter(attempt, { base: 100, cap: 30_000 }))')}
// fullJitter
`);
});

test('a length that a text quotes in seconds is told without a dozen digits, and one that it makes no text of keeps them', () => {
  const lines = (length: string, told: string): string => `async function load(url) {
  for (let attempt = 0; ; attempt++) {
    try {
      return await fetch(url);
    } catch (error) {
      if (attempt === 3) throw error;
      const delay = ${length};
      ${told};
      await sleep(delay);
    }
  }
}
`;
  const seconds = 'console.warn(`again in ${delay / 1000} s`)';
  expectEdit(useFullJitter, lines('100 * 2 ** attempt', seconds), `${lines('Math.round(fullJitter(attempt, { base: 100, cap: 30_000 }))', seconds)}\n// fullJitter\n`);
  const share = 'gauge.set(delay / 1000)';
  expectEdit(useFullJitter, lines('100 * 2 ** attempt', share), `${lines('fullJitter(attempt, { base: 100, cap: 30_000 })', share)}\n// fullJitter\n`);
});

test('a member by the name of the length is written in short', () => {
  const lines = (declared: string, told: string, length: string): string => `class Peer {
  backoff = 100;
  connect(peer) {
    peer.on('close', () => {
${declared}      this.emit('reconnecting', ${told});
      setTimeout(() => peer.connect(), ${length});
      this.backoff = Math.min(this.backoff * 2, 5000);
    });
  }
}
`;
  expectEdit(
    useFullJitter,
    lines('', '{ delay: this.backoff, wait: this.backoff }', 'this.backoff'),
    `${lines('      const delay = Math.round(fullJitter(0, { base: this.backoff, cap: 5000 }));\n', '{ delay, wait: delay }', 'delay')}\n// fullJitter\n`,
  );
});

test('a length in a unit that nobody tells keeps its parts, whatever quotes it', () => {
  const lines = (length: string): string => `import { wait } from './waiting.js';
export async function send(client) {
  for (let attempt = 0; ; attempt++) {
    try {
      return await client.send();
    } catch (error) {
      if (attempt === 4) throw error;
      const delay = ${length};
      console.warn(\`again in \${delay}\`);
      await wait(delay);
    }
  }
}
`;
  expectEdit(useFullJitter, lines('0.25 * 2 ** attempt'), `${lines('fullJitter(attempt, { base: 0.25, cap: Infinity })')}
// fullJitter
`);
});

test('cuts no wait that grows by as much each time and comes to an end', () => {
  const lines = (attempts: number, delay: string) => `async function load(client) {
  for (let attempt = 0; ; attempt++) {
    try {
      return await client.send();
    } catch (error) {
      if (attempt === ${attempts - 1}) throw error;
      await sleep(${delay});
    }
  }
}
`;
  expectEdit(useFullJitter, lines(7, '10_000 * (attempt + 1)'), `${lines(7, 'fullJitter(0, { base: 10_000 * (attempt + 1), cap: 60_000 })')}
// fullJitter
`);
  const product = 'client.seconds * 1000 * (attempt + 1)';
  expectEdit(useFullJitter, lines(7, product), `${lines(7, `fullJitter(0, { base: ${product}, cap: 30_000 })`)}
// fullJitter
`);
  expectEdit(useFullJitter, lines(99, '10_000 * (attempt + 1)'), `${lines(99, 'fullJitter(0, { base: 10_000 * (attempt + 1), cap: 30_000 })')}
// fullJitter
`);
});

test('leaves alone what keeps apart those that have succeeded as well', () => {
  const refreshing = (schedule: string) => `class Clock {
  static AFTER_SUCCESS = 600;
  static AFTER_FAILURE = 30;
  schedule(seconds) {
    setTimeout(async () => {
      let next = Clock.AFTER_SUCCESS;
      try {
        await this.refresh();
      } catch (error) {
        next = Clock.AFTER_FAILURE;
      }
      ${schedule}
    }, 1000 * seconds);
  }
  async refresh() {
    const { now } = await this.http.get('/time');
    this.offset = Date.now() - now;
  }
}
`;
  expectEdit(useFullJitter, refreshing('this.schedule(next);'), null);
});

test('leaves no constant of a module that nothing uses any more', () => {
  const lines = (constants: string, delay: string) => `import { client } from './client.js';
${constants}export async function load() {
  for (let attempt = 0; ; attempt++) {
    try {
      return await client.send();
    } catch (error) {
      if (attempt === 4) throw error;
      await sleep(${delay});
    }
  }
}
`;
  const [base, share] = ['const BASE = 100;\n', 'const SHARE = 0.05;\n'];
  const [own, random] = ['BASE * 2 ** attempt * (1 + Math.random() * SHARE)', 'fullJitter(attempt, { base: BASE, cap: 30_000 })'];
  expectEdit(useFullJitter, lines(base + share, own), `${lines(base, random)}\n// fullJitter\n`);
  const told = `${base}// At most, of a wait.\n${share}`;
  expectEdit(useFullJitter, lines(told, own), `${lines(told, random)}\n// fullJitter\n`);
});

test('chance that is handed in is not done without unless somebody agrees', () => {
  const link = (chance: string, delay: string) => `import { fullJitter } from './full-jitter.js';

class Link {
  delay() {
    return ${delay};
  }
  async connect() {
    try {
      await open(this.url);
      this.attempt = 0;
    } catch (error) {
      const delay = this.delay();
      this.attempt += 1;
      setTimeout(() => void this.connect(), delay);
    }
  }
  constructor(random) {
    this.url = 'wss://one.dev';
    this.attempt = 0;
    this.random = random;
    this.first = ${chance};
  }
}
`;
  const cut = (random: string) => `Math.min(30_000, Math.min(30_000, 1000 * 2 ** this.attempt) * (1 + ${random}))`;
  const mended = 'fullJitter(this.attempt, { base: 1000, cap: 30_000 })';
  expectEdit(useFullJitter, link('0', cut('Math.random()')), link('0', mended));
  expectEdit(useFullJitter, link('Math.random()', cut('this.random()')), link('Math.random()', mended), { safe: false });
  expectEdit(useFullJitter, link('0', cut('this.random()')), link('0', mended), { safe: false });
});

test('leaves what is as long each time, beside a wait that grows', () => {
  const code = (delay: string): string => `async function show(page) {
  for (let attempt = 1; ; attempt++) {
    try {
      return await page.render();
    } catch (error) {
      if (attempt === 5) throw error;
      await sleep(${delay});
      await page.refresh();
      await sleep(2 * SECOND);
    }
  }
}

const SECOND = 1000;
`;
  expectEdit(useFullJitter, code('attempt * 2000'), `${code('fullJitter(0, { base: 2000 * attempt, cap: 30_000 })')}\n// fullJitter\n`);
});

test('leaves no gap where a constant stood beside others on its line', () => {
  const code = (caught: string): string => `async function load(client) {
  for (let n = 0; ; n++) {
    try { return await client.send(); } catch (error) { if (n === 3) throw error; ${caught} }
  }
}
`;
  const fixed = code('await new Promise((resolve) => setTimeout(resolve, fullJitter(n, { base: 500, cap: 30_000 })));');
  expectEdit(useFullJitter, code('const s = 2 ** n; await new Promise((resolve) => setTimeout(resolve, s * 500));'), `${fixed}\n// fullJitter\n`);
});

test('keeps the growth of what chance is added to before it is scaled', () => {
  const load = (delay: string): string => `async function load(url, attempt = 0) {
  try {
    return await fetch(url);
  } catch (error) {
    if (attempt === 3) throw error;
    await new Promise((resolve) => setTimeout(resolve, ${delay}));
    return load(url, attempt + 1);
  }
}
`;
  const edited = (delay: string): string => `${load(delay)}\n// fullJitter\n`;
  expectEdit(useFullJitter, load('(Math.exp(attempt) + Math.random() / 100) * 1000'), edited('fullJitter(attempt, { base: 1000, cap: 30_000, factor: Math.E })'));
  expectEdit(useFullJitter, load('(attempt * attempt + Math.random() / 100) * 1000'), edited('fullJitter(0, { base: 1000 * (attempt * attempt), cap: 30_000 })'));
  expectEdit(useFullJitter, load('(attempt * attempt + Math.random() / 100 + attempt) * 1000'), edited('fullJitter(0, { base: 1000 * ((attempt * attempt) + attempt), cap: 30_000 })'));
  expectEdit(useFullJitter, `const SHARE = 0.99;\n${load('attempt * attempt * 1000 * (SHARE + Math.random() / 100)')}`, `const SHARE = 0.99;\n${edited('fullJitter(0, { base: attempt * attempt * 1000, cap: 30_000 })')}`);
  expectEdit(useFullJitter, load('100 * 2 ** attempt > limits.max ? limits.max : 100 * 2 ** attempt'), edited('fullJitter(attempt, { base: 100, cap: limits.max })'));
  expectEdit(useFullJitter, load('attempt * attempt * 100 < 4000 ? attempt * attempt * 100 : 4000'), edited('fullJitter(0, { base: attempt * attempt * 100, cap: 4000 })'));
});

test('what a variable is held to counts in whichever branch it is set', () => {
  const read = (length: string) => `import { FIRST, LONGEST } from './limits.js';
let pauseMs = 0;
export class Device {
  async read() {
    try {
      return await this.load();
    } catch (error) {
      pauseMs = pauseMs ? Math.min(pauseMs * 2, LONGEST) : FIRST;
      await new Promise((resolve) => setTimeout(resolve, ${length}));
      return this.read();
    }
  }
}
`;
  expectEdit(useFullJitter, read('pauseMs'), `${read('fullJitter(0, { base: pauseMs, cap: LONGEST })')}\n// fullJitter\n`);
});

test('makes up no cap for an exponent that is held down, nor takes its ceiling for one', () => {
  const load = (wait: string): string => `async function load(client, baseMs) {
  for (let attempt = 0; ; attempt++) {
    try {
      return await client.send();
    } catch (error) {
      if (attempt === 5) throw error;
      await new Promise((resolve) => setTimeout(resolve, ${wait}));
    }
  }
}
`;
  expectEdit(
    useFullJitter,
    load('baseMs * 2 ** Math.min(attempt, 3)'),
    `${load('fullJitter(Math.min(attempt, 3), { base: baseMs, cap: Infinity })')}
// fullJitter
`,
  );
});

test('makes up no cap for a length that is handed to the timer and held down before', () => {
  const pairing = (wait: string): string => `class Pairing {
  failures = 0;
  constructor(client, baseMs) {
    this.client = client;
    this.baseMs = baseMs;
  }
  schedule(delayMs = 0) {
    const run = async () => {
      try {
        await this.client.request();
        this.failures = 0;
      } catch (error) {
        console.warn(error);
        if (this.failures === 5) return;
        this.failures += 1;
        this.schedule(this.baseMs * 2 ** Math.min(this.failures, 3));
      }
    };
    setTimeout(() => void run(), ${wait});
  }
}
`;
  expectEdit(
    useFullJitter,
    pairing('Math.max(0, delayMs)'),
    `${pairing('fullJitter(0, { base: Math.max(0, delayMs), cap: Infinity })')}
// fullJitter
`,
  );
});

test('no ceiling is made of the waits that were seen where there are more', () => {
  const storing = (delay: string): string =>
    `const delayOf = (attempt) => (attempt > 15 ? 60_000 : attempt * 3000);\nasync function open(client) { for (let attempt = 1; ; attempt++) { try { return await client.open(); } catch (error) { log(error); await new Promise((resolve) => setTimeout(resolve, ${delay})); } } }`;
  expectEdit(useFullJitter, storing('delayOf(attempt)'), `${storing('fullJitter(0, { base: delayOf(attempt), cap: 60_000 })')}\n\n// fullJitter`);
});

test('cuts no first wait of which nobody knows how long it is', () => {
  const load = (length: string): string => `\
import { config } from './config.js';

export async function load(client) {
  for (let attempt = 0; ; attempt++) {
    try {
      return await client.send();
    } catch (error) {
      if (attempt === 3) throw error;
      await sleep(${length});
    }
  }
}
`;
  expectEdit(useFullJitter, load('config.backoffMs * 2 ** attempt'), `${load('fullJitter(attempt, { base: config.backoffMs, cap: Math.max(30_000, config.backoffMs) })')}\n// fullJitter\n`);
  expectEdit(useFullJitter, load('250 * 2 ** attempt'), `${load('fullJitter(attempt, { base: 250, cap: 30_000 })')}\n// fullJitter\n`);
});

test('what is left of the time is no ceiling that chance draws from', () => {
  const load = (length: string): string => `\
async function load(client, timeoutMs) {
  const deadline = Date.now() + timeoutMs;
  let attempt = 0;
  for (;;) {
    try {
      return await client.send();
    } catch (error) {
      const remaining = deadline - Date.now();
      if (remaining <= 0) throw error;
      await sleep(${length});
      attempt++;
    }
  }
}
`;
  expectEdit(useFullJitter, load('Math.min(250 * 2 ** attempt, remaining)'), `${load('Math.min(fullJitter(attempt, { base: 250, cap: 30_000 }), remaining)')}\n// fullJitter\n`);
  expectEdit(useFullJitter, load('Math.min(250 * 2 ** attempt, 1000, deadline - Date.now())'), `${load('Math.min(fullJitter(attempt, { base: 250, cap: 1000 }), 1000, deadline - Date.now())')}\n// fullJitter\n`);
  // A cap that has a name is one.
  expectEdit(useFullJitter, load('Math.min(250 * 2 ** attempt, timeoutMs)'), `${load('fullJitter(attempt, { base: 250, cap: timeoutMs })')}\n// fullJitter\n`);
});

test('a ceiling that is made up is above the last of waits that grow by as much each time', () => {
  const load = (attempts: number, length: string): string =>
    `async function load(client) { for (let attempt = 1; ; attempt++) { try { return await client.send(); } catch (error) { if (attempt === ${attempts}) throw error; await sleep(${length}); } } }`;
  const helper = '\n\n// fullJitter';
  expectEdit(useFullJitter, load(33, '1.1 * 1000 * attempt'), `${load(33, 'fullJitter(0, { base: 1.1 * 1000 * attempt, cap: 60_000 })')}${helper}`);
  expectEdit(useFullJitter, load(20, '1.1 * 1000 * attempt'), `${load(20, 'fullJitter(0, { base: 1.1 * 1000 * attempt, cap: 30_000 })')}${helper}`);
});

test('a length that each branch sets anew is drawn in the branches where it grows', () => {
  const open = (grown: string): string => `\
function open(attempt) {
  client.open().catch((error) => {
    let delayMs;
    if (attempt < 20) {
      delayMs = ${grown};
      log(error, delayMs);
    } else {
      delayMs = 300_000;
    }
    setTimeout(() => open(attempt + 1), delayMs);
  });
}
`;
  expectEdit(useFullJitter, open('Math.min(5000 * 2 ** attempt, 60_000)'), `${open('fullJitter(attempt, { base: 5000, cap: 60_000 })')}\n// fullJitter\n`);
});

test('seconds that a log tells are those of the wait, whatever the server says', () => {
  const load = (length: string): string => `\
async function load(url, max = 5) {
  for (let attempt = 0; attempt < max; attempt++) {
    const response = await fetch(url);
    if (response.status !== 429) return response;
    ${length};
    if (attempt < max - 1) {
      console.log(\`again in \${seconds} s\`);
      await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
    }
  }
}
`;
  expectEdit(parseRetryAfter, load("const asked = response.headers.get('retry-after');\n    const seconds = asked ? parseInt(asked, 10) : 2 ** attempt"), `${load("const seconds = fullJitter(attempt, { base: 1000, cap: 30_000, retryAfter: response.headers.get('retry-after') }) / 1000")}\n// fullJitter\n`);
});

test('a wait that is longer than others may be by default is as long as callers ask', () => {
  const lines = (wait: string): string => `export async function load(url, delayMs = 300_000) {
  for (let attempt = 0; attempt < 5; attempt++) {
    try { return await fetch(url); } catch (error) { if (attempt === 4) throw error; }
    await new Promise((resolve) => setTimeout(resolve, ${wait}));
  }
}
`;
  expectEdit(useFullJitter, lines('delayMs'), `${lines('fullJitter(attempt, { base: delayMs, cap: delayMs })')}\n// fullJitter\n`);
});

test.for([
  ['', '{ baseMs = 1000 } = {}', 'baseMs', 'Math.max(30_000, baseMs)'],
  ['', 'baseMs = 1000', 'baseMs', 'Math.max(30_000, baseMs)'],
  ['const BASE_MS = 1000;\n', '', 'BASE_MS', '30_000'],
] as const)('no ceiling is made up below what callers may ask for: %s%s', ([constant, parameter, base, cap]) => {
  const lines = (length: string): string => `${constant}async function load(${parameter}) {
  for (let attempt = 0; ; attempt++) {
    try {
      return await client.send();
    } catch (error) {
      if (attempt === 3) throw error;
      await sleep(${length});
    }
  }
}
`;
  expectEdit(useFullJitter, lines(`${base} * 2 ** attempt`), `${lines(`fullJitter(attempt, { base: ${base}, cap: ${cap} })`)}\n// fullJitter\n`);
});

test.for([
  ['options', 'options?.delayMs ?? 5000', 'Math.max(30_000, delayMs)'],
  ['options', 'options.delayMs ?? 5000', 'Math.max(30_000, delayMs)'],
  ['', '5000', '30_000'],
] as const)('nor below what they may ask for to be waited so many times: %s, %s', ([parameter, given, cap]) => {
  const lines = (length: string): string => `async function load(${parameter}) {
  const delayMs = ${given};
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    try {
      return await client.send();
    } catch (error) {
      if (attempt === 3) throw error;
      await sleep(${length});
    }
  }
}
`;
  expectEdit(useFullJitter, lines('delayMs * attempt'), `${lines(`fullJitter(0, { base: delayMs * attempt, cap: ${cap} })`)}\n// fullJitter\n`);
});

test('a length that a function hands itself is worked out where it does so', () => {
  const load = (given: string): string => `async function load(client, left = 3, delayMs = 0) {
  await sleep(delayMs);
  try {
    return await client.send();
  } catch (error) {
    if (left === 0) throw error;
    return load(client, left - 1, ${given});
  }
}
`;
  expectEdit(useFullJitter, load('1000 * 2 ** (3 - left)'), `${load('fullJitter(3 - left, { base: 1000, cap: 30_000 })')}\n// fullJitter\n`);
});

test('one that grows out of itself is random where it is waited', () => {
  const load = (length: string): string => `async function load(client, left = 3, delayMs = 100) {
  try {
    return await client.send();
  } catch (error) {
    if (left === 0) throw error;
    await sleep(${length});
    return load(client, left - 1, delayMs * 2);
  }
}
`;
  expectEdit(useFullJitter, load('delayMs'), `${load('fullJitter(0, { base: delayMs, cap: 30_000 })')}\n// fullJitter\n`);
});

test('what is said behind a line that goes has a line of its own', () => {
  const load = (lines: string): string => `async function load(client) {
  for (let attempt = 0; ; attempt++) {
    try {
      return await client.send();
    } catch (error) {
      if (attempt === 3) throw error;
${lines}      await sleep(totalMs);
    }
  }
}
`;
  expectEdit(
    useFullJitter,
    load('      const spreadMs = Math.random() * 10; // a little\n      const baseMs = 1000 * 2 ** attempt;\n      const totalMs = Math.min(baseMs + spreadMs, 5000); // at most 5 s\n'),
    `${load('      // a little\n      const totalMs = fullJitter(attempt, { base: 1000, cap: 5000 }); // at most 5 s\n')}\n// fullJitter\n`,
  );
});

test('tells of each entry of a list in its own unit what is waited', () => {
  const start = (lines: readonly string[]): string => `export async function start(port) {
  for (const seconds of [2, 5, 10, 15]) {
    try {
      return await port.connect();
    } catch (error) {
${lines.map((line) => `      ${line}\n`).join('')}    }
  }
  throw new Error('gave up');
}
`;
  expectEdit(
    useFullJitter,
    start(['console.log(`again in ${seconds} s`);', 'await sleep(seconds * 1000);']),
    `${start(['const delay = Math.round(fullJitter(0, { base: seconds * 1000, cap: 30_000 }));', 'console.log(`again in ${delay / 1000} s`);', 'await sleep(delay);'])}\n// fullJitter\n`,
  );
});

test('what is gone through may be a number of something else, which is told of for itself', () => {
  const start = (length: string): string => `export async function start(port) {
  for (const round of [1, 2, 3]) {
    try {
      return await port.connect();
    } catch (error) {
      console.log('round', round);
      await sleep(${length});
    }
  }
  throw new Error('gave up');
}
`;
  expectEdit(useFullJitter, start('round * 1000'), `${start('fullJitter(0, { base: 1000 * round, cap: 30_000 })')}\n// fullJitter\n`);
});

test('a length that a function hands itself, and asks whether it is too long, stays what it is', () => {
  const load = (length: string): string => `async function load(client, attempt = 0, delayMs = 0) {
  if (delayMs > 5000) throw new Error('too long');
  await sleep(${length});
  try {
    return await client.send();
  } catch {
    return load(client, attempt + 1, 1000 * 2 ** attempt);
  }
}
`;
  expectEdit(useFullJitter, load('delayMs'), `${load('fullJitter(0, { base: delayMs, cap: 30_000 })')}\n// fullJitter\n`);
});

const reconnecting = (delay: string, kept: string): string => `class Link {
  attempts = 0;
  firstMs = 500;
  maxMs = 20_000;
  setMax(ms) { this.maxMs = ms; }
  open() {
    this.socket = new WebSocket(this.url);
    this.socket.onopen = () => { this.attempts = 0; };
    this.socket.onclose = () => {
      this.attempts += 1;
      const delay = ${delay};
      ${kept}
      setTimeout(() => this.open(), delay);
    };
  }
}
`;

test('of a choice between a wait that grows and one that is meant to be as long each time, the first is drawn', () => {
  const [old, drawn] = ['Math.min(this.firstMs * 2 ** (this.attempts - 1), this.maxMs)', 'fullJitter(this.attempts - 1, { base: this.firstMs, cap: this.maxMs })'];
  expectEdit(useFullJitter, reconnecting(`this.isStarting ? this.shortMs : ${old}`, ''), `${reconnecting(`this.isStarting ? this.shortMs : ${drawn}`, '')}\n// fullJitter\n`);
});

test('what is held down by how often it was tried is drawn as a whole', () => {
  const [held, drawn] = ['this.attempts > 5 ? this.maxMs : this.firstMs * 2 ** this.attempts', 'fullJitter(0, { base: this.attempts > 5 ? this.maxMs : this.firstMs * 2 ** this.attempts, cap: 20_000 })'];
  expectEdit(useFullJitter, reconnecting(held, ''), `${reconnecting(drawn, '')}\n// fullJitter\n`);
});

test('when a wait is over is noted of the length that is waited', () => {
  const [old, drawn] = ['Math.min(this.firstMs * 2 ** (this.attempts - 1), this.maxMs)', 'fullJitter(this.attempts - 1, { base: this.firstMs, cap: this.maxMs })'];
  const noted = 'this.nextAt = Date.now() + delay;';
  expectEdit(useFullJitter, reconnecting(old, noted), `${reconnecting(drawn, noted)}\n// fullJitter\n`);
  // What the next length is made of is none that chance has cut.
  const carried = reconnecting('Math.min(this.firstMs, 20_000)', 'this.firstMs = delay * 2;');
  expectEdit(useFullJitter, carried, `${carried.replace('this.open(), delay)', 'this.open(), fullJitter(0, { base: delay, cap: 20_000 }))')}\n// fullJitter\n`);
});

test('an entry of a table that the site counts with is there', () => {
  const load = (asked: string, length: string): string => `const DELAYS = [0, 2000, 5000];

export async function load(client: Client) {
  for (let attempt = 0; ; attempt++) {
    if (${asked}) await sleep(${length});
    try {
      return await client.send();
    } catch (error) {
      if (attempt === 2) throw error;
    }
  }
}
`;
  expectEdit(useFullJitter, load('DELAYS[attempt] > 0', 'DELAYS[attempt]'), `${load('DELAYS[attempt] > 0', 'fullJitter(0, { base: DELAYS[attempt], cap: 5000 })')}\n// fullJitter\n`, { filename: 'load.ts' });
  expectEdit(useFullJitter, load('DELAYS[attempt]', 'DELAYS[attempt]'), `${load('DELAYS[attempt]', 'fullJitter(0, { base: DELAYS[attempt] ?? 5000, cap: 5000 })')}\n// fullJitter\n`, { filename: 'load.ts' });
});

test('a comment that stands above what is used elsewhere, too, keeps nothing from being taken apart', () => {
  const load = (delay: string, used: string): string => `async function load(client, options, attempt = 0) {
  try {
    return await client.send();
  } catch (error) {
    // How often, and how long.
    const policy = options.policy ?? { most: 3, firstMs: 500, longestMs: 8000 };
    if (${used}) throw error;
    const delay = ${delay};
    await sleep(delay);
    return load(client, options, attempt + 1);
  }
}
`;
  const [old, whole, apart] = ['Math.min(policy.firstMs * 2 ** attempt, policy.longestMs)', 'fullJitter(0, { base: policy.firstMs * 2 ** attempt, cap: policy.longestMs })', 'fullJitter(attempt, { base: policy.firstMs, cap: policy.longestMs })'];
  expectEdit(useFullJitter, load(old, 'attempt === policy.most'), `${load(apart, 'attempt === policy.most')}\n// fullJitter\n`);
  expectEdit(useFullJitter, load(old, 'attempt === 3'), `${load(whole, 'attempt === 3')}\n// fullJitter\n`);
});

test('another wait by the length that the site sets anew is as random', () => {
  const load = (length: string): string => `async function load(client) {
  let backoff = 250;
  for (let attempt = 1; ; attempt++) {
    try {
      const answer = await client.send();
      if (answer.ok) return answer;
      if (attempt < 10 && answer.isBusy) {
        await sleep(${length});
        backoff = Math.min(backoff * 2, 8000);
        continue;
      }
      throw new Error('refused');
    } catch (error) {
      if (attempt === 10) throw error;
      await sleep(${length});
      backoff = Math.min(backoff * 2, 8000);
    }
  }
}
`;
  expectEdit(useFullJitter, load('backoff'), `${load('fullJitter(0, { base: backoff, cap: 8000 })')}\n// fullJitter\n`);
});

test('a pace that failures make slower for good is a suggestion to leave to chance', () => {
  const send = (reset: string, wait: string) => `async function send(batches, client) {
  let pauseMs = 200;
  for (let i = 0; i < batches.length; i++) {
    try {
      await client.send(batches[i]);
${reset}    } catch (error) {
      if (!error.throttled) throw error;
      i--;
      pauseMs *= 2;
    }
    await new Promise((resolve) => setTimeout(resolve, ${wait}));
  }
}
`;
  const wait = '200 + fullJitter(0, { base: pauseMs - 200, cap: 30_000 })';
  expectEdit(useFullJitter, send('', 'pauseMs'), `${send('', wait)}\n// fullJitter\n`, { safe: false });
  expectEdit(useFullJitter, send('      pauseMs = 200;\n', 'pauseMs'), `${send('      pauseMs = 200;\n', wait)}\n// fullJitter\n`);
});

test.for([
  ['a field that the wait does not stand beside', 'this.baseMs', 'interval * 2', 'fullJitter(0, { base: interval, cap: 30_000 })'],
  ['what success makes shorter', '2000', 'interval / 2', 'fullJitter(0, { base: interval, cap: 30_000 })'],
  ['a number, however it is written', '2_000', 'interval * 2', '2000 + fullJitter(0, { base: interval - 2000, cap: 30_000 })'],
] as const)('the pace of a poll is one that it certainly has: %s', ([, reset, changed, length]) => {
  const poll = (wait: string) => `class Feed {
  baseMs = 1000;
  start(look) {
    let interval = ${reset === '2_000' ? '2000' : reset};
    const reset = () => { interval = ${reset}; };
    async function tick() {
      try {
        await look();
        reset();
      } catch (error) {
        interval = ${changed};
      }
      setTimeout(tick, ${wait});
    }
    void tick();
  }
}
`;
  expectEdit(useFullJitter, poll('interval'), `${poll(length)}\n// fullJitter\n`);
});

test('a poll that the server may slow down is told how long at once', () => {
  const poll = (wait: string) => `async function watch(url, handle) {
  let interval = 5000;
  while (true) {
    const response = await fetch(url);
    if (response.status === 200) {
      interval = 5000;
      handle(await response.text());
    } else if (response.status === 429) {
      interval = Math.min(interval * 2, 120_000);
    } else {
      throw new Error('refused');
    }
    await new Promise((resolve) => setTimeout(resolve, ${wait}));
  }
}
`;
  const length = "Math.min(5000 + fullJitter(0, { base: interval - 5000, cap: 120_000, retryAfter: response.headers.get('retry-after') }), 2 ** 31 - 1)";
  expectEdit(useFullJitter, poll('interval'), `${poll(length)}\n// fullJitter\n`);
});

test('keeps a ceiling that stands around a choice of lengths', () => {
  const load = (length: string) => `async function load(client, { baseMs, maxMs }) {
  for (let attempt = 0; ; attempt++) {
    try {
      return await client.load();
    } catch (error) {
      if (attempt === 4) throw error;
      await new Promise((resolve) => setTimeout(resolve, ${length}));
    }
  }
}
`;
  expectEdit(useFullJitter, load('Math.min(maxMs, error.waitMs ?? baseMs * 2 ** attempt)'), `${load('Math.min(maxMs, error.waitMs ?? fullJitter(attempt, { base: baseMs, cap: maxMs }))')}\n// fullJitter\n`);
});

test('when a wait is over is told by the length that is waited', () => {
  const restart = (length: string) => `class Link {
  failures = 0;
  async open() {
    try {
      await this.client.open();
    } catch (error) {
      const delayMs = ${length};
      this.nextAt = this.now() + delayMs;
      this.log(\`again in \${delayMs} ms\`);
      this.failures++;
      setTimeout(() => this.open(), delayMs);
    }
  }
}
`;
  expectEdit(useFullJitter, restart('Math.min(1000 * 2 ** this.failures, 60_000)'), `${restart('Math.round(fullJitter(this.failures, { base: 1000, cap: 60_000 }))')}\n// fullJitter\n`);
});

test('seconds that are handed in are told of as they are waited', () => {
  const connect = (told: string, wait: string, delay = '') => `function connect(seconds = 3) {
  client.login().catch(() => {
${delay}    console.log(\`failed ${told}\`);
    setTimeout(() => connect(30), ${wait});
  });
}
`;
  const length = 'fullJitter(0, { base: seconds * 1000, cap: 30_000 })';
  expectEdit(useFullJitter, connect('again in ${seconds} s', 'seconds * 1000'), `${connect('again in ${delay / 1000} s', 'delay', `    const delay = Math.round(${length});\n`)}\n// fullJitter\n`);
  expectEdit(useFullJitter, connect('with ${seconds}', 'seconds * 1000'), `${connect('with ${seconds}', length)}\n// fullJitter\n`);
});

test('a ceiling from the settings cuts no wait that callers may ask for', () => {
  const client = (field: string, taken: string, delay: string) => `class Client {
  ${field}

  async load(url, options) {
    ${taken}
    for (let attempt = 0; ; attempt++) {
      try {
        return await this.get(url);
      } catch (error) {
        if (attempt === 3) throw error;
        await sleep(${delay});
      }
    }
  }
}
`;
  const own = 'constructor(config) { this.baseMs = config.baseMs ?? 1000; }';
  for (const [field, taken, base] of [[own, '', 'this.baseMs'], ['', 'const { baseMs = 1000 } = options;', 'baseMs'], ['', 'const settings = { baseMs: 1000, ...options };', 'settings.baseMs']] as const) {
    expectEdit(useFullJitter, client(field, taken, `${base} * 2 ** attempt`), `${client(field, taken, `fullJitter(attempt, { base: ${base}, cap: Math.max(30_000, ${base}) })`)}\n// fullJitter\n`);
  }
  expectEdit(useFullJitter, client('baseMs = 1000;', '', 'this.baseMs * 2 ** attempt'), `${client('baseMs = 1000;', '', 'fullJitter(attempt, { base: this.baseMs, cap: 30_000 })')}\n// fullJitter\n`);
});

test.for([
  ['a constant', 'MINUTE', '${minutes} minutes', '${(delay / MINUTE).toFixed(1)} minutes'],
  ['what is told in no unit', 'MINUTE', 'in ${minutes}', null],
] as const)('what is waited is told in minutes by %s', ([, unit, told, now]) => {
  const lines = (before: string, text: string, wait: string): string => `const MINUTE = 60 * 1000;
async function load(client) {
  for (let attempt = 1; ; attempt++) {
    try {
      return await client.send();
    } catch (error) {
      if (attempt === 3) throw error;
      const minutes = attempt * 2;
${before}      console.warn(\`again after ${text}\`);
      await sleep(${wait});
    }
  }
}
`;
  const call = `fullJitter(0, { base: minutes * ${unit}, cap: 240_000 })`;
  const after = now === null ? lines('', told, call) : lines(`      const delay = Math.round(${call});\n`, now, 'delay');
  expectEdit(useFullJitter, lines('', told, `minutes * ${unit}`), `${after}\n// fullJitter\n`);
});

test.for([
  ['delaysMs = [1000, 2000, 4000]', '', 'Infinity'],
  ['', 'const delaysMs = [1000, 2000, 4000];\n', '4000'],
] as const)('the lengths of a table are what callers ask for: %s', ([parameter, constant, cap]) => {
  const lines = (length: string): string => `${constant}async function load(${parameter}) {
  for (let i = 0; ; i++) {
    try {
      return await client.send();
    } catch (error) {
      if (i === 3) throw error;
      await sleep(${length});
    }
  }
}
`;
  expectEdit(useFullJitter, lines('delaysMs[i] ?? 4000'), `${lines(`fullJitter(0, { base: delaysMs[i] ?? 4000, cap: ${cap} })`)}\n// fullJitter\n`);
});

test.for([
  ['again in ${waitMs}ms', 'Math.round(fullJitter(attempt, { base: 300, cap: 30_000 }))'],
  ['again', 'fullJitter(attempt, { base: 300, cap: 30_000 })'],
] as const)('a length that is quoted once it is held down has no places: %s', ([told, call]) => {
  const lines = (length: string): string => `async function load(client, mostMs) {
  for (let attempt = 0; ; attempt++) {
    try {
      return await client.send();
    } catch (error) {
      if (attempt === 3) throw error;
      const suggested = error.asked ? error.asked * 1000 : ${length};
      const waitMs = Math.min(suggested, mostMs);
      console.warn(\`${told}\`);
      await sleep(waitMs);
    }
  }
}
`;
  expectEdit(useFullJitter, lines('300 * 2 ** attempt'), `${lines(call)}\n// fullJitter\n`);
});

test('what is told in seconds is told of what chance draws from, and what chance added goes', () => {
  const lines = (random: string, told: string, wait: string): string => `${random}let seconds = 2;
function reconnect() {
${told}  timer = setTimeout(connect, ${wait});
  seconds *= 2;
}
function connect() {
  socket.open((error) => { if (error) reconnect(); });
}
`;
  const random = 'function randomBelow(max) {\n  return Math.floor(Math.random() * Math.floor(max));\n}\n\n';
  const before = lines(random, '  const extra = randomBelow(1000);\n  console.warn(`again in ${seconds} s`);\n', 'seconds * 1000 + extra');
  const after = lines('', '  const delay = Math.round(fullJitter(0, { base: seconds * 1000, cap: 30_000 }));\n  console.warn(`again in ${delay / 1000} s`);\n', 'delay');
  expectEdit(useFullJitter, before, `${after}\n// fullJitter\n`, { safe: false });
});

test('what is longer than the ceiling of the other waits keeps its length', () => {
  const lines = (cooldown: string, wait: string): string => `class Feed {
  cooldownMs = 300_000;
  delayMs = 1000;
  tries = 0;

  connect() {
    const socket = new WebSocket(url);
    socket.onopen = () => { this.tries = 0; this.delayMs = 1000; };
    socket.onclose = () => this.reconnect();
  }

  reconnect() {
    this.tries += 1;
    if (this.tries >= 10) {
      setTimeout(() => this.connect(), ${cooldown});
      return;
    }
    setTimeout(() => this.connect(), ${wait});
    this.delayMs = Math.min(this.delayMs * 2, 60_000);
  }
}
`;
  const after = lines('fullJitter(0, { base: this.cooldownMs, cap: this.cooldownMs })', 'fullJitter(0, { base: this.delayMs, cap: 60_000 })');
  expectEdit(useFullJitter, lines('this.cooldownMs', 'this.delayMs'), `${after}\n// fullJitter\n`);
});

test('an option by its name is no table of lengths', () => {
  const lines = (length: string): string => `async function load(client, options = {}) {
  for (let i = 0; ; i++) {
    try {
      return await client.send();
    } catch (error) {
      if (i === 30) throw error;
      await sleep(${length});
    }
  }
}
`;
  expectEdit(useFullJitter, lines("options['delay-ms'] ?? 1000 * 2 ** i"), `${lines("fullJitter(0, { base: options['delay-ms'] ?? 1000 * 2 ** i, cap: 30_000 })")}\n// fullJitter\n`);
});
