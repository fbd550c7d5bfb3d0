import { test } from 'vitest';
import { expectEdit } from '../../test/expect-edit.js';
import { parseRetryAfter } from './parse-retry-after.js';

test('takes the raw header', () => {
  expectEdit(
    parseRetryAfter,
    `export async function load(url, attempt = 0) {
  const response = await fetch(url);
  if (response.status !== 429 || attempt === 3) return response;
  const seconds = Number(response.headers.get('retry-after'));
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  return load(url, attempt + 1);
}
`,
    `export async function load(url, attempt = 0) {
  const response = await fetch(url);
  if (response.status !== 429 || attempt === 3) return response;
  await new Promise((resolve) => setTimeout(resolve, fullJitter(attempt, { base: 100, cap: 30_000, retryAfter: response.headers.get('retry-after') })));
  return load(url, attempt + 1);
}

// fullJitter
`,
  );
});

test('keeps what stands in for a missing header', () => {
  expectEdit(
    parseRetryAfter,
    `export async function load(url, attempt = 0) {
  const response = await fetch(url);
  if (response.status !== 429 || attempt === 3) return response;
  const retryAfter = response.headers.get('Retry-After') || '60';
  const wait = parseInt(retryAfter) * 1000;
  console.warn(\`next try in \${wait} ms\`);
  await new Promise((resolve) => setTimeout(resolve, wait));
  return load(url, attempt + 1);
}
`,
    `export async function load(url, attempt = 0) {
  const response = await fetch(url);
  if (response.status !== 429 || attempt === 3) return response;
  const wait = fullJitter(attempt, { base: 60_000, cap: 60_000, retryAfter: response.headers.get('Retry-After') });
  console.warn(\`next try in \${wait} ms\`);
  await new Promise((resolve) => setTimeout(resolve, wait));
  return load(url, attempt + 1);
}

// fullJitter
`,
  );
});

const withParse = (parse: string): string => `${parse}
export async function load(url, attempt = 0) {
  const response = await fetch(url);
  if (response.status !== 429 || attempt === 3) return response;
  await new Promise((resolve) => setTimeout(resolve, waitMs(response.headers.get('retry-after'))));
  return load(url, attempt + 1);
}
`;

test('leaves a local function the waits that it has beside the header', () => {
  expectEdit(
    parseRetryAfter,
    withParse('const waitMs = (header) => {\n  if (header) return Number(header) * 1000;\n  return 10_000;\n};'),
    `${withParse('const waitMs = (header) => {\n  if (header) return fullJitter(0, { base: 100, cap: 30_000, retryAfter: header });\n  return 10_000;\n};')}
// fullJitter
`,
  );
});

test('takes the place of a local function that waits for nothing else', () => {
  expectEdit(
    parseRetryAfter,
    withParse('const waitMs = (header) => {\n  if (!header) return 0;\n  return Number(header) * 1000;\n};'),
    `${withParse('').trimStart().replace("waitMs(response.headers.get('retry-after'))", "fullJitter(attempt, { base: 100, cap: 30_000, retryAfter: response.headers.get('retry-after') })")}
// fullJitter
`,
  );
});

test.each([
  ['a function that nothing needs any more', '', 'function parsed', ''],
  ['not one that is used elsewhere', "\nsetTimeout(load, parsed('1'));\n", 'function parsed', 'kept'],
  ['not one that is exported', '', 'export function parsed', 'kept'],
  ['not one of which something is said', '', '/** In ms. */\nfunction parsed', 'kept'],
])('takes away %s', (_, more, head, kept) => {
  const parse = `${head}(header) {
  return Number(header) * 1000;
}

`;
  const load = (wait: string): string => `async function load(url) {
  for (let attempt = 0; ; attempt++) {
    const response = await fetch(url);
    if (response.status !== 429 || attempt === 3) return response;
    await new Promise((resolve) => setTimeout(resolve, ${wait}));
  }
}
${more}`;
  const fixed = "fullJitter(attempt, { base: 500, cap: 30_000, retryAfter: response.headers.get('retry-after') })";
  expectEdit(
    parseRetryAfter,
    `${parse}${load("Math.max(parsed(response.headers.get('retry-after')), 500 * 2 ** attempt)")}`,
    `${kept === '' ? '' : parse}${load(fixed)}\n// fullJitter\n`,
  );
});

test('takes the raw header of a request that failed', () => {
  expectEdit(
    parseRetryAfter,
    `export async function load(send, attempt = 0) {
  try {
    return await send();
  } catch (error) {
    if (error.status !== 429 || attempt === 3) throw error;
    const seconds = Number(error.getResponseHeader('Retry-After'));
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
    return load(send, attempt + 1);
  }
}
`,
    `export async function load(send, attempt = 0) {
  try {
    return await send();
  } catch (error) {
    if (error.status !== 429 || attempt === 3) throw error;
    await new Promise((resolve) => setTimeout(resolve, fullJitter(attempt, { base: 100, cap: 30_000, retryAfter: error.getResponseHeader('Retry-After') })));
    return load(send, attempt + 1);
  }
}

// fullJitter
`,
  );
});

test('takes the header by the name that keeps it, and by a name that says what it is called', () => {
  const load = (wait: string): string => `const HEADER = 'Retry-After';
export async function load(url, attempt = 0) {
  const response = await fetch(url);
  if (response.status !== 429 || attempt === 3) return response;
  const header = response.headers.get(
    HEADER,
  );
  console.warn(header);
  ${wait}
  return load(url, attempt + 1);
}
`;
  expectEdit(
    parseRetryAfter,
    load('await new Promise((resolve) => setTimeout(resolve, Number(header) * 1000));'),
    `${load('await new Promise((resolve) => setTimeout(resolve, fullJitter(attempt, { base: 100, cap: 30_000, retryAfter: header })));')}
// fullJitter
`,
  );
});

test('a fixed wait stays beside the parse only where the choice is about the header itself', () => {
  const load = (read: string, length: string): string =>
    `async function load(url) { for (let i = 0; i < 5; i++) { const response = await fetch(url); if (response.status !== 429) return response; ${read} if (i < 4) await sleep(${length}); } }`;
  const raw = "const raw = response.headers.get('retry-after');";
  const asked = "fullJitter(0, { base: 1000, cap: 30_000, retryAfter: raw })";
  expectEdit(parseRetryAfter, load(raw, 'raw !== null ? parseInt(raw, 10) * 1000 : 1000'), `${load(raw, `raw !== null ? ${asked} : 1000`)}\n\n// fullJitter`);
  const whole = "fullJitter(i, { base: 1000, cap: 30_000, retryAfter: response.headers.get('retry-after') })";
  expectEdit(parseRetryAfter, load("const seconds = Number(response.headers.get('retry-after'));", 'Number.isNaN(seconds) ? 1000 : seconds * 1000'), `${load('', whole).replace('response;  if', 'response; if')}\n\n// fullJitter`);
});

test('counts nothing where only the server says how long', () => {
  const load = (length: string) => `async function load(url) {
  const response = await fetch(url);
  if (response.status !== 429) return response;
  await new Promise((resolve) => setTimeout(resolve, ${length}));
  return load(url);
}
`;
  expectEdit(parseRetryAfter, load("response.headers.get('retry-after') * 1000"), `${load("fullJitter(0, { base: 100, cap: 30_000, retryAfter: response.headers.get('retry-after') })")}\n// fullJitter\n`);
});
