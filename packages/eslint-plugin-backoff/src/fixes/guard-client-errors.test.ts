import { expect, test } from 'vitest';
import { apply, editOf, expectEdit } from '../../test/expect-edit.js';
import { guardClientErrors } from './guard-client-errors.js';

test('reads the status from the error', () => {
  expectEdit(
    guardClientErrors,
    `import axios from 'axios';

export async function load(url) {
  for (let attempt = 0; ; attempt++) {
    try {
      return await axios.get(url);
    } catch (error) {
      if (attempt === 3) throw error;
      console.warn('again', error);
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 1000 * 2 ** attempt));
    }
  }
}
`,
    `import axios from 'axios';

export async function load(url) {
  for (let attempt = 0; ; attempt++) {
    try {
      return await axios.get(url);
    } catch (error) {
      if (attempt === 3) throw error;
      const status = error.response?.status ?? 0;
      if (status >= 400 && status < 500 && ![408, 425, 429].includes(status)) throw error;
      console.warn('again', error);
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 1000 * 2 ** attempt));
    }
  }
}
`,
  );
});

test('casts what TypeScript does not know', () => {
  expectEdit(
    guardClientErrors,
    `import axios from 'axios';

export async function load(url: string): Promise<unknown> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await axios.get(url);
    } catch (error) {
      if (attempt === 3) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 1000 * 2 ** attempt));
    }
  }
}
`,
    `import axios from 'axios';

export async function load(url: string): Promise<unknown> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await axios.get(url);
    } catch (error) {
      if (attempt === 3) throw error;
      const status = (error as { response?: { status?: number } }).response?.status ?? 0;
      if (status >= 400 && status < 500 && ![408, 425, 429].includes(status)) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 1000 * 2 ** attempt));
    }
  }
}
`,
    { filename: 'file.ts' },
  );
});

test('tells its own catch the status', () => {
  expectEdit(
    guardClientErrors,
    `export async function load(url) {
  for (let attempt = 0; ; attempt++) {
    try {
      const response = await fetch(url);
      if (!response.ok) throw new Error(\`HTTP \${response.status}\`);
      return await response.json();
    } catch (error) {
      if (attempt === 3) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 1000 * 2 ** attempt));
    }
  }
}
`,
    `export async function load(url) {
  for (let attempt = 0; ; attempt++) {
    let status = 0;
    try {
      const response = await fetch(url);
      status = response.status;
      if (!response.ok) throw new Error(\`HTTP \${response.status}\`);
      return await response.json();
    } catch (error) {
      if (attempt === 3) throw error;
      if (status >= 400 && status < 500 && ![408, 425, 429].includes(status)) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 1000 * 2 ** attempt));
    }
  }
}
`,
  );
});

test('ends as the site does', () => {
  expectEdit(
    guardClientErrors,
    `export async function load(url, left = 3) {
  const response = await fetch(url);
  if (response.ok) return response.json();
  if (left === 0) throw new Error(\`rates: \${response.status}\`);
  await new Promise((resolve) => setTimeout(resolve, Math.random() * 1000));
  return load(url, left - 1);
}
`,
    `export async function load(url, left = 3) {
  const response = await fetch(url);
  if (response.ok) return response.json();
  if (left === 0) throw new Error(\`rates: \${response.status}\`);
  if (response.status >= 400 && response.status < 500 && ![408, 425, 429].includes(response.status)) throw new Error(\`rates: \${response.status}\`);
  await new Promise((resolve) => setTimeout(resolve, Math.random() * 1000));
  return load(url, left - 1);
}
`,
  );
});

test('lets the statuses through that the site names and the settings allow', () => {
  expectEdit(
    guardClientErrors,
    `export async function load(url) {
  let response;
  for (let attempt = 0; attempt < 4; attempt++) {
    response = await fetch(url);
    const retryable = response.status === 409 || response.status === 404 || response.status >= 500;
    if (!retryable) return response;
    if (attempt < 3) await new Promise((resolve) => setTimeout(resolve, Math.random() * 1000));
  }
  return response;
}
`,
    `export async function load(url) {
  let response;
  for (let attempt = 0; attempt < 4; attempt++) {
    response = await fetch(url);
    const retryable = response.status === 409 || response.status === 404 || response.status >= 500;
    if (!retryable) return response;
    if (response.status >= 400 && response.status < 500 && response.status !== 409) break;
    if (attempt < 3) await new Promise((resolve) => setTimeout(resolve, Math.random() * 1000));
  }
  return response;
}
`,
    { settings: { retryableClientErrors: [] } },
  );
});

test('leaves the loop that asks in its head', () => {
  expectEdit(
    guardClientErrors,
    `export async function load(url) {
  let response = await fetch(url);
  for (let retry = 0; retry < 3 && !response.ok; retry++) {
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 1000));
    response = await fetch(url);
  }
  return response;
}
`,
    `export async function load(url) {
  let response = await fetch(url);
  for (let retry = 0; retry < 3 && !response.ok; retry++) {
    if (response.status >= 400 && response.status < 500 && ![408, 425, 429].includes(response.status)) break;
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 1000));
    response = await fetch(url);
  }
  return response;
}
`,
  );
});

test('adds the jitter that is missing', () => {
  expectEdit(
    guardClientErrors,
    `import axios from 'axios';

export const load = (url, left = 3) =>
  axios.get(url).catch((error) => {
    if (left === 0) throw error;
    return load(url, left - 1);
  });
`,
    `import axios from 'axios';

export const load = (url, left = 3, attempt = 0) =>
  axios.get(url).catch((error) => {
    if (left === 0) throw error;
    const status = error.response?.status ?? 0;
    if (status >= 400 && status < 500 && ![408, 425, 429].includes(status)) throw error;
    return new Promise((resolve) => setTimeout(resolve, fullJitter(attempt, { base: 100, cap: 30_000 }))).then(() => load(url, left - 1, attempt + 1));
  });

// fullJitter
`,
  );
});

test('narrows the condition under which a function runs itself again, where nothing else would leave it', () => {
  expectEdit(
    guardClientErrors,
    `const load = async (url, left = 3) => {
  const response = await fetch(url);
  return response.ok ? response.json() : left > 0 ? new Promise((resolve) => setTimeout(resolve, Math.random() * 1000)).then(() => load(url, left - 1)) : null;
};
`,
    `const load = async (url, left = 3) => {
  const response = await fetch(url);
  return response.ok ? response.json() : left > 0 && (response.status < 400 || response.status >= 500 || [408, 425, 429].includes(response.status)) ? new Promise((resolve) => setTimeout(resolve, Math.random() * 1000)).then(() => load(url, left - 1)) : null;
};
`,
  );
});

test('leaves a loop that just ends by its own way', () => {
  expectEdit(
    guardClientErrors,
    `async function warm(axios, url) {
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      await axios.get(url);
      break;
    } catch (error) {
      console.warn(error.response?.status, error);
      if (attempt < 2) await new Promise((resolve) => setTimeout(resolve, Math.random() * 1000));
    }
  }
}
`,
    `async function warm(axios, url) {
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      await axios.get(url);
      break;
    } catch (error) {
      console.warn(error.response?.status, error);
      const status = error.response?.status ?? 0;
      if (status >= 400 && status < 500 && ![408, 425, 429].includes(status)) break;
      if (attempt < 2) await new Promise((resolve) => setTimeout(resolve, Math.random() * 1000));
    }
  }
}
`,
  );
});

