import { expect, test } from 'vitest';

import { siteOf } from '../testing/site-of.js';

const manager = (module: string, opens = 'await open(config)'): string => `import { open } from '${module}';
  export async function connect(config) {
    const connection = ${opens};
    connection.on('close', () => { void connect(config); });
    return connection;
  }`;

test('how soon a connection comes back is known where it is opened', () => {
  expect(siteOf(manager('./open-connection.js')).facts.delay.kind).toBe('unknown');
});

test('what a package opens, or what may close before it stood, comes back at once', () => {
  expect(siteOf(manager('amqplib')).facts.delay.kind).toBe('none');
  expect(siteOf(manager('./open-connection.js', 'open(config)')).facts.delay.kind).toBe('none');
});
