import { expect, test } from 'vitest';

import { retryLoop } from './testing/retry-loop.js';
import { siteOf, sitesOf } from './testing/site-of.js';

const kindsOf = (code: string) => siteOf(code).facts.ineffective.map(({ kind }) => kind);

test.for([
  ['a counter that never changes', retryLoop('await sleep(1000);', { before: 'let attempt = 0;', head: '; attempt < 3;' }), ['counter never changes']],
  ['a counter that changes', retryLoop('attempt += 1; await sleep(1000);', { before: 'let attempt = 0;', head: '; attempt < 3;' }), []],
  ['a counter that a callback changes', retryLoop('await sleep(1000);', { before: 'let attempt = 0;', head: '; attempt < 3;', after: 'options.count = () => { attempt += 1; };' }), []],
  [
    'a limit on what is counted anew each time',
    'const ATTEMPTS = 3; async function link() { await open(); try { return await ready(); } catch (error) { if (error.broken) return link(); throw error; } } async function ready() { for (let i = 0; i < ATTEMPTS; i++) { if (await port.isReady()) return true; await sleep(100); } return false; }',
    [],
  ],
  [
    'a limit on what is never counted',
    'const attempts = 0; async function link() { await open(); try { return await port.isReady(); } catch (error) { if (attempts < 3) return link(); throw error; } }',
    ['counter never changes'],
  ],
  ['XOR', retryLoop('await sleep(1000 * (2 ^ attempt));'), ['xor for power']],
  ['XOR with a constant', retryLoop('await sleep(1000 * (FACTOR ^ (attempt - 1)));', { before: 'const FACTOR = 2;' }), ['xor for power']],
  ['XOR that toggles', retryLoop('flags = TOGGLE ^ flags; await sleep(1000);', { before: 'const TOGGLE = 2; let flags = 0;' }), []],
  ['XOR of bits', retryLoop('show(MASK ^ bits); await sleep(1000);', { before: 'const MASK = 2; const bits = read();' }), []],
  ['a power', retryLoop('await sleep(1000 * 2 ** attempt);'), []],
  ['an async predicate', `const isFatal = async (e: Error) => e.message === 'x'; ${retryLoop('if (isFatal(error)) log(error); await sleep(1000);')}`, ['async predicate']],
  ['an async predicate whose answer is kept', `const isFatal = async (e: Error) => e.message === 'x'; ${retryLoop('const fatal = isFatal(error); if (fatal) log(error); await sleep(1000);')}`, ['async predicate']],
  ['an answer from elsewhere to what is handed a promise', retryLoop('const sent = wire.send(Promise.resolve(error)); if (!sent) log(error); await sleep(1000);'), []],
  ['an async predicate that is awaited', `const isFatal = async (e: Error) => e.message === 'x'; ${retryLoop('if (await isFatal(error)) throw error; await sleep(1000);')}`, []],
  ['an answer that is tested as it is', "import retry from 'async-retry'; export const read = () => retry(() => { const text = load(); if (!text) throw new Error('empty'); return text; });", []],
  ['a kept promise that is tested for being there', retryLoop('if (!pending) pending = sleep(1000); await pending; pending = null;', { before: 'let pending = null;' }), []],
] as const)('%s', ([, code, kinds]) => {
  expect(kindsOf(code)).toEqual(kinds);
});

test('a promise that a collection keeps is tested for being there', () => {
  const lending = (asked: string): readonly string[] =>
    siteOf(`class Senders {
      senders = new Map();
      async connect(id) { const sender = make(id); await sender.open(); return sender; }
      async isShut(id) { return (await registry.state(id)) === 'shut'; }
      async borrow(id, attempt = 0) {
        if (${asked}) this.senders.set(id, this.connect(id));
        try { return await this.senders.get(id); } catch (error) {
          if (attempt > 3) throw error;
          await sleep(1000);
          return this.borrow(id, attempt + 1);
        }
      }
    }`).facts.ineffective.map(({ kind }) => kind);
  expect(lending('!this.senders.get(id) || attempt > 0')).toEqual([]);
  expect(lending('this.isShut(id)')).toEqual(['async predicate']);
});

test('a promise that is returned without being awaited', () => {
  expect(kindsOf('async function read(id: string) { for (let i = 0; i < 3; i++) { try { return query(id); } catch (error) { await sleep(1000); } } }')).toEqual(['not awaited']);
});

test('what is called again at once, when nothing else was done about its failure, is a promise that is returned without being awaited', () => {
  const read = (caught: string, head = 'async function read(id)', tried = 'return pool.execute(id);', count = 'if (left === 1) throw error;'): readonly string[] =>
    sitesOf(`${head} { for (let left = 2; ; left--) { try { ${tried} } catch (error) { ${count} ${caught} } } }`).flatMap(({ facts }) => facts.ineffective.map(({ kind }) => kind));
  expect(read("log.warn('again', error);")).toEqual(['not awaited']);
  // What is worked out at once may well go otherwise then.
  expect(read('repair(id);')).toEqual([]);
  expect(read('id = id.trim();')).toEqual([]);
  expect(read("log.warn('again', error);", 'function read(id)')).toEqual([]);
  const warned = (tried: string, count?: string): readonly string[] => read("log.warn('again', error);", undefined, tried, count);
  expect(warned('return codec.decode(id, left);')).toEqual([]);
  expect(warned('const text = await ask(id); return schema.parse(id);')).toEqual([]);
  expect(warned('return page.loadSync(id);')).toEqual([]);
  expect(warned("return db.prepare('select 1').get();")).toEqual([]);
  expect(warned('return schema.parse(id);', '')).toEqual([]);
});