test('leaves a loop once the failure is noted for its end, and told', () => {
  const program = (guard: string) => `async function swap(axios, route) {
  let answer;
  let lastError;
  for (let attempt = 1; attempt <= 3; attempt++) {
    try {
      answer = (await axios.post('/swap', route)).data;
      break;
    } catch (error) {
      const failure = error;
      lastError = failure;
      console.error('attempt failed', failure);
${guard}      if (attempt < 3) await new Promise((resolve) => setTimeout(resolve, Math.random() * 1000));
    }
  }
  if (!answer) throw new Error('gave up: ' + lastError?.message);
  return answer;
}
`;
  expectEdit(
    guardClientErrors,
    program(''),
    program(`      const status = error.response?.status ?? error.status ?? 0;
      if (status >= 400 && status < 500 && ![408, 425, 429].includes(status)) break;
`),
  );
});

test('adds no second guard where the first did not help', () => {
  const program = (guard: string) => `export async function load(url, left = 3) {
  try {
    const response = await send(url);
    return response.ok ? response.json() : await load(url, left - 1);
  } catch (error) {
    if (left === 0) throw error;${guard}
    return load(url, left - 1);
  }
}

function send(url) {
  return fetch(url);
}
`;
  expectEdit(guardClientErrors, program('\n    if (error.status >= 400 && error.status < 500 && ![408, 425, 429].includes(error.status)) throw error;'), null);
});

test('goes the way of the last attempt where a handler behind would catch what is thrown', () => {
  const program = (condition: string) => `export function load(url) {
  return new Promise((resolve, reject) => {
    const attempt = (left) => {
      fetch(url)
        .then((response) => {
          if (response.ok) resolve(response);
          else if (${condition}) setTimeout(() => attempt(left - 1), Math.random() * 1000);
          else reject(new Error('refused'));
        })
        .catch((error) => {
          if (left > 0) setTimeout(() => attempt(left - 1), Math.random() * 1000);
          else reject(error);
        });
    };
    attempt(3);
  });
}
`;
  expectEdit(guardClientErrors, program('left > 0'), program('left > 0 && (response.status < 400 || response.status >= 500 || [408, 425, 429].includes(response.status))'));
});

test('takes no answer of an attempt in between for the end', () => {
  const load = (declared: string, noted: string, guard: string): string => `export async function load(url, cached) {
  for (let attempt = 0; attempt < 5; attempt++) {
${declared}    try {
      const response = await fetch(url);
${noted}      if (!response.ok) throw new Error('refused');
      return await response.text();
    } catch (error) {
      if (attempt > 1 && cached) {
        console.log('taking the old one');
        return cached;
      }
      if (attempt === 4) throw error;
${guard}      await sleep(Math.random() * 1000);
    }
  }
}
`;
  expectEdit(guardClientErrors, load('', '', ''), load('    let status = 0;\n', '      status = response.status;\n', '      if (status >= 400 && status < 500 && ![408, 425, 429].includes(status)) throw error;\n'));
});

test('guards a check that tries again itself before it throws', () => {
  expectEdit(
    guardClientErrors,
    `async function load(url, left = 3) {
  try {
    const response = await fetch(url);
    if (!response.ok) {
      if (left > 0) {
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 1000));
        return load(url, left - 1);
      }
      throw new Error('gave up');
    }
    return await response.json();
  } catch (error) {
    if (left > 0 && error.name === 'AbortError') return load(url, left - 1);
    throw error;
  }
}
`,
    `async function load(url, left = 3) {
  let status = 0;
  try {
    const response = await fetch(url);
    status = response.status;
    if (!response.ok) {
      if (response.status >= 400 && response.status < 500 && ![408, 425, 429].includes(response.status)) throw new Error(\`HTTP \${response.status}\`);
      if (left > 0) {
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 1000));
        return load(url, left - 1);
      }
      throw new Error('gave up');
    }
    return await response.json();
  } catch (error) {
    if (status >= 400 && status < 500 && ![408, 425, 429].includes(status)) throw error;
    if (left > 0 && error.name === 'AbortError') return load(url, left - 1);
    throw error;
  }
}
`,
  );
});

test('throws nothing where one of many fails: those behind it have not been tried yet', () => {
  const send = (again: string): string =>
    `async function send(queue, left = 3) { const failed = []; for (const one of queue) { try { await axios.put('/items', one); } catch (error) { log(error); failed.push(one); } } if (failed.length > 0 && left > 0) return send(${again}, left - 1); }`;
  expectEdit(guardClientErrors, send('failed'), null);
});

test('reads the status as the site does, though the module has a client that names it otherwise', () => {
  expectEdit(
    guardClientErrors,
    `import { Pool } from 'undici';

const pool = new Pool('https://api.example.com');

export async function load(path) {
  for (let attempt = 0; attempt < 3; attempt++) {
    const reply = await get(pool, path);
    if (isFine(reply.statusCode)) return reply.body.json();
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 1000 * 2 ** attempt));
  }
  throw new Error('gave up');
}
const isFine = (code) => code >= 200 && code < 300;
`,
    `import { Pool } from 'undici';

const pool = new Pool('https://api.example.com');

export async function load(path) {
  for (let attempt = 0; attempt < 3; attempt++) {
    const reply = await get(pool, path);
    if (isFine(reply.statusCode)) return reply.body.json();
    if (reply.statusCode >= 400 && reply.statusCode < 500 && ![408, 425, 429].includes(reply.statusCode)) break;
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 1000 * 2 ** attempt));
  }
  throw new Error('gave up');
}
const isFine = (code) => code >= 200 && code < 300;
`,
  );
});

test('knows the status of each request that an attempt sends', () => {
  expectEdit(
    guardClientErrors,
    `async function load(url) {
  for (let attempt = 0; ; attempt++) {
    try {
      const token = await fetch(url);
      if (!token.ok) throw new Error('no token');
      const body = await token.text();
      const page = await fetch(url, { body });
      if (!page.ok) throw new Error('no page');
      return await page.text();
    } catch (error) {
      if (attempt === 3) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 1000));
    }
  }
}
`,
    `async function load(url) {
  for (let attempt = 0; ; attempt++) {
    let status = 0;
    try {
      const token = await fetch(url);
      status = token.status;
      if (!token.ok) throw new Error('no token');
      const body = await token.text();
      const page = await fetch(url, { body });
      status = page.status;
      if (!page.ok) throw new Error('no page');
      return await page.text();
    } catch (error) {
      if (attempt === 3) throw error;
      if (status >= 400 && status < 500 && ![408, 425, 429].includes(status)) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 1000));
    }
  }
}
`,
  );
});

test('throws nothing where the site comes to its end after the last attempt', () => {
  const code = (first: string, ofResponse: string, second: string, ofError: string): string => `import { request } from 'undici';
async function push(url, retries = 2) {
${first}  try {
    const response = await request(url, { method: 'PUT' });
${second}    if (response.statusCode < 200 || response.statusCode >= 300) {
      console.error(response.statusCode);
      if (retries > 0${ofResponse}) {
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 1000));
        return push(url, retries - 1);
      }
    }
  } catch (error) {
    console.error(error);
    if (retries > 0${ofError}) {
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 1000));
      return push(url, retries - 1);
    }
  }
}
`;
  const passing = (status: string): string => ` && (${status} < 400 || ${status} >= 500 || [408, 425, 429].includes(${status}))`;
  expectEdit(guardClientErrors, code('', '', '', ''), code('  let status = 0;\n', passing('response.statusCode'), '    status = response.statusCode;\n', passing('status')));
});

