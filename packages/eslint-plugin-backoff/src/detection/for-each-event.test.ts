import { expect, test } from 'vitest';

import { sitesOf } from '../facts/testing/site-of.js';

const listening = (event: string): number =>
  sitesOf(`
class Link {
  async listen() { while (this.socket) { ${event} await sleep(1000); } }
  async logIn() { try { await this.socket.invoke('login', this.id); await this.sendAll(); } catch (error) { this.log.error(error); } }
  async sendAll() { for (const row of this.rows) await this.send(row); }
}`).length;

test('what is done for each event of a stream is done for another one each time', () => {
  expect(listening("for await (const event of this.socket.listener('connect')) this.logIn();")).toBe(0);
  expect(listening("for await (const event of this.socket.listener('connect')) { await this.logIn(); }")).toBe(0);
});

test('the stream itself is tried again', () => {
  expect(sitesOf('async function follow(client) { while (true) { try { for await (const event of client.subscribe()) await handle(event); } catch (error) { log(error); await sleep(1000); } } }')).toHaveLength(1);
  expect(sitesOf('async function follow(events) { for await (const event of events) { for (let n = 0; n < 3; n++) { try { await handle(event); break; } catch (error) { log(error); } } } }')).toHaveLength(1);
});

test('a list that is gone through again after a failure is tried again', () => {
  expect(sitesOf('async function clean(ids, tries = 0) { while (tries < 5) { try { for await (const id of ids) await client.delete(id); return; } catch (error) { log(error); tries++; } } }')).toHaveLength(1);
});