test('what works on an answer that was waited for need not be awaited, a request with it does', () => {
  const read = (returned: string): readonly string[] =>
    sitesOf(`async function read(id) { for (let i = 0; i < 3; i++) { try { const parts = await query(id); return ${returned}; } catch (error) { await sleep(1000); } } }`).flatMap(({ facts }) => facts.ineffective.map(({ kind }) => kind));
  expect(read('join(parts)')).toEqual([]);
  expect(read('fetch(parts)')).toEqual(['not awaited']);
  expect(kindsOf('async function read(id: string) { const token = await logIn(); for (let i = 0; i < 3; i++) { try { return query(token); } catch (error) { await sleep(1000); } } }')).toEqual(['not awaited']);
});

test('what a function of the file returns so is waited for where that function is', () => {
  const finding = (again: string): readonly string[] =>
    sitesOf(`async function ready() { for (let i = 0; i < 3; i++) { try { ${again} } catch (error) { log(error); } await sleep(1000); } } async function find() { try { return query(1); } catch (error) { return null; } }`).flatMap(({ facts }) => facts.ineffective.map(({ kind }) => kind));
  expect(finding('return find();')).toEqual(['not awaited']);
  expect(finding('const found = await find(); if (found) return found;')).toEqual([]);
});

test('what a function gives that was handed in, returned without being awaited', () => {
  const retry = (head: string, given: string): readonly string[] =>
    sitesOf(`${head} { let last; for (let i = 0; i < 3; i++) { try { return ${given}; } catch (error) { last = error; } } throw last; }`).flatMap(({ facts }) => facts.ineffective.map(({ kind }) => kind));
  expect(retry('async function retry(run)', 'run(i)')).toEqual(['not awaited']);
  expect(retry('async function retry(run)', 'await run(i)')).toEqual([]);
  expect(retry('function retry(run)', 'run(i)')).toEqual([]);
});

test('in a function that is not async, what a call from elsewhere returns may be its answer', () => {
  const kinds = (call: string): readonly string[] =>
    sitesOf(`
      function compileAsync(schema, meta, callback) {
        var self = this;
        var p = loadMetaSchemaOf(schema).then(function () {
          var schemaObj = self._addSchema(schema, undefined, meta);
          return _compileAsync(schemaObj);
        });
        return p;
        function loadMetaSchemaOf(sch) {
          var $schema = sch.$schema;
          return $schema && !self.getSchema($schema)
                  ? compileAsync.call(self, { $ref: $schema }, true)
                  : Promise.resolve();
        }
        function _compileAsync(schemaObj) {
          try { return ${call}; }
          catch(e) {
            return loadMissingSchema(e);
          }
          function loadMissingSchema(e) {
            var ref = e.missingSchema;
            if (added(ref)) throw e;
            var schemaPromise = self._opts.loadSchema(ref);
            return schemaPromise.then(function (sch) {
              if (!added(ref)) {
                return loadMetaSchemaOf(sch).then(function () {
                  if (!added(ref)) self.addSchema(sch, ref, undefined, meta);
                });
              }
            }).then(function() {
              return _compileAsync(schemaObj);
            });
            function added(ref) {
              return self._refs[ref] || self._schemas[ref];
            }
          }
        }
      }`).flatMap(({ facts }) => facts.ineffective.map(({ kind }) => kind));
  expect(kinds('self._compile(schemaObj)')).toEqual([]);
  expect(kinds('fetch(schemaObj)')).toEqual(['not awaited']);
});

test('what is there at once is no promise that somebody forgot to await', () => {
  const read = (made: string, used: string): readonly string[] =>
    sitesOf(`async function read(url) { for (let i = 0; i < 3; i++) { try { const made = ${made}; ${used} return made; } catch (error) { await sleep(1000); } } }`).flatMap(({ facts }) => facts.ineffective.map(({ kind }) => kind));
  expect(read('client.connect(url)', '')).toEqual(['not awaited']);
  expect(read('client.connect(url)', 'made.name = url;')).toEqual([]);
  expect(read('database(url)', 'await made`SELECT 1`;')).toEqual([]);
  expect(read('new Uint8Array(url.length)', '')).toEqual([]);
});

test('who tests what a member gave, if it is there, does not take it for a promise', () => {
  const opening = (asked: string): readonly string[] =>
    siteOf(`import retry from 'async-retry'; async function open(browser) { return retry(async () => { const pages = browser.pages(); const url = ${asked}; if (!url) throw new Error('not yet'); return url; }, { retries: 3 }); } async function addressOf(page) { return page.url(); }`).facts.ineffective.map(({ kind }) => kind);
  expect(opening('pages[1]?.url()')).toEqual([]);
  expect(opening('addressOf(pages[1])')).toEqual(['async predicate']);
});