test('asks nothing beside a success that a client error was told from by its number', () => {
  const code = (success: string): string => `async function ready(url) {
  for (let attempt = 0; attempt < 4; attempt++) {
    const response = await fetch(url);
    if (${success}) return response;
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 1000));
  }
  throw new Error('not ready');
}
`;
  expectEdit(guardClientErrors, code('response.status !== 404 && response.status < 500'), null);
});

test('asks an error for the status under the name that it has elsewhere in the file', () => {
  const code = (guard: string): string => `import { Client } from './client.js';
const client = new Client();

export async function load(id) {
  for (let attempt = 0; ; attempt++) {
    try {
      return await client.get(id);
    } catch (error) {
      if (attempt === 3) throw error;${guard}
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 1000));
    }
  }
}

export async function exists(id) {
  try {
    return (await client.head(id)) !== null;
  } catch (problem) {
    if (problem.statusCode === 404) return false;
    throw problem;
  }
}
`;
  expectEdit(guardClientErrors, code(''), code(`
      const status = error.response?.statusCode ?? error.statusCode ?? 0;
      if (status >= 400 && status < 500 && ![408, 425, 429].includes(status)) throw error;`));
});

test('finds the status in a part of the answer that a function of the file reads', () => {
  const code = (refusal: string, guard: string): string => `import { send } from './transport.js';

async function part(url) {
  const answer = await send(url);
  if (answer.message.statusCode !== 200) throw ${refusal};
  return answer.body;
}

export async function load(url) {
  for (let attempt = 0; ; attempt++) {
    try {
      return await part(url);
    } catch (error) {
      if (attempt === 3) throw error;${guard}
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 1000));
    }
  }
}
`;
  expectEdit(guardClientErrors, code("new Error('HTTP ' + answer.message.statusCode)", ''), code("Object.assign(new Error('HTTP ' + answer.message.statusCode), { status: answer.message.statusCode })", `
      const status = error.status ?? 0;
      if (status >= 400 && status < 500 && ![408, 425, 429].includes(status)) throw error;`));
});

test('leaves behind the member that notes the error which is thrown in the end, without a header where only a broken connection is caught', () => {
  const load = (guard: string) => `export async function load(url) {
  const state = { error: null };
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      const response = await fetch(url);
      if (!response.ok) {
        state.error = new Error(\`status \${response.status}\`);${guard}
        await sleep(fullJitter(attempt));
        continue;
      }
      return await response.json();
    } catch (error) {
      state.error = error;
      await sleep(fullJitter(attempt));
    }
  }
  throw state.error;
}
`;
  const guard = '\n        if (response.status >= 400 && response.status < 500 && ![408, 425, 429].includes(response.status)) break;';
  expectEdit(guardClientErrors, `import { fullJitter } from './full-jitter.js';\n\n${load('')}`, `import { fullJitter } from './full-jitter.js';\n\n${load(guard)}`);
});

test('does what is done on the last attempt where the head ends the loop, and leaves', () => {
  const load = (status: string, test: string, leave: string) => `import axios from 'axios';
import { fullJitter } from './full-jitter.js';

export async function load(url) {
  let attempts = 0;
  while (attempts < 3) {
    try {
      return await axios.get(url);
    } catch (error) {
      attempts++;${status}
      if (${test}) {
        report(error);${leave}
      } else {
        await sleep(fullJitter(attempts));
      }
    }
  }
}
`;
  const after = load('\n      const status = error.response?.status ?? 0;', 'attempts >= 3 || (status >= 400 && status < 500 && ![408, 425, 429].includes(status))', '\n        break;');
  expectEdit(guardClientErrors, load('', 'attempts >= 3', ''), after);
});

test('throws the error that a check makes of the body, under a name that is free', () => {
  const load = (declared: string, noted: string, made: string, caught: string) => `import { fullJitter } from './full-jitter.js';

export async function load(url) {
  let lastError = null;
  for (let attempt = 0; attempt < 3; attempt++) {${declared}
    try {
      const response = await fetch(url);${noted}
      if (!response.ok) {
        const { status } = response;
        lastError = new Error(\`\${status}: \${await response.text()}\`);${made}
        if (attempt < 2) {
          await sleep(fullJitter(attempt));
          continue;
        }
        throw lastError;
      }
      return await response.json();
    } catch (error) {
      lastError = error;${caught}
      if (attempt < 2) {
        await sleep(fullJitter(attempt));
        continue;
      }
      throw lastError;
    }
  }
}
`;
  const permanent = (status: string) => `if (${status} >= 400 && ${status} < 500 && ![408, 425, 429].includes(${status})) throw`;
  const after = load('\n    let httpStatus = 0;', '\n      httpStatus = response.status;', `\n        ${permanent('response.status')} lastError;`, `\n      ${permanent('httpStatus')} error;`);
  expectEdit(guardClientErrors, load('', '', '', ''), after);
});

test('asks the status by the name that it is taken apart into', () => {
  const load = (guard: string) => `import { fullJitter } from './full-jitter.js';

export async function load(url) {
  for (let attempt = 0; attempt < 3; attempt++) {
    const { ok, status: code, text } = await fetch(url);
    if (ok) return text();${guard}
    if (attempt < 2) await sleep(fullJitter(attempt));
  }
}
`;
  expectEdit(guardClientErrors, load(''), load('\n    if (code >= 400 && code < 500 && ![408, 425, 429].includes(code)) break;'));
});

test('ends as its own branch does on the last attempt, not as another one does', () => {
  const load = (guard: string) => `import { fullJitter } from './full-jitter.js';

export const load = async (url, left = 3) => {
  const response = await fetch(url).catch((error) => error);
  if (response instanceof Error) {
    if (left === 0) throw response;
    await sleep(fullJitter(3 - left));
    return load(url, left - 1);
  }
  if (response.ok) return response.json();
  if (left === 0) throw new Error(\`load: \${response.status}\`);${guard}
  await sleep(fullJitter(3 - left));
  return load(url, left - 1);
};
`;
  const guard = '\n  if (response.status >= 400 && response.status < 500 && ![408, 425, 429].includes(response.status)) throw new Error(`load: ${response.status}`);';
  expectEdit(guardClientErrors, load(''), load(guard));
});

test('lets no client error past a check that only a success passes, where no attempt is the last one', () => {
  const get = (check: string): string => `function Client() {}
Client.prototype.get = function (url, attempt = 0) {
  var self = this;
  return fetch(url).then(function (response) {
    if (${check}) return sleep(Math.random() * 1000 * 2 ** attempt).then(() => self.get(url, attempt + 1));
    return response.text();
  });
};
`;
  expectEdit(guardClientErrors, get('!response.ok'), null);
  expectEdit(guardClientErrors, get('!response.ok && attempt < 3'), get('!response.ok && attempt < 3 && (response.status < 400 || response.status >= 500 || [408, 425, 429].includes(response.status))'));
});

