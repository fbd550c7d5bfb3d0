import { describe, expect, test } from 'vitest';

import { sitesOf, siteOf } from '../../facts/testing/site-of.js';

const load = (parameters: string, retries: string): string => `
const load = async (url, ${parameters}) => {
  const most = ${retries};
  for (let attempt = 0; attempt <= most; attempt++) {
    try {
      return await fetch(url);
    } catch (error) {
      if (attempt === most) throw error;
      await sleep(100 * 2 ** attempt);
    }
  }
};`;

describe('who calls may ask for more than nothing', () => {
  test.each([
    ['of a parameter', load('retries = 0', 'retries'), 'retries'],
    ['of an option', load('{ retries = 0 } = {}', 'retries'), 'retries'],
    ['of an option that may be missing', load('options = {}', 'options.retries ?? 0'), 'options.retries'],
    ['of options that may be missing', load('options', 'options?.retries || 0'), 'options.retries'],
    ['of defaults that options are spread over', load('options = {}', '({ retries: 0, ...options }).retries'), 'options.retries'],
    ['of what is counted down', `const load = async (url, retries = 0) => {
      while (true) {
        try { return await fetch(url); } catch (error) { if (retries-- <= 0) throw error; }
      }
    };`, 'retries'],
  ])('%s', (_, code, name) => {
    expect(siteOf(code).facts.bound).toMatchObject({ kind: 'named', name });
  });

  test('and waits as the code says', () => {
    expect(siteOf(load('retries = 0', 'retries')).facts.delay.steps.slice(0, 3)).toEqual([100, 200, 400].map((ms) => ({ min: ms, max: ms })));
  });
});

test('one attempt by default is no retry either', () => {
  const publish = (attempts: string): string => `
async function publish(page, attempts = ${attempts}) {
  for (let attempt = 1; attempt <= attempts; attempt++) {
    try {
      return await bus.publish(page);
    } catch (error) {
      if (attempt < attempts) await sleep(500);
    }
  }
}`;
  expect(siteOf(publish('1')).facts.bound).toMatchObject({ kind: 'named', name: 'attempts' });
  expect(siteOf(publish('2')).facts.bound).toMatchObject({ kind: 'attempts', attempts: 2 });
  expect(siteOf(load('retries = 1', 'retries')).facts.bound).toMatchObject({ kind: 'attempts', attempts: 2 });
});

test('a default that is more than nothing stands', () => {
  expect(siteOf(load('retries = 2', 'retries')).facts.bound).toMatchObject({ kind: 'attempts', attempts: 3 });
});

test('what nobody can ask for stays at nothing', () => {
  expect(sitesOf(load('options', '0'))).toHaveLength(0);
});

test('a wait of nothing by default is none', () => {
  expect(siteOf(`
const load = async (url, delayMs = 0) => {
  for (let attempt = 0; attempt < 3; attempt++) {
    try { return await fetch(url); } catch { await sleep(delayMs); }
  }
};`).facts.delay.steps).toEqual([{ min: 0, max: 0 }, { min: 0, max: 0 }]);
});

test('beside a limit that is asked for, other defaults of nothing stand', () => {
  const { bound, delay } = siteOf(`
const load = async (url, { retries = 0, delayMs = 0 } = {}) => {
  for (let attempt = 0; attempt <= retries; attempt++) {
    try { return await fetch(url); } catch (error) { if (attempt === retries) throw error; await sleep(delayMs); }
  }
};`).facts;
  expect(bound).toMatchObject({ kind: 'named', name: 'retries' });
  expect(delay.steps[0]).toEqual({ min: 0, max: 0 });
});

const link = (options: string, lost: string): string => `
  class Link {
    attempts = 0;
    constructor(private readonly url: string, private readonly options: Options ${options}) {}
    open() { const socket = new WebSocket(this.url); socket.on('close', () => this.lost()); }
    lost() { if (this.options.retries && this.attempts < this.options.retries) { this.attempts += 1; setTimeout(() => ${lost}, (this.options.delayMs || 500) * 2 ** this.attempts); } }
  }`;

test('what is off without any options is what a caller gets who hands over some', () => {
  const [site] = sitesOf(link('= {}', 'this.open()'));
  expect(site?.facts.bound).toMatchObject({ kind: 'named', name: 'options.retries' });
  expect(site?.facts.growth.kind).toBe('exponential');
  expect(sitesOf(link('= {}', 'this.close()'))).toEqual([]);
  expect(sitesOf(link('= { retries: 0 }', 'this.close()'))).toEqual([]);
});

test('nobody asks for an option that the code does not hang on', () => {
  expect(sitesOf('async function load(url, options = {}) { try { return await fetch(url, options.init); } catch (error) { if (options.loud) log(error); throw error; } }')).toEqual([]);
});

const run = (defaults: string, failed: string): string => `
  export async function run(task, options: Options = ${defaults}) {
    let attempt = 0;
    while (true) {
      try { return await task(); } catch (error) {
        attempt += 1;
        ${failed}
        await new Promise((resolve) => setTimeout(resolve, options.delayMs * 2 ** (attempt - 1)));
      }
    }
  }`;

test('options that are off as a whole are replaced by who hands over some', () => {
  const [site] = sitesOf(run('{ retries: 0, delayMs: 0 }', 'if (attempt > options.retries) throw error;'));
  expect(site?.facts.bound).toMatchObject({ kind: 'named', name: 'options.retries' });
  expect(site?.facts.growth.kind).toBe('exponential');
});

test('options that stop at the first failure, whatever else they leave open, try nothing again', () => {
  expect(sitesOf(run('{ retries: 0, delayMs: 0 }', 'if (attempt > 0) throw error;'))).toEqual([]);
  expect(sitesOf(run('{ retries: 0, delayMs: 0 }', 'if (attempt > options.retries) return null; throw error;'))).toEqual([]);
});

describe('what is nothing unless a caller asks for it', () => {
  const link = (parameter: string, value: string, failed = 'await sleep(500);'): number =>
    sitesOf(`class Link {
      constructor(${parameter}) { this.again = ${value}; }
      async open() {
        for (let attempt = 1; attempt <= 5; attempt++) {
          if (!this.again) return;
          try { return await this.socket.dial(); } catch (error) { ${failed} }
        }
      }
    }`).length;
  test.each([
    ['options?: Options', 'options?.reconnect ?? null'],
    ['options = {}', 'options.reconnect ?? null'],
    ['options = {}', 'options.reconnect'],
  ])('%s with %s', (parameter, value) => {
    expect(link(parameter, value)).toBe(1);
    expect(link(parameter, value, 'throw error;')).toBe(0);
  });

  test('what is nothing for every caller stays nothing', () => {
    expect(link('options = {}', 'null')).toBe(0);
  });
});
