import { test } from 'vitest';
import { expectEdit } from '../../test/expect-edit.js';
import { insertWait } from './insert-wait.js';

test('under another name where its own is taken', () => {
  expectEdit(
    insertWait,
    `const fullJitter = 0.5;

async function load(client, attempt = 0) {
  try {
    return await client.send(fullJitter);
  } catch (error) {
    if (attempt === 3) throw error;
    return load(client, attempt + 1);
  }
}
`,
    `const fullJitter = 0.5;

async function load(client, attempt = 0) {
  try {
    return await client.send(fullJitter);
  } catch (error) {
    if (attempt === 3) throw error;
    await new Promise((resolve) => setTimeout(resolve, fullJitter2(attempt, { base: 100, cap: 30_000 })));
    return load(client, attempt + 1);
  }
}

/**
 * Milliseconds to wait before a retry (attempt is 0, 1, ...): random, up to the capped exponential,
 * on top of what the server asks for in Retry-After (the header's raw value).
 */
function fullJitter2(attempt, { base, cap, factor = 2, retryAfter }) {
  const longest = 2 ** 31 - 1; // the most that a timer takes
  const ceiling = Math.min(cap, base * factor ** attempt, longest) || 0;
  const header = String(retryAfter).trim();
  const isDate = /^\\w+,? .+:\\d\\d( GMT| \\d{4})$/.test(header);
  const date = isDate ? Date.parse(header.replace(/( GMT)?$/, ' GMT')) : 0;
  const asked = /^\\d+$/.test(header) ? Number(header) * 1000 : date - Date.now();
  const delay = Math.max(0, asked || 0) + Math.random() * Math.max(0, ceiling);
  return Math.min(delay, longest);
}
`,
  );
});

test('not again where the file has it', () => {
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

function fullJitter(attempt, { base, cap, factor = 2, retryAfter }) {
  return Math.random() * Math.min(cap, base * factor ** attempt) + (Number(retryAfter) || 0);
}
`,
    `async function load(client, attempt = 0) {
  try {
    return await client.send();
  } catch (error) {
    if (attempt === 3) throw error;
    await new Promise((resolve) => setTimeout(resolve, fullJitter(attempt, { base: 100, cap: 30_000 })));
    return load(client, attempt + 1);
  }
}

function fullJitter(attempt, { base, cap, factor = 2, retryAfter }) {
  return Math.random() * Math.min(cap, base * factor ** attempt) + (Number(retryAfter) || 0);
}
`,
  );
});

test('not again where the file imports it', () => {
  expectEdit(
    insertWait,
    `import { fullJitter } from './full-jitter.js';

export async function load(client, attempt = 0) {
  try {
    return await client.send();
  } catch (error) {
    if (attempt === 3) throw error;
    return load(client, attempt + 1);
  }
}
`,
    `import { fullJitter } from './full-jitter.js';

export async function load(client, attempt = 0) {
  try {
    return await client.send();
  } catch (error) {
    if (attempt === 3) throw error;
    await new Promise((resolve) => setTimeout(resolve, fullJitter(attempt, { base: 100, cap: 30_000 })));
    return load(client, attempt + 1);
  }
}
`,
  );
});

test('with types in TypeScript', () => {
  expectEdit(
    insertWait,
    `export async function load(client: { send(): Promise<string> }, attempt = 0): Promise<string> {
  try {
    return await client.send();
  } catch (error) {
    if (attempt === 3) throw error;
    return load(client, attempt + 1);
  }
}
`,
    `export async function load(client: { send(): Promise<string> }, attempt = 0): Promise<string> {
  try {
    return await client.send();
  } catch (error) {
    if (attempt === 3) throw error;
    await new Promise((resolve) => setTimeout(resolve, fullJitter(attempt, { base: 100, cap: 30_000 })));
    return load(client, attempt + 1);
  }
}

// fullJitter
`,
    { filename: 'file.ts' },
  );
});

test('by an import after the others', () => {
  expectEdit(
    insertWait,
    `'use strict';
import { log } from './log.js'; // of our own

/** Loads. */
export async function load(client, attempt = 0) {
  try {
    return await client.send();
  } catch (error) {
    if (attempt === 3) throw error;
    log(error);
    return load(client, attempt + 1);
  }
}
`,
    `'use strict';
import { log } from './log.js'; // of our own
import { fullJitter } from '#backoff';

/** Loads. */
export async function load(client, attempt = 0) {
  try {
    return await client.send();
  } catch (error) {
    if (attempt === 3) throw error;
    log(error);
    await new Promise((resolve) => setTimeout(resolve, fullJitter(attempt, { base: 100, cap: 30_000 })));
    return load(client, attempt + 1);
  }
}
`,
    { settings: { helper: { module: '#backoff' } } },
  );
});

test('by require where the file does so', () => {
  expectEdit(
    insertWait,
    `const client = require('./client').create();

async function load(attempt = 0) {
  try {
    return await client.send();
  } catch (error) {
    if (attempt === 3) throw error;
    return load(attempt + 1);
  }
}

module.exports = { load };
`,
    `const client = require('./client').create();
const { fullJitter } = require('#backoff');

async function load(attempt = 0) {
  try {
    return await client.send();
  } catch (error) {
    if (attempt === 3) throw error;
    await new Promise((resolve) => setTimeout(resolve, fullJitter(attempt, { base: 100, cap: 30_000 })));
    return load(attempt + 1);
  }
}

module.exports = { load };
`,
    { settings: { helper: { module: '#backoff' } } },
  );
});

test('after what is noted at the end, in the style of the file', () => {
  expectEdit(
    insertWait,
    `async function load(client, attempt = 0) {
	try {
		return await client.send("x")
	} catch (error) {
		if (attempt === 3) throw error
		return load(client, attempt + 1)
	}
}

// the end`,
    `async function load(client, attempt = 0) {
	try {
		return await client.send("x")
	} catch (error) {
		if (attempt === 3) throw error
		await new Promise((resolve) => setTimeout(resolve, fullJitter(attempt, { base: 100, cap: 30_000 })))
		return load(client, attempt + 1)
	}
}

// the end

/**
 * Milliseconds to wait before a retry (attempt is 0, 1, ...): random, up to the capped exponential,
 * on top of what the server asks for in Retry-After (the header's raw value).
 */
function fullJitter(attempt, { base, cap, factor = 2, retryAfter }) {
	const longest = 2 ** 31 - 1 // the most that a timer takes
	const ceiling = Math.min(cap, base * factor ** attempt, longest) || 0
	const header = String(retryAfter).trim()
	const isDate = /^\\w+,? .+:\\d\\d( GMT| \\d{4})$/.test(header)
	const date = isDate ? Date.parse(header.replace(/( GMT)?$/, " GMT")) : 0
	const asked = /^\\d+$/.test(header) ? Number(header) * 1000 : date - Date.now()
	const delay = Math.max(0, asked || 0) + Math.random() * Math.max(0, ceiling)
	return Math.min(delay, longest)
}`,
  );
});