test("asks for a status that Node's types hold for optional with a default", () => {
  const again = 'setTimeout(() => { call(url, left - 1).then(resolve, reject); }, Math.random() * 1000);';
  const call = (guard: string) => `import https from 'node:https';
export function call(url, left = 3) {
  return new Promise((resolve, reject) => {
    const request = https.get(url, (response) => {
      let body = '';
      response.on('data', (chunk) => { body += chunk; });
      response.on('end', () => {
        if (response.statusCode === 200) resolve(body);
        else if (left > 1${guard}) ${again}
        else reject(new Error('bad'));
      });
    });
    request.on('error', (error) => {
      if (left > 1) ${again}
      else reject(error);
    });
  });
}
`;
  const guard = (status: string, listed: string) => ` && (${status} < 400 || ${status} >= 500 || [408, 425, 429].includes(${listed}))`;
  expectEdit(guardClientErrors, call(''), call(guard('(response.statusCode ?? 0)', 'response.statusCode ?? 0')), { filename: 'file.ts' });
  expectEdit(guardClientErrors, call(''), call(guard('response.statusCode', 'response.statusCode')));
});

test('has a reply tell the status of a bad answer, and of no other', () => {
  const load = (told: string, guard: string) => `async function ask(url) {
  try {
    const response = await fetch(url);
    if (!response.ok) return { ok: false, reason: response.statusText${told} };
    return { ok: true, text: await response.text() };
  } catch (error) {
    return { ok: false, reason: error.message };
  }
}

export async function load(url) {
  for (let attempt = 0; attempt < 3; attempt++) {
    const reply = await ask(url);
    if (reply.ok) return reply.text;
${guard}    await sleep(Math.random() * 1000 * 2 ** attempt);
  }
  throw new Error('no luck');
}
`;
  const guard = '    if (reply.status >= 400 && reply.status < 500 && ![408, 425, 429].includes(reply.status)) break;\n';
  expectEdit(guardClientErrors, load('', ''), load(', status: response.status', guard));
});

test('asks nothing of a failure that nobody has answered, whatever the handler beside it throws', () => {
  const load = (guard: string) => `function load(url, left = 3) {
  return fetch(url).then((response) => {
    if (response.ok) return response.json();
    if (left === 0) throw new Error(response.statusText);
${guard}    return sleep(Math.random() * 1000).then(() => load(url, left - 1));
  }, (error) => {
    if (left === 0) throw error;
    return sleep(Math.random() * 1000).then(() => load(url, left - 1));
  });
}
`;
  const guard = '    if (response.status >= 400 && response.status < 500 && ![408, 425, 429].includes(response.status)) throw new Error(response.statusText);\n';
  expectEdit(guardClientErrors, load(''), load(guard));
});

test('stands only where a permanent failure comes by', () => {
  const lines = (before = '', set = '', guard = '') => `export async function ask(url) {
  for (let attempt = 1; attempt <= 5; attempt++) {
${before}    try {
      const res = await fetch(url);
${set}      const transient = res.status === 429 || res.status >= 500;
      if (!res.ok && transient && attempt < 5) {
        await sleep(Math.random() * 1000);
        continue;
      }
      const body = await res.json();
      if (!res.ok) throw new Error(body.error);
      return body;
    } catch (error) {
      if (attempt === 5) throw error;
${guard}      await sleep(Math.random() * 1000);
    }
  }
}
`;
  const guard = '      if (status >= 400 && status < 500 && ![408, 425, 429].includes(status)) throw error;\n';
  expectEdit(guardClientErrors, lines(), lines('    let status = 0;\n', '      status = res.status;\n', guard));
});

test('what a branch of a `catch` tries again is left in that branch', () => {
  const program = (guard: string) => `async function warm(axios, url) {
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      await axios.get(url);
      break;
    } catch (error) {
      if (!isOurs(error)) {
        throw error;
      } else {
${guard}        console.warn(error);
        if (attempt < 2) await new Promise((resolve) => setTimeout(resolve, Math.random() * 1000));
      }
    }
  }
}
`;
  expectEdit(
    guardClientErrors,
    program(''),
    program(`        const status = error.response?.status ?? error.status ?? 0;
        if (status >= 400 && status < 500 && ![408, 425, 429].includes(status)) break;
`),
  );
});

test('leaves with a break after what is told of the failure', () => {
  const send = (before: string, behind: string): string => `async function send(url) {
  let sent = false;
  let attempt = 0;
  while (attempt < 4 && !sent) {
    try {
      const response = await fetch(url, { method: 'POST' });
      if (!response.ok) {
${before}        console.error(response.status);
${behind}      } else {
        sent = true;
      }
    } catch (error) {
      console.error(error);
    }
    attempt++;
    if (!sent) await new Promise((resolve) => setTimeout(resolve, Math.random() * 1000));
  }
  if (sent) count(url);
}
`;
  expectEdit(guardClientErrors, send('', ''), send('', '        if (response.status >= 400 && response.status < 500 && ![408, 425, 429].includes(response.status)) break;\n'));
});

test('leaves with nothing after what falls past a check has been told', () => {
  const code = (guard: string): string => `async function notify(url) {
  let attempt = 0;
  while (attempt < 3) {
    try {
      const response = await fetch(url, { method: 'POST' });
      if (response.ok) return;
      const text = await response.text();
      console.warn(response.status, text);
${guard}    } catch (error) {
      console.error(error);
    }
    attempt++;
    if (attempt < 3) await sleep(Math.random() * 500);
  }
}
`;
  expectEdit(guardClientErrors, code(''), code('      if (response.status >= 400 && response.status < 500 && ![408, 425, 429].includes(response.status)) break;\n'));
});

test('says of the answer in another function what that calls it', () => {
  const code = (kept: string, part: string, guard: string): string => `async function look(url) {
  const response = await fetch(url, { method: 'POST' });
  if (!response.ok) return { body: null, isPending: true${kept} };
  return { body: await response.json(), isPending: false };
}
async function ask(url, untilMs) {
  while (Date.now() < untilMs) {
    const { body, isPending${part} } = await look(url);
    if (isPending) {
${guard}      await sleep(Math.random() * 500);
      continue;
    }
    return { body, isUp: true };
  }
  return { body: null, isUp: false };
}
`;
  expectEdit(guardClientErrors, code('', '', ''), code(', status: response.status', ', status', '      if (status >= 400 && status < 500 && ![408, 425, 429].includes(status)) break;\n'));
});

test('ends as the last attempt does where what is behind the loop hears of that by what is set', () => {
  const pages = (last: string, status = ''): string => `import axios from 'axios';

export async function loadAll() {
  const pages = [];
  let hasMore = true;
  while (hasMore) {
    for (let attempt = 1; attempt <= 3; attempt++) {
      try {
        const { data } = await axios.get('/pages/' + pages.length);
        pages.push(data);
        hasMore = data.hasMore;
        break;
      } catch (error) {
${status}        ${last} {
          hasMore = false;
          break;
        }
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 1000 * 2 ** attempt));
      }
    }
  }
  return pages;
}
`;
  expectEdit(guardClientErrors, pages('if (attempt === 3)'), pages('if (attempt === 3 || (status >= 400 && status < 500 && ![408, 425, 429].includes(status)))', '        const status = error.response?.status ?? 0;\n'));
});

test('takes no other way out for the end of the last attempt', () => {
  const load = (guard: string): string => `import axios from 'axios';

export async function load(url, cache) {
  let result;
  for (let attempt = 0; ; attempt++) {
    try {
      result = await axios.get(url);
      break;
    } catch (error) {
      if (attempt > 2 && cache.has(url)) {
        result = cache.get(url);
        break;
      }
      if (attempt === 7) throw error;
${guard}      await new Promise((resolve) => setTimeout(resolve, Math.random() * 1000 * 2 ** attempt));
    }
  }
  return result;
}
`;
  expectEdit(guardClientErrors, load(''), load('      const status = error.response?.status ?? 0;\n      if (status >= 400 && status < 500 && ![408, 425, 429].includes(status)) throw error;\n'));
});

