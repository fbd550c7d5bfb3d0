import { expect, test } from 'vitest';

import { siteOf, sitesOf } from '../../facts/testing/site-of.js';

const again = (call: string, then = ''): string => `async function (key, n = 0) {
  try { return await store.get(key); } catch (error) { if (n > 4) throw error; await sleep(100 * 2 ** n); return ${call}; }
};${then}`;

/** Beside each function that calls itself by where it was put stands one that calls another. */
test.for([
  ['a function that the file exports', `exports.load = ${again('exports.load(key, n + 1)')}`, `exports.load = ${again('exports.loadOther(key, n + 1)')}`],
  ['by its longer name', `exports.load = ${again('module.exports.load(key, n + 1)')}`, `exports.load = ${again('module.exports.other(key, n + 1)')}`],
  ['a method of the object that is exported', `module.exports = { load: ${again('module.exports.load(key, n + 1)').replace(/;$/, '')} };`, `module.exports = { load: ${again('module.exports.other(key, n + 1)').replace(/;$/, '')} };`],
  ['a member of an object that is filled', `const api = {}; api.load = ${again('api.load(key, n + 1)')}`, `const api = {}; api.load = ${again('api.other(key, n + 1)')}`],
  ['the one function that is exported', `module.exports = ${again('module.exports(key, n + 1)')}`, `module.exports = ${again('require("./other")(key, n + 1)')}`],
  ['exported under two names', `exports = module.exports = ${again('module.exports(key, n + 1)')}`, `exports = module.exports = ${again('other(key, n + 1)')}`],
  [
    'a method of a prototype inside of a wrapper',
    `(function () { function Store() {} Store.prototype.load = ${again('this.load(key, n + 1)')} window.Store = Store; })();`,
    `(function () { function Store() {} Store.prototype.load = ${again('this.loadOther(key, n + 1)')} window.Store = Store; })();`,
  ],
  [
    'a static method by the name of its class',
    'class Store { static async load(key, n = 0) { try { return await store.get(key); } catch (error) { if (n > 4) throw error; await sleep(100 * n); return Store.load(key, n + 1); } } }',
    'class Store { static async load(key, n = 0) { try { return await store.get(key); } catch (error) { if (n > 4) throw error; await sleep(100 * n); return Other.load(key, n + 1); } } }',
  ],
] as const)('%s', ([, itself, other]) => {
  expect(sitesOf(itself)).toHaveLength(1);
  expect(sitesOf(other)).toEqual([]);
});

test('a counter stands where the constructor puts it', () => {
  const client = (constructor: string) => `
    ${constructor}
    Client.prototype.open = function () {
      var self = this;
      this.db.open(function (error) {
        if (!error) return;
        self.tries += 1;
        if (self.tries > 3) return self.emit('error', error);
        setTimeout(self.open.bind(self), self.tries * 500);
      });
    };`;
  const waits = [500, 1000, 1500].map((ms) => ({ min: ms, max: ms }));
  expect(siteOf(client('function Client(db) { this.db = db; this.tries = 0; }')).facts.delay.steps).toEqual(waits);
  expect(siteOf(client('var Client = function (db) { this.db = db; this.tries = 0; };')).facts.delay.steps).toEqual(waits);
  expect(sitesOf(client('function Client(db) { this.db = db; this.tries = 9; }'))).toEqual([]);
});

test('what a function is bound to comes before what it is given', () => {
  const retry = (next: string) => `
    const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
    const retry = (operation, delayMs = 100, left = 3) => operation().catch((error) => left > 0 ? wait(delayMs).then(${next}) : Promise.reject(error));`;
  expect(siteOf(retry('retry.bind(null, operation, delayMs * 2, left - 1)')).facts.delay.steps.map((step) => step?.min)).toEqual([100, 200, 400]);
  expect(sitesOf(retry('retry.bind(null, operation, delayMs * 2, 0)')).map(({ facts }) => facts.bound)).toMatchObject([{ kind: 'attempts', attempts: 2 }]);
});

test('what is written to a class or a function is found there again', () => {
  const bus = (write: string) => `class Bus {
    static tries = 0;
    static async connect(open) {
      try { return await open(); } catch (error) { if (Bus.tries >= 3) throw error; ${write} await new Promise((done) => setTimeout(done, 500)); return Bus.connect(open); }
    }
  }`;
  expect(siteOf(bus('Bus.tries += 1;')).facts.bound).toMatchObject({ kind: 'attempts', attempts: 4 });
  expect(siteOf(bus('Bus.others += 1;')).facts.bound.kind).toBe('none');
});

test('a counter stands where the constructor around the node puts it, by the name that it has for itself', () => {
  const client = (self: string): string => `function Client(url) {
    var self = ${self};
    self.delayMs = 700;
    function connect() { var request = https.get(url); request.on('error', function () { setTimeout(connect, self.delayMs); }); }
    connect();
  }`;
  expect(siteOf(client('this')).facts.delay.steps[0]).toEqual({ min: 700, max: 700 });
  expect(siteOf(client('shared')).facts.delay.steps[0]).toBeNull();
});

test('a function that a field was made with keeps count from call to call', () => {
  const client = (field: string): string => `
    const makeWaits = () => { let count = 0; return () => { count += 1; return 100 * 2 ** count; }; };
    class Client {
      constructor() { this.nextMs = makeWaits(); }
      async send(message) {
        for (let i = 0; i < 4; i++) { try { return await this.socket.send(message); } catch (error) { log(error); await sleep(${field}()); } }
      }
    }`;
  expect(siteOf(client('this.nextMs')).facts.delay.steps.map((step) => step?.max)).toEqual([200, 400, 800]);
  expect(siteOf(client('makeWaits()')).facts.delay.steps.map((step) => step?.max)).toEqual([200, 200, 200]);
});

test('a static field that the program fills is there when something fails, and what is written into it is found again', () => {
  const loader = (written: string): string => `
    class Loader {
      static engine = null;
      static async begin() { Loader.engine = await import('engine'); }
      async load(model) {
        try { return await Loader.engine.models.load(model); } catch (error) {
          if (Loader.engine.host === 'mirror.test') throw error;
          ${written} = 'mirror.test';
          return await this.load(model);
        }
      }
    }`;
  expect(siteOf(loader('Loader.engine.host')).facts.bound).toMatchObject({ kind: 'attempts', attempts: 2 });
  expect(siteOf(loader('Loader.engine.name')).facts.bound.kind).toBe('none');
});
