import type { TSESTree } from '@typescript-eslint/types';
import { expect, test } from 'vitest';

import { parsedSourceOf } from '../facts/testing/parsed-source.js';
import { sitesOf } from '../facts/testing/site-of.js';
import { timerAround } from './scheduled-call.js';
import { Source } from './source.js';

const lines = (isDone: (i: number) => string): string => Array.from({ length: 24 }, (_, i) => isDone(i)).join('\n');

/** Whether a timer goes on with `connect`, the only thing that is mentioned as `this.connect`. */
function goesOn(statement: string): boolean {
  const source = new Source(parsedSourceOf(`class Client { later() { ${statement} } }`), 1000);
  const mentions = (node: TSESTree.Node): readonly TSESTree.Node[] =>
    node.type === 'MemberExpression' && source.text(node) === 'this.connect' ? [node] : source.children(node).flatMap(mentions);
  return mentions(source.parsed.ast).some((mention) => timerAround(mention) !== null);
}

test.for(['setTimeout(() => this.connect(), 1000);', 'window.setTimeout(this.connect.bind(this), 1000);', 'setTimeout(() => { ready().then(() => this.connect()); }, 1000);'])(
  'a timer goes on with what it was handed: %s',
  (statement) => {
    expect(goesOn(statement)).toBe(true);
  },
);

test.for(['setTimeout(() => this.warn(), 1000); this.connect();', 'setTimeout(this.warn, this.connect());', 'setTimeout(() => { this.onTick = () => this.connect(); }, 1000);'])(
  'no timer goes on with what is run beside it, or by something that it sets: %s',
  (statement) => {
    expect(goesOn(statement)).toBe(false);
  },
);

const stream = (asked: string): string => `
  function Stream(url) {
    const self = this;
    let state = Stream.CLOSED;
    ${lines((i) => `if (url.part${i} && url.list${i}) self.part${i} = describe(url.part${i});`)}
    function closed() { state = ${asked}; setTimeout(connect, 2000); }
    function connect() { const socket = new WebSocket(url); socket.onclose = closed; }
    connect();
  }`;

test('to ask a function for what it holds is not to call it', () => {
  expect(sitesOf(stream('Stream.CONNECTING')).map(({ node }) => node.type)).toEqual(['FunctionDeclaration']);
  expect(sitesOf(stream('Stream.CONNECTING').replace('setTimeout(connect, 2000)', 'clearTimeout(timer)'))).toEqual([]);
});