test('the status goes along with all that is thrown for it, by who gets the response and by who is handed it on', () => {
  const program = (refused: string, bad: string, guard: string): string => `class Loader {
  async request(url) {
    const response = await fetch(url);
    if (response.status < 500) return response;
    throw ${refused};
  }

  async load(url, attempt = 0) {
    try {
      const response = await this.request(url);
      if (!response.ok) throw ${bad};
      return await response.json();
    } catch (error) {
      if (attempt >= 3) throw error;
${guard}      await new Promise((resolve) => setTimeout(resolve, Math.random() * 1000 * 2 ** attempt));
      return this.load(url, attempt + 1);
    }
  }
}
`;
  const attached = (error: string): string => `Object.assign(${error}, { status: response.status })`;
  const lines = `      const status = error.status ?? 0;
      if (status >= 400 && status < 500 && ![408, 425, 429].includes(status)) throw error;
`;
  expectEdit(guardClientErrors, program("new Error('down')", "new Error('bad')", ''), program(attached("new Error('down')"), attached("new Error('bad')"), lines));
});

test('a condition that has been added once and did not help is not added again', () => {
  expectEdit(
    guardClientErrors,
    `async function request(url) {
  const response = await fetch(url);
  if (!response.ok) throw new HttpError('bad', response.statusText);
  return response;
}

export async function load(url, attempt = 0) {
  try {
    return await request(url);
  } catch (error) {
    const status = error.code ?? 0;
    if (attempt < 3 && (status < 400 || status >= 500 || [408, 425, 429].includes(status))) {
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 1000 * 2 ** attempt));
      return load(url, attempt + 1);
    }
    throw error;
  }
}
`,
    null,
  );
});

test('the status is read of no answer but the response', () => {
  const program = (refused: string, guard: string): string => `async function request(url) {
  const response = await fetch(url);
  if (!response.ok) throw ${refused};
  return response.json();
}

export async function load(url, attempt = 0) {
  try {
    const job = await request(url);
    if (job.status === 'failed') throw new Error('bad');
    return job;
  } catch (error) {
    if (attempt >= 3) throw error;
${guard}    await new Promise((resolve) => setTimeout(resolve, Math.random() * 1000 * 2 ** attempt));
    return load(url, attempt + 1);
  }
}
`;
  const lines = `    const status = error.status ?? 0;
    if (status >= 400 && status < 500 && ![408, 425, 429].includes(status)) throw error;
`;
  expectEdit(guardClientErrors, program("new Error('down')", ''), program("Object.assign(new Error('down'), { status: response.status })", lines));
});

test('gives up as on the last attempt, where the caller is then given something else', () => {
  const load = (last: string): string => `async function load(client, id, stale) {
  for (let attempt = 1; ; attempt++) {
    try {
      return await client.load(id);
    } catch (error) {
      if (${last}) {
        if (stale) return stale;
        throw error;
      }
      await sleep(Math.random() * 1000);
    }
  }
}
`;
  expectEdit(
    guardClientErrors,
    load('attempt === 3'),
    load('attempt === 3 || (status >= 400 && status < 500 && ![408, 425, 429].includes(status))').replace('      if (', '      const status = error.response?.status ?? error.status ?? 0;\n      if ('),
  );
});

test('rethrows what was caught where the last attempt ends in an error of its own', () => {
  const load = (guard: string): string => `async function load(client, id, stale) {
  for (let attempt = 1; ; attempt++) {
    try {
      return await client.load(id);
    } catch (error) {
      if (attempt === 3) {
        if (stale) return stale;
        throw new Error('still busy');
      }
${guard}      await sleep(Math.random() * 1000);
    }
  }
}
`;
  const guard = `      const status = error.response?.status ?? error.status ?? 0;
      if (status >= 400 && status < 500 && ![408, 425, 429].includes(status)) throw error;
`;
  expectEdit(guardClientErrors, load(''), load(guard));
});

test('leaves after who is told of each failure has heard of it', () => {
  const load = (told: string, before = '', behind = ''): string => `async function load(client, id) {
  for (let attempt = 1; ; attempt++) {
    try {
      return await client.load(id);
    } catch (error) {
      if (attempt === 3) throw error;
${before}      await ${told};
${behind}      await sleep(Math.random() * 1000);
    }
  }
}
`;
  const guard = `      const status = error.response?.status ?? error.status ?? 0;
      if (status >= 400 && status < 500 && ![408, 425, 429].includes(status)) throw error;
`;
  expectEdit(guardClientErrors, load('watchdog.report(id, error)'), load('watchdog.report(id, error)', '', guard));
  expectEdit(guardClientErrors, load('session.reset(error)'), load('session.reset(error)', guard));
  expectEdit(guardClientErrors, load('watchdog.report({ error: id })'), load('watchdog.report({ error: id })', guard));
});

test('goes where a second attempt in vain would, where that lets nothing out', () => {
  const load = (guard: string): string => `import axios from 'axios';

export async function icon(url) {
  try {
    return await axios.get(url);
  } catch (error) {
    try { localStorage.removeItem(url); } catch (ignored) { console.warn(ignored); }
    try {
${guard}      await new Promise((resolve) => setTimeout(resolve, Math.random() * 1000));
      return await axios.get(url);
    } catch (again) {
      console.error('no icon', again);
      return EMPTY;
    }
  }
}
`;
  const guard = `      const status = error.response?.status ?? 0;
      if (status >= 400 && status < 500 && ![408, 425, 429].includes(status)) throw error;
`;
  expectEdit(guardClientErrors, load(''), load(guard));
});

test('leaves before what is done with an answer', () => {
  const listen = (guard: string): string => `\
export function listen(url, read) {
  return new Promise((resolve, reject) => {
    let attempts = 0;
    async function create() {
      try {
        const response = await fetch(url);
        clearTimeout(timer);
${guard}        await judge(response);
        await read(response.body);
        resolve();
      } catch (error) {
        if (++attempts === 5) return reject(error);
        setTimeout(create, Math.random() * 1000);
      }
    }
    create();
  });
}

function judge(response) {
  if (!response.headers.get('content-type')) throw new Error('No content type.');
}
`;
  const guard = "        if (response.status >= 400 && response.status < 500 && ![408, 425, 429].includes(response.status)) return reject(new Error(`HTTP ${response.status}`));\n";
  expectEdit(guardClientErrors, listen(''), listen(guard));
});

test('takes the status that an answer is taken apart into for no error', () => {
  expectEdit(
    guardClientErrors,
    `import https from 'node:https';

function get(url) {
  return new Promise((resolve, reject) => {
    const request = https.get(url, (response) => {
      let data = '';
      response.on('data', (chunk) => {
        data += chunk;
      });
      response.on('end', () => {
        try {
          resolve({ status: response.statusCode ?? 0, body: JSON.parse(data) });
        } catch {
          reject(new Error('no JSON'));
        }
      });
    });
    request.on('error', reject);
  });
}

export async function find(url) {
  for (let attempt = 0; attempt < 5; attempt++) {
    try {
      const { status } = await get(url);
      if (status === 200) process.exit(0);
    } catch (error) {
      console.error(error.message);
    }
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 1000));
  }
  process.exit(1);
}
`,
    null,
  );
});

