import { expect, test } from 'vitest';

import { siteOf, sitesOf } from '../../facts/testing/site-of.js';

const socket = (onUpdate: string, event = 'connection.update'): string => `
  let attempts = 0;
  async function start() {
    const socket = makeSocket({ auth });
    socket.events.on('${event}', (update) => { const { connection, reason } = update; ${onUpdate} });
  }`;

test.for([
  ['the state that a change brings', "if (connection === 'close') setTimeout(start, 5000);", "if (connection === 'open') setTimeout(start, 5000);"],
  ['a case of a switch', "switch (connection) { case 'closed': setTimeout(start, 5000); break; default: render(update); }", "switch (connection) { case 'connected': setTimeout(start, 5000); break; default: render(update); }"],
  ['unless it is meant to stay closed', "if (connection === 'close' && reason.code !== Reasons.loggedOut) start();", "if (connection === 'close' && reason.code !== Reasons.loggedOut) process.exit(1);"],
] as const)('%s', ([, again, other]) => {
  expect(sitesOf(socket(again))).toHaveLength(1);
  expect(sitesOf(socket(other))).toEqual([]);
});

test('other events say nothing of a connection', () => {
  expect(sitesOf(socket("if (connection === 'close') setTimeout(start, 5000);", 'message.update'))).toEqual([]);
});

test('waits and bound of a connection that comes back', () => {
  const { kind, facts } = siteOf(socket("if (connection === 'open') attempts = 0; if (connection === 'close' && attempts < 5) { attempts++; setTimeout(start, 3000 * attempts); }"));
  expect(kind).toBe('reconnect');
  expect(facts.delay.steps.slice(0, 2)).toEqual([{ min: 3000, max: 3000 }, { min: 6000, max: 6000 }]);
  expect(facts.bound).toMatchObject({ kind: 'attempts', attempts: 6 });
});

const source = (asked: string): string => `
  const show = (url) => {
    let tries = 0;
    const connect = () => {
      const events = new EventSource(url);
      events.addEventListener('error', () => {
        if (events.readyState === ${asked}) {
          events.close();
          tries += 1;
          if (tries <= 3) setTimeout(connect, 3000);
        }
      });
    };
    connect();
  };`;

test('a connection that has failed is closed each time, and not open', () => {
  expect(siteOf(source('EventSource.CLOSED')).facts).toMatchObject({ bound: { kind: 'attempts', attempts: 4 }, delay: { steps: [{ min: 3000 }, { min: 3000 }, { min: 3000 }] } });
  expect(sitesOf(source('EventSource.OPEN'))).toEqual([]);
});

const pinging = (asked: string): number =>
  sitesOf(`
    function connect() {
      const socket = new WebSocket(address);
      socket.onclose = () => { if (socket.readyState ${asked}) setTimeout(connect, 3000); };
    }`).length;

test.for(['> 1', '>= 2', '!== 1', '!= 0', '=== WebSocket.CLOSED'])('a socket that is lost is %s', (asked) => {
  expect(pinging(asked)).toBe(1);
});

test.for(['=== 1', '< 2', '<= 1', '=== 0', '=== WebSocket.OPEN'])('and not %s', (asked) => {
  expect(pinging(asked)).toBe(0);
});
