import { expect, test } from 'vitest';

import { sitesOf } from '../facts/testing/site-of.js';

test('what a function gets ready before its try does not hide what it tries', () => {
  const loading = (again: string): number =>
    sitesOf(`async function load(attempt = 0) { await ensureFolder(); await prepare(); await readConfig(); await warm();
      try { return await api.query('x'); } catch (error) { if (attempt < 3) { await sleep(1000 * 2 ** attempt); ${again} } throw error; } }`).length;
  expect(loading('return load(attempt + 1);')).toBe(1);
  expect(loading('return other(attempt + 1);')).toBe(0);
});

test('what a function gets ready does not hide what it catches by a promise', () => {
  const making = (again: string): number =>
    sitesOf(`async function send(attempt = 0) { await ensureFolder(); await prepare(); await readConfig(); await warm();
      const answer = await api.query('x').catch((error) => error); if (answer instanceof Error) { if (attempt < 3) { await sleep(1000 * 2 ** attempt); ${again} } throw answer; } return answer; }`).length;
  expect(making('return send(attempt + 1);')).toBe(1);
  expect(making('return other(attempt + 1);')).toBe(0);
});

test('who is told of what happens is not what is tried again, where something else is', () => {
  const logging = (tried: string): readonly number[] =>
    sitesOf(`async function load(files: string[]) { for (let attempt = 0; attempt < 3; attempt++) { try {\n await log('one'); await log('two'); await log('three');\n ${tried}\n } catch (error) { await sleep(1000); } } }`).map(
      ({ facts }) => facts.operation.nodes[0]?.loc.start.line ?? 0,
    );
  expect(logging(`return await api.query('x');`)).toEqual([3]);
  expect(logging(`return;`)).toEqual([2]);
});

test('to listen once more attempts nothing, but for what is made to be listened to', () => {
  const waiting = (made: string): string => `
    import { once } from 'node:events';
    async function settled(child) { try { ${made} return await once(child, 'ready'); } catch { return settled(child); } }`;
  expect(sitesOf(waiting(''))).toEqual([]);
  expect(sitesOf(waiting("const server = listen(); await once(server, 'listening');"))).toHaveLength(1);
});

test('what a timer runs and catches is tried as a whole, before it is through with its steps inside of it', () => {
  const lasting = (again: string): number =>
    sitesOf(`class Link {
      async open(session) {
        await this.clear(session.id).catch(log);
        await this.warm(session.id).catch(log);
        await this.tell(session.id).catch(log);
        for (const part of session.parts) { ${'if (part.init) { const place = await session.place(part.id); if (part.quick) await place.send(part.init); else await place.write(part.init); }\n'.repeat(12)} }
        session.device.on('disconnect', () => this.lost(session, 1));
      }
      lost(session, attempt) {
        setTimeout(async () => { try { await this.open(session); } catch (error) { if (!session.closed) ${again} } }, Math.min(5000 * 2 ** attempt, 60_000));
      }
    }`).length;
  expect(lasting('this.lost(session, attempt + 1);')).toBe(1);
  expect(lasting('log(error);')).toBe(0);
});

test('what a loop gets ready does not hide the call whose answer it asks about', () => {
  const opening = (asked: string): readonly number[] =>
    sitesOf(`async function open(link) { for (let attempt = 0; attempt < 3; attempt++) { const key = await keys.get(link.id); await link.prepare(key); await warm(); const line = await lines.create(key);
      const answer = await line.open();
      ${asked} } throw new Error('gave up'); }`).map(({ facts }) => facts.operation.nodes[0]?.loc.start.line ?? 0);
  expect(opening('if (answer.statusCode === 200) return line;')).toEqual([2]);
  expect(opening('log(answer);')).toEqual([]);
});

test('of two calls in one try, the one whose answer is asked for its status is tried again', () => {
  const publish = (asked: string): string => `
    async function publish(batch) {
      for (;;) {
        try {
          const token = await this.tokens.get();
          const auth = token && token.value ? 'Bearer ' + token.value : 'Basic ' + this.key;
          const response = await this.http.send(batch, auth);
          if (${asked}) return response;
        } catch (error) {
          log(error);
        }
        await sleep(1000);
      }
    }`;
  expect(sitesOf(publish('response.status < 400')).map(({ facts }) => facts.operation.nodes[0]?.loc.start.line)).toEqual([7]);
  expect(sitesOf(publish('response.isDone'))).toEqual([]);
});