test('words that say how often it was tried are not those of what is not tried again', () => {
  const load = (words: string, guard: string, own = ''): string => `\
function load(url, left = 3) {
  return new Promise((resolve, reject) => {
    fetch(url).then((response) => {
      if (!response.ok) {
${guard}        if (left > 0${own}) {
          setTimeout(() => resolve(load(url, left - 1)), 500 * Math.random());
        } else {
          reject(new Error(\`${words}: \${response.status}\`));
        }
      } else {
        resolve(response);
      }
    }, reject);
  });
}
`;
  const permanent = 'response.status >= 400 && response.status < 500 && ![408, 425, 429].includes(response.status)';
  expectEdit(guardClientErrors, load('No answer after several attempts', ''), load('No answer after several attempts', `        if (${permanent}) return reject(new Error(\`HTTP \${response.status}\`));\n`));
  expectEdit(guardClientErrors, load('No answer', ''), load('No answer', '', ' && (response.status < 400 || response.status >= 500 || [408, 425, 429].includes(response.status))'));
});

test('what is thrown only as long as another attempt is left is answered otherwise, and so is what is not tried again', () => {
  const upload = (own = ''): string => `\
async function upload(url, body, max) {
  for (let attempt = 0; attempt <= max; attempt++) {
    try {
      const response = await fetch(url, { method: 'PUT', body });
      if (attempt < max && response.status !== 200${own}) {
        throw new Error(\`Not sent: \${response.status}\`);
      }
      return response;
    } catch (error) {
      if (attempt === max) throw error;
      await sleep(1000 * 2 ** attempt * Math.random());
    }
  }
}
`;
  expectEdit(guardClientErrors, upload(), upload(' && (response.status < 400 || response.status >= 500 || [408, 425, 429].includes(response.status))'));
});

test('what the site goes on for by a choice of its own is not refused before that', () => {
  const poll = (guard: string): string => `\
async function token(url) {
  for (let i = 0; i < 120; i++) {
    await sleep(1000 + 500 * Math.random());
    const response = await fetch(url);
    if (!response.ok) {
      const body = await response.json();
      if (body.issue === 'waiting') {
        continue;
      }
${guard}    }
    if (response.ok) return response.json();
  }
  throw new Error('no token');
}
`;
  expectEdit(guardClientErrors, poll(''), poll('      if (response.status >= 400 && response.status < 500 && ![408, 425, 429].includes(response.status)) break;\n'));
});

test('what is done about one cause is done before any status is refused', () => {
  const upload = (guard: string): string => `\
import axios from 'axios';
const upload = (file, attempt) =>
  axios.put(url, file).catch((e) => {
    if (attempt > 3) {
      return Promise.reject(e);
    } else if (isTaken(e)) {
      return makeRoom(file).then(() => upload(file, attempt + 1));
    } else {
${guard}      return sleep(1000 * Math.random()).then(() => upload(file, attempt + 1));
    }
  });
`;
  const edit = `      const status = e.response?.status ?? 0;\n      if (status >= 400 && status < 500 && ![408, 425, 429].includes(status)) return Promise.reject(e);\n`;
  expectEdit(guardClientErrors, upload(''), upload(edit));
});

test('whom callers may hand in to decide is not overruled', () => {
  const lines = (asked: string): string => `export async function load(url, options) {
  for (let attempt = 0; ; attempt++) {
    try {
      const response = await fetch(url);
      if (!response.ok) throw response;
      return response;
    } catch (error) {
      let again = attempt < 3;
      ${asked}
      if (!again) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 1000));
    }
  }
}
`;
  const edit = (asked: string) => editOf(guardClientErrors, lines(asked));
  expect(edit('if (options.shouldRetry) again = await options.shouldRetry(error);')?.safe).toBe(false);
  expect(edit('if (options.onRetry) options.onRetry(error);')?.safe).toBe(true);
  expect(edit("const told = options.describe ? options.describe(error) : error; console.warn(told);")?.safe).toBe(true);
  expect(edit("const rate = options.rateOf?.(attempt, 'errors') ?? 1; if (rate > 2) console.warn('slow');")?.safe).toBe(true);
});

test('guards where a function that is handed the bad answer has the request made again', () => {
  const load = (guard: string): string => `export async function load(url, attempt = 0) {
  const response = await fetch(url);
  if (response.ok) return response;
  return again(response, url, attempt);
}

async function again(response, url, attempt) {
  if (attempt === 3) throw new Error('gave up');${guard}
  await sleep(1000 * Math.random());
  return load(url, attempt + 1);
}
`;
  const guard = "\n  if (response.status >= 400 && response.status < 500 && ![408, 425, 429].includes(response.status)) throw new Error('gave up');";
  expectEdit(guardClientErrors, load(''), load(guard));
});

test('guards behind the check of a function that is handed the answer', () => {
  const load = (guard: string): string => `class Client {
  async load(url, attempt = 0) {
    const response = await fetch(url);
    return this.read(response, url, attempt);
  }

  async read(answer, url, attempt) {
    if (answer.ok) return answer;
    if (attempt === 3) throw new Error('gave up');${guard}
    await sleep(1000 * Math.random());
    return this.load(url, attempt + 1);
  }
}
`;
  const guard = "\n    if (answer.status >= 400 && answer.status < 500 && ![408, 425, 429].includes(answer.status)) throw new Error('gave up');";
  expectEdit(guardClientErrors, load(''), load(guard));
});

test('guards no client error that the message is asked for: it was meant', () => {
  const load = (question: string, guard = ''): string => `import axios from 'axios';

export async function load(url) {
  for (let attempt = 0; ; attempt++) {
    try {
      return await axios.get(url);
    } catch (error) {
      if (attempt === 3${question}) throw error;${guard}
      await sleep(1000 * Math.random());
    }
  }
}
`;
  expectEdit(guardClientErrors, load(" || !(error.message.includes('404') || error.message.includes('timeout'))"), null);
  expectEdit(guardClientErrors, load(''), load('', '\n      const status = error.response?.status ?? 0;\n      if (status >= 400 && status < 500 && ![408, 425, 429].includes(status)) throw error;'));
});

test('no guard where one of two ways back is for another token', () => {
  const code = `class Client {
  async load(url, attempt = 0) {
    const response = await fetch(url, { headers: { token: this.token } });
    if (response.ok) return response;
    return this.failed(response, url, attempt);
  }

  async failed(response, url, attempt) {
    if (attempt > 3) throw new Error('gave up');
    if (response.status === 401) { this.token = await logIn(); return this.load(url, attempt + 1); }
    await sleep(1000 * Math.random());
    return this.load(url, attempt + 1);
  }
}
`;
  expectEdit(guardClientErrors, code, null);
  expectEdit(guardClientErrors, code.replace("response.status === 401) { this.token = await logIn();", "response.status === 503) { log('busy');"), null);
});

test('a loop that rejects before it returns does so for what lasts as well', () => {
  const load = (condition: string): string => `async function load(url, resolve, reject) {
  for (let attempt = 0; ; attempt++) {
    let status = 0;
    try {
      const response = await fetch(url);
      status = response.status;
      if (!response.ok) throw new Error(\`HTTP \${response.status}\`);
      resolve(response);
      return;
    } catch (error) {
      if (${condition}) {
        await sleep(1000 * Math.random());
        continue;
      }
      reject(error);
      return;
    }
  }
}
`;
  expectEdit(guardClientErrors, load('attempt < 3').replace('    let status = 0;\n', '').replace('      status = response.status;\n', ''), load('attempt < 3 && (status < 400 || status >= 500 || [408, 425, 429].includes(status))'));
});

