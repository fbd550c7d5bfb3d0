import { expect, test } from 'vitest';

import { sitesOf } from '../facts/testing/site-of.js';

interface Parts {
  readonly name?: string;
  readonly count?: string;
  readonly later?: string;
  readonly beside?: string;
}

const channel = ({ name = 'scheduleReconnect', count = 'this.tries += 1;', later = 'this.connect().catch((error) => this.emit("error", error));', beside = '' }: Parts = {}): string => `
  export abstract class Channel extends EventEmitter {
    protected tries = 0;
    abstract connect(): Promise<void>;
    protected ${name}(link: Link): void {
      if (this.tries >= 5) { this.emit('error', new Error('gave up')); return; }
      const delayMs = Math.min(100 * 2 ** this.tries, 30_000);
      ${count}
      this.timer = setTimeout(() => { ${later} }, delayMs);
    }
    ${beside}
  }`;

test('what counts how often it is called to try something again later is called by whom that has failed', () => {
  const [site] = sitesOf(channel());
  expect(site?.kind).toBe('reconnect');
  expect(site?.facts.bound).toMatchObject({ kind: 'attempts', attempts: 6 });
  expect(site?.facts.delay.steps).toEqual([100, 200, 400, 800, 1600].map((ms) => ({ min: ms, max: ms })));
  expect(site?.facts.jitter.kind).toBe('none');
});

test.for([
  ['counts when its time has come', { count: '', later: 'this.tries++; this.connect();' }],
  ['counts what it has at hand of something kept', { count: 'const state = this.state; state.tries += 1;' }],
  ['counts on what it is handed, and hands on', { count: 'link.tries += 1;', later: 'this.connect(link);' }],
  ['does something of which nobody hears', { later: 'this.send(this.batch);', name: 'retryLater' }],
] as const)('so does one that %s', ([, parts]) => {
  expect(sitesOf(channel(parts))).toHaveLength(1);
});

test.for([
  ['counts nothing', { count: '' }],
  ['counts what is its own', { count: 'let tries = 0; tries += 1;' }],
  ['counts on what it is handed', { count: 'link.tries += 1;' }],
  ['counts on a part of what it is handed', { count: 'const state = link.state; state.tries += 1;' }],
  ['is not said to do so again', { name: 'showNext' }],
  ['only tells others', { later: 'this.emit("due");' }],
] as const)('none that %s', ([, parts]) => {
  expect(sitesOf(channel(parts))).toEqual([]);
});

test('what it does may go well and be lost later', () => {
  const once = (later: string): number => sitesOf(channel({ count: 'if (this.isBusy) return; this.isBusy = true; this.tries += 1;', later })).length;
  expect(once('this.connect(); this.isBusy = false;')).toBe(1);
  expect(once('this.connect();')).toBe(0);
});

test('one that is only told of failures waits longer each time', () => {
  expect(sitesOf(channel({ name: 'handlePollingError' }))).toHaveLength(1);
  expect(sitesOf(channel({ name: 'handlePollingError' }).replace('100 * 2 ** this.tries', '3000'))).toEqual([]);
  expect(sitesOf(channel().replace('100 * 2 ** this.tries', '3000'))).toHaveLength(1);
});

test('where something is seen to call it, that is the site', () => {
  const sites = sitesOf(channel({ later: 'this.open();', beside: "open() { const socket = new WebSocket(this.url); socket.onopen = () => { this.tries = 0; }; socket.onclose = () => this.scheduleReconnect(); }" }));
  expect(sites.map(({ kind, facts }) => [kind, facts.operation.nodes[0]?.type])).toEqual([['reconnect', 'NewExpression']]);
});

test('what a tool has written is left out', () => {
  const filler = `const table = [${Array.from({ length: 400 }, (_, i) => String(i)).join(',')}];`;
  expect(sitesOf(`${filler}${channel().replaceAll(/\n\s*/g, '')}${filler.repeat(4)}`)).toEqual([]);
});