test.for([
  ['`cannot reach ${url}`', '`cannot reach ${url}`'],
  ['`no answer after ${attempt + 1} attempts`', null],
] as const)('what lasts is thrown as the cause of what the site says of it, but not of how often: %s', ([words, said]) => {
  const load = (guard: string): string => `import axios from 'axios';

export async function load(url) {
  for (let attempt = 0; ; attempt++) {
    try {
      return await axios.get(url);
    } catch (error) {
      if (attempt === 3) throw new Error(${words}, { cause: error });${guard}
      await sleep(1000 * Math.random());
    }
  }
}
`;
  const end = said === null ? 'throw error;' : `throw new Error(${said}, { cause: error });`;
  expectEdit(guardClientErrors, load(''), load(`\n      const status = error.response?.status ?? 0;\n      if (status >= 400 && status < 500 && ![408, 425, 429].includes(status)) ${end}`));
});

test('asks the constant that has kept the status, as the error may have lost it since', () => {
  const load = (kept: string, guard: string): string => `import axios from 'axios';

export async function load(url) {
  for (let attempt = 0; ; attempt++) {
    try {
      return await axios.get(url);
    } catch (error) {
      ${kept} code = error.response?.status;
      if (error.response) error.response = null;
      if (attempt === 3) throw error;${guard}
      await sleep(1000 * Math.random());
    }
  }
}
`;
  const end = 'if (status >= 400 && status < 500 && ![408, 425, 429].includes(status)) throw error;';
  expectEdit(guardClientErrors, load('const', ''), load('const', `\n      const status = code ?? 0;\n      ${end}`));
  expectEdit(guardClientErrors, load('let', ''), load('let', `\n      const status = error.response?.status ?? 0;\n      ${end}`));
  // Where the client keeps no status, a constant has none.
  const other = (text: string): string => text.replace('= error.response?.status;', '= error.statusCode;');
  expectEdit(guardClientErrors, other(load('const', '')), other(load('const', `\n      const status = error.response?.status ?? 0;\n      ${end}`)));
});

test('what has failed is told before a loop is left, and what says that it is tried again is not', () => {
  const load = (guard: string): string => `import axios from 'axios';

export async function load(url) {
  for (let n = 0; n < 5; n++) {
    try {
      return await axios.get(url);
    } catch (error) {
      console.error('request failed', error);${guard}
      console.log('trying again in a while');
      await sleep(2000 * Math.random());
    }
  }
  return null;
}
`;
  expectEdit(guardClientErrors, load(''), load('\n      const status = error.response?.status ?? 0;\n      if (status >= 400 && status < 500 && ![408, 425, 429].includes(status)) break;'));
});

test('asks the answer that a callback is handed, not what the call is put into', () => {
  const load = (guard: string): string => `const request = require('request');

async function load(url) {
  for (let tries = 0; tries < 4; tries++) {
    const body = await new Promise((resolve, reject) => {
      const sent = request(url, (error, response, body) => {
        if (error) return reject(error);
        if (response.statusCode !== 200) {${guard}
          resolve(null);
        } else resolve(body);
      });
      pending = sent;
    });
    if (body !== null) return body;
    await sleep(1000 * Math.random());
  }
  throw new Error(url);
}
`;
  const edit = editOf(guardClientErrors, load(''));
  expect(edit?.changes.some(({ text }) => text.includes('response.statusCode >= 400'))).toBe(true);
});

test.for([
  ['new Error(`cannot reach ${url}`)', false],
  ['Object.assign(new Error(`cannot reach ${url}`), { status: error.response?.status })', true],
  ['error', true],
] as const)('asks for no status of an error that the code has made, and that keeps none: %s', ([thrown, isAsked]) => {
  const edit = editOf(guardClientErrors, `import axios from 'axios';

async function send(url) {
  try {
    return await axios.get(url);
  } catch (error) {
    throw ${thrown};
  }
}

export async function load(url) {
  for (let attempt = 0; ; attempt++) {
    try {
      return await send(url);
    } catch (error) {
      if (attempt === 3) throw error;
      await sleep(1000 * Math.random());
    }
  }
}
`);
  expect(edit?.changes.some(({ text }) => text.includes('status >= 400')) ?? false).toBe(isAsked);
});

test.for([
  ['waiting 2s before retry', '2000 + fullJitter(0, { base: 200, cap: 200 })'],
  ['waiting before retry', 'fullJitter(attempts - 1, { base: 2000, cap: 30_000 })'],
] as const)('a wait is as long as it is said to be by the side of another one: %s', ([said, length]) => {
  const edit = editOf(guardClientErrors, `export async function load(url) {
  let attempts = 0;
  let body = null;
  while (body === null && attempts < 3) {
    attempts++;
    try {
      const response = await fetch(url);
      if (response.ok) body = await response.text();
      else if (attempts < 3) {
        console.log(\`HTTP \${response.status}, ${said}\`);
        await sleep(2000);
      }
    } catch (error) {
      console.log(error);
      if (attempts < 3) await sleep(2000);
    }
  }
  return body;
}
`);
  expect(edit?.changes.map(({ text }) => text)).toContain(length);
});

test('a failed answer is told of before the function is left, where the runs have waited after other failures alone', () => {
  const load = (guard: string): string => `import { grab } from './grab.js';

export async function load(url) {
  let left = most;
  while (left > 0) {
    try {
      const response = await grab(url);
      if (response.status < 300) return response.body;
      else {
        console.error('HTTP', response.status);
        left--;${guard}
        if (left > 0) await sleep(5000 * Math.random());
        else return undefined;
      }
    } catch (error) {
      console.error(error);
      left--;
      if (left > 0) await sleep(5000 * Math.random());
      else return undefined;
    }
  }
}
`;
  expectEdit(guardClientErrors, load(''), load('\n        if (response.status >= 400 && response.status < 500 && ![408, 425, 429].includes(response.status)) return undefined;'));
});

test('comes to the end that puts words of its own around the error, where they do not tell how often it was tried', () => {
  const upload = (words: string, guard: string) => `import axios from 'axios';
export async function upload(file) {
  let lastError;
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      return await axios.put('/files', file);
    } catch (error) {
      lastError = error;
${guard}      if (attempt < 2) await new Promise((resolve) => setTimeout(resolve, Math.random() * 1000 * 2 ** attempt));
    }
  }
  throw new Error(\`${words}: \${lastError.message}\`);
}
`;
  const guard = (end: string) => `      const status = error.response?.status ?? 0;\n      if (status >= 400 && status < 500 && ![408, 425, 429].includes(status)) ${end};\n`;
  expectEdit(guardClientErrors, upload('upload failed', ''), upload('upload failed', guard('break')));
  expectEdit(guardClientErrors, upload('upload failed (3x)', ''), upload('upload failed (3x)', guard('throw error')));
  const noted = (code: string) => code.replace('lastError = error;', 'lastError ??= error;');
  expectEdit(guardClientErrors, noted(upload('upload failed', '')), noted(upload('upload failed', '')).replace(/ *lastError \?\?= error;\n/, (line) => guard('throw error') + line));
  expectEdit(guardClientErrors, upload('upload failed after 3 attempts', ''), upload('upload failed after 3 attempts', guard('throw error')));
});

test('comes to words of its own where the count decides on them', () => {
  const ask = (words: string, more: string, guard = '') => `import axios from 'axios';
export async function ask(url) {
  let attempt = 1;
  while (true) {
    try {
      return await axios.get(url);
    } catch (error) {
      const words = \`${words}\`;
${guard}      if (attempt <= 5${more}) {
        console.warn(words);
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 1000 * attempt));
        attempt++;
      } else {
        throw new Error(words);
      }
    }
  }
}
`;
  const named = '      const status = error.response?.status ?? 0;\n';
  const passing = ' && (status < 400 || status >= 500 || [408, 425, 429].includes(status))';
  for (const words of ['service said ${error.response?.status}', 'service said ${error.message} (attempt ${attempt}/5)']) expectEdit(guardClientErrors, ask(words, ''), ask(words, passing, named));
  const often = 'service said ${error.message} after 5 attempts';
  expectEdit(guardClientErrors, ask(often, ''), ask(often, '', `${named}      if (status >= 400 && status < 500 && ![408, 425, 429].includes(status)) throw error;\n`).replace(/(      const words = .*\n)([^]*?throw error;\n)/, '$2$1'));
});

test('a choice on the count that not all comes through, or that stands behind the wait, is no place for the status', () => {
  const wait = 'await new Promise((resolve) => setTimeout(resolve, Math.random() * 1000 * attempt));';
  const choice = 'if (attempt < 5) console.warn(error.message); else throw new Error(`no answer: ${error.message}`);';
  for (const turn of [`if (url.verbose) { ${choice} } ${wait}`, `${wait} ${choice}`]) {
    const code = `import axios from 'axios';\nasync function ask(url) { let attempt = 0; while (true) { try { return await axios.get(url); } catch (error) { attempt++; ${turn} } } }`;
    const edit = editOf(guardClientErrors, code);
    const fixed = edit && apply(edit, code);
    expect(fixed).toContain('if (status >= 400 && status < 500 && ![408, 425, 429].includes(status)) throw error;');
    expect(fixed).toContain(choice);
  }
});

test('looks for no status where an XMLHttpRequest hears of a broken connection', () => {
  const load = (heard: string) => `function load(url, attempt = 0) {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const failed = () => {
      if (attempt < 3) setTimeout(() => load(url, attempt + 1).then(resolve, reject), Math.random() * 1000 * 2 ** attempt);
      else reject(new Error('failed'));
    };
    request.onerror = failed;
    request.onload = () => {
      if (request.status < 400) resolve(request);
      else ${heard};
    };
    request.open('GET', url);
    request.send();
  });
}
`;
  expect(editOf(guardClientErrors, load('if (attempt < 3) setTimeout(() => load(url, attempt + 1).then(resolve, reject), 1000 * 2 ** attempt);\n      else reject(request)'))).toBeNull();
  for (const heard of ['failed()', '(() => failed())()']) expect(editOf(guardClientErrors, load(heard)), heard).not.toBeNull();
});

test('an answer that is only drained was not taken for good', () => {
  const load = (guard: string) => `export async function load(url) {
  let lastError;
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      const response = await fetch(url);
      if (response.ok) return response;
      await response.arrayBuffer().catch(() => {});
      lastError = new Error(\`HTTP \${response.status}\`);
${guard}    } catch (error) {
      lastError = error;
    }
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 1000 * 2 ** attempt));
  }
  throw lastError;
}
`;
  expectEdit(guardClientErrors, load(''), load('      if (response.status >= 400 && response.status < 500 && ![408, 425, 429].includes(response.status)) break;\n'));
});

test('words behind the loop that tell how often it was tried are not said of an answer', () => {
  const load = (words: string, end = '', last = '') => `export async function load(url, tries = 3) {
  for (let attempt = 0; attempt < tries; attempt++) {
    const response = await fetch(url);
    if (response.ok) return response;
${end}    await new Promise((resolve) => setTimeout(resolve, Math.random() * 1000 * 2 ** attempt));
  }
${last}  throw new Error(${words});
}
`;
  const guard = (end: string) => `    if (response.status >= 400 && response.status < 500 && ![408, 425, 429].includes(response.status)) ${end};\n`;
  const often = '`No answer after ${tries} attempts`';
  expectEdit(guardClientErrors, load(often), load(often, guard('throw new Error(`HTTP ${response.status}`)')));
  expectEdit(guardClientErrors, load("'No answer'"), load("'No answer'", guard('break')));
  expectEdit(guardClientErrors, load(often, '', '  await lock.release();\n'), load(often, guard('break'), '  await lock.release();\n'));
});

test('a check that says on the last turn that it gives up says so of what no retry cures', () => {
  const lines = (condition: string, leave: string, wait: string): string => `async function load(url) {
  let gaveUp = false;
  let tries = 0;
  let response;
  do {
    response = await fetch(url);
    if (!response.ok) {
      tries++;
      if (tries === 5${condition}) {
        gaveUp = true;
        log.error('giving up');
${leave}      } else {
        await sleep(${wait});
      }
    }
  } while (!response.ok && tries < 5);
  return gaveUp ? null : response;
}
`;
  const behind = lines('', '', '1000 * tries').replace('  } while', '    await lock.release();\n  } while');
  const edit = editOf(guardClientErrors, behind);
  expect(edit && apply(edit, behind)).toContain('      if (tries === 5) {\n        gaveUp = true;\n');
  const guarded = lines(' || (response.status >= 400 && response.status < 500 && ![408, 425, 429].includes(response.status))', '        break;\n', 'fullJitter(0, { base: 1000 * tries, cap: 30_000 })');
  expectEdit(guardClientErrors, lines('', '', '1000 * tries'), `${guarded}\n// fullJitter\n`);
});

test.for([
  ['cannot load ${url}: ${error.message}', 'attempt > 3', true],
  ['server broken: ${error.message}', 'attempt > 3 || error.response?.status === 500', false],
  ['gave up: ${error.message}', 'attempt > 3', false],
  ['cannot load ${url}', 'attempt > 3', false],
  ['after ${waits}: ${error.message}', 'attempt > 3', false],
] as const)('what no retry cures is told in the words of the last failure where they quote it: %s, %s', ([words, test, isOwn]) => {
  const lines = (guard: string): string => `import axios from 'axios';
async function load(url) {
  const waits = [];
  for (let attempt = 1; ; attempt++) {
    try {
      return await axios.get(url);
    } catch (error) {
      if (${test}) throw new Error(\`${words}\`);
${guard}      await sleep(Math.random() * 1000 * attempt);
    }
  }
}
`;
  const end = isOwn ? `new Error(\`${words}\`)` : 'error';
  expectEdit(guardClientErrors, lines(''), lines(`      const status = error.response?.status ?? 0;\n      if (status >= 400 && status < 500 && ![408, 425, 429].includes(status)) throw ${end};\n`));
});

test.for([
  ['let left = tries;\n  while (left--)', 'left === 0'],
  ['for (let i = 0; i < DELAYS_MS.length; i++)', 'i === DELAYS_MS.length - 1'],
] as const)('a last turn that says that it gives up says so of what no retry cures: %s', ([head, last]) => {
  const lines = (status: string, condition: string, leave: string): string => `import axios from 'axios';
async function load(url, tries = 10) {
  ${head} {
    try {
      return await axios.get(url);
    } catch (error) {
${status}      if (${last}${condition}) {
        log.error('no answer', error);
${leave}      }
      await sleep(Math.random() * 1000);
    }
  }
  return null;
}
`;
  const permanent = ' || (status >= 400 && status < 500 && ![408, 425, 429].includes(status))';
  expectEdit(guardClientErrors, lines('', '', ''), lines('      const status = error.response?.status ?? 0;\n', permanent, '        break;\n'));
});
