import { expect, test } from 'vitest';

import { sitesOf, siteOf } from '../../facts/testing/site-of.js';

const isSite = (code: string): boolean => sitesOf(code).length > 0;

/** A connection that comes back, and beside it the nearest code whose failure leads to something else. */
test.for([
  [
    'a part of what connects tells of the loss',
    "function connect() { mongoose.connect(uri); } mongoose.connection.on('disconnected', () => { setTimeout(connect, 3000); });",
    "function connect() { mongoose.connect(uri); } mongoose.connection.on('disconnected', () => { setTimeout(close, 3000); });",
  ],
  [
    'a method that is bound to its instance',
    "class Link { constructor(opts) { this.opts = opts; this.client = new net.Socket(); this.client.on('close', this.onClose.bind(this)); } open() { this.client.connect(this.opts); } onClose() { setTimeout(() => this.open(), 500); } }",
    "class Link { constructor(opts) { this.opts = opts; this.client = new net.Socket(); this.client.on('close', this.onClose.bind(this)); } open() { this.client.connect(this.opts); } onClose() { setTimeout(() => this.open, 500); } }",
  ],
  [
    'every time it is told',
    "socket.on('disconnect', () => socket.connect());",
    "socket.once('disconnect', () => socket.connect());",
  ],
  [
    'as long as it hears of it',
    "socket.on('disconnect', () => { socket.removeAllListeners('message'); socket.connect(); });",
    "socket.on('disconnect', () => { socket.removeAllListeners(); socket.connect(); });",
  ],
  [
    'once more for each time it is told',
    "function open() { socket.on('disconnect', () => { socket.removeAllListeners('disconnect'); open(); }); socket.connect(); }",
    "function open() { socket.on('disconnect', () => { socket.removeAllListeners('disconnect'); socket.connect(); }); socket.connect(); }",
  ],
  [
    'what ends by itself',
    "function next() { const link = new Link(port); link.once('end', () => { next(); }); link.write(text); }",
    "function next() { const link = new Link(port); link.once('end', () => { next(); }); link.end(text); }",
  ],
  [
    'once for each time it was opened',
    "function open() { const link = new WebSocket(url); link.addEventListener('close', () => setTimeout(open, 1000), { once: true }); }",
    "const link = new WebSocket(url); link.addEventListener('close', () => setTimeout(() => link.connect(), 1000), { once: true });",
  ],
  [
    'a method of the prototype',
    "function Client() {} Client.prototype.connect = function () { var self = this; this.socket = net.connect(port); this.socket.on('close', function () { self.again(); }); }; Client.prototype.again = function () { var self = this; setTimeout(function () { self.connect(); }, 1000); };",
    "function Client() {} Client.prototype.connect = function () { var self = this; this.socket = net.connect(port); this.socket.on('close', function () { self.again(); }); }; Client.prototype.again = function () { var self = this; setTimeout(function () { self.flush(); }, 1000); };",
  ],
  [
    'a handler that is assigned, apart from what connects',
    "const client = new Paho(host, port); client.onConnectionLost = (loss) => { console.log(loss.reason); setTimeout(start, 3000); }; function start() { client.connect({ keepAlive: 60 }); }",
    "const client = new Paho(host, port); client.onMessageArrived = (text) => { console.log(text.reason); setTimeout(start, 3000); }; function start() { client.connect({ keepAlive: 60 }); }",
  ],
  [
    'an assigned handler of an error, not of the end of what is said',
    "class Ear { constructor() { this.hearing = new Hearing(); this.hearing.onerror = () => { try { this.hearing.start(); } catch { this.stop(); } }; } }",
    "class Ear { constructor() { this.hearing = new Hearing(); this.hearing.onend = () => { try { this.hearing.start(); } catch { this.stop(); } }; } }",
  ],
  [
    'one event of three, where something was chosen on the way to the registration that a failure does not come by',
    "function open() { const socket = net.connect(port, () => { rest = config.kind === 'buffer' ? nothing : ''; }); socket.on('end', () => { if (!config.stream || (config.kind === 'text' && config.line !== '' && rest.length > 0)) { if (rest.length !== 0) show(rest); rest = null; } }); socket.on('close', () => { if (!closing) setTimeout(open, 5000); }); socket.on('error', (error) => log(error)); }",
    "function open() { const socket = net.connect(port, () => { rest = config.kind === 'buffer' ? nothing : ''; }); socket.on('end', () => { if (!config.stream || (config.kind === 'text' && config.line !== '' && rest.length > 0)) { if (rest.length !== 0) show(rest); rest = null; } }); socket.on('close', () => { if (!closing) setTimeout(show, 5000); }); socket.on('error', (error) => log(error)); }",
  ],
  [
    'a handler by a name that begins with a capital',
    "const link = this.link; link.OnSocketClose = () => { setTimeout(() => link.Connect(), 5000); }; link.Connect();",
    "const link = this.link; link.OnSocketOpen = () => { setTimeout(() => link.Connect(), 5000); }; link.Connect();",
  ],
  [
    'what is told beside the event',
    "player.on('error', (event, data) => { if (data.fatal && data.type === 'network') player.startLoad(); });",
    "player.on('error', (event, data) => { if (data.fatal && data.type === 'network') player.stopLoad(); });",
  ],
  [
    'the event by the name of a constant',
    'player.on(Events.ERROR, () => { setTimeout(() => player.startLoad(), 1000); });',
    'player.on(Events.PAUSED, () => { setTimeout(() => player.startLoad(), 1000); });',
  ],
  [
    'the same host, not the next of a list',
    "function Client() {} Client.prototype.connect = function () { var self = this; this.socket = net.connect(this.hosts[this.index]); this.socket.on('close', function () { self.count++; self.connect(); }); };",
    "function Client() {} Client.prototype.connect = function () { var self = this; this.socket = net.connect(this.hosts[this.index]); this.socket.on('close', function () { self.index++; self.connect(); }); };",
  ],
  [
    'who is told of the loss among the options',
    'class Link { connect() { this.client = new StreamClient(this.url, { onOpen: () => {}, onSocketClose: () => { this.schedule(); } }); } schedule() { setTimeout(() => this.connect(), 1000); } }',
    'class Link { connect() { this.client = new StreamClient(this.url, { onOpen: () => {}, onSocketIdle: () => { this.schedule(); } }); } schedule() { setTimeout(() => this.connect(), 1000); } }',
  ],
  [
    'what is made with its handlers and begun by a method',
    'function open(url) { const stream = new EventStream(url, { onMessage: show, onError() { setTimeout(() => open(url), 1000); } }); stream.start(); }',
    'function open(url) { const stream = new EventStream(url, { onError: show, onMessage() { setTimeout(() => open(url), 1000); } }); stream.start(); }',
  ],
] as const)('%s', ([, again, other]) => {
  expect(isSite(again)).toBe(true);
  expect(isSite(other)).toBe(false);
});

test('what is waited for after the very first loss is the first wait', () => {
  const { facts } = siteOf(`
    class Link {
      delay = 500;
      constructor() { this.client = new net.Socket(); this.client.on('close', this.onClose.bind(this)); }
      open() { this.client.connect(port); }
      onClose() { setTimeout(() => this.open(), this.delay); this.delay *= 2; }
    }`);
  expect(facts.delay.steps.slice(0, 3)).toEqual([{ min: 500, max: 500 }, { min: 1000, max: 1000 }, { min: 2000, max: 2000 }]);
});

test('the loss that a handler begins with follows an attempt', () => {
  const { facts } = siteOf("let n = 0; client.on('end', () => { if (n++ < 5) setTimeout(() => client.connect(), 1000); });");
  expect(facts.bound).toMatchObject({ kind: 'attempts', attempts: 6 });
});

test('what is taken out of a list of the object was begun before', () => {
  const reading = (next: string): string => `
    class Chain { queue: Readable[] = []; append(stream: Readable) { this.queue.push(stream); }
    read() { if (this.current) return; this.current = ${next}; if (!this.current) return; this.current.on('end', () => { this.current = undefined; this.read(); }); } }`;
  expect(sitesOf(reading('this.queue.shift()'))).toEqual([]);
  expect(sitesOf(reading('open(this.path)'))).toHaveLength(1);
});

test('what is taken out of a list was there before: its end is not the loss of what took it', () => {
  const merging = (taken: string): boolean =>
    isSite(`function merge(queue, out) {
      function next() {
        const stream = ${taken};
        if (!stream) return;
        stream.on('end', next);
        stream.pipe(out, { end: false });
      }
      next();
    }`);
  expect(merging('queue.shift()')).toBe(false);
  expect(merging('queue.pop()')).toBe(false);
  expect(merging('openStream(queue)')).toBe(true);
});

test('the end of what was asked for is no failure, the end of what was opened is one', () => {
  const going = (made: string): boolean => isSite(`const db = createPool({}); let left = 100; function turn() { const job = ${made}; job.on('end', () => { left -= 1; if (left > 0) turn(); }); } turn();`);
  expect(going("db.query('select 1')")).toBe(false);
  expect(going('Readable.from(parts)')).toBe(false);
  expect(going('net.createConnection(5432)')).toBe(true);
  expect(going('openFeed(url)')).toBe(true);
});

/** A socket comes out of a promise as itself where it opened, as nothing where it did not. */
const announcing = (opened: string): string => `
function open(url) { return new Promise((resolve) => { const socket = new WebSocket(url); socket.once('open', () => resolve(${opened})); socket.once('error', () => resolve(undefined)); }); }
async function connect() { const socket = await open(url); if (socket === undefined) { setTimeout(() => connect(), 1000); return; } socket.send('here'); }`;

test('what was made with new is something', () => {
  expect(sitesOf(announcing('socket'))).toHaveLength(1);
  expect(sitesOf(announcing('socket ?? undefined'))).toHaveLength(1);
  expect(sitesOf(announcing('undefined'))).toEqual([]);
});

test('a handler behind one that throws at once is not told', () => {
  const link = (first: string): string => `class Link { client = createClient(uri); lost(error) { this.client.quit(); this.client = createClient(uri); this.open(); } async open() { this.client.on('error', (error) => { ${first} }); await this.client.connect(); this.client.on('error', this.lost.bind(this)); } }`;
  expect(isSite(link('throw error;'))).toBe(false);
  expect(isSite(link('log(error);'))).toBe(true);
});

test('who asks for another way to the same peer waits for the network to find one', () => {
  const losing = (again: string): boolean => isSite(`const peer = new RTCPeerConnection(); peer.onerror = () => peer.${again}();`);
  expect(losing('restartIce')).toBe(false);
  expect(losing('reconnect')).toBe(true);
});

test('what is read out of a store has come to its end, and did not fail: there may be more of it by then', () => {
  const sending = (event: string): string => `const send = () => { const parts = store.createStream(); parts.on('readable', () => push(parts.read())); parts.on('error', (error) => log(error)); parts.on('${event}', () => { if (isAllSent()) finish(); else send(); }); };`;
  expect(isSite(sending('end'))).toBe(false);
  expect(isSite(sending('close'))).toBe(true);
});

test('who is told that the connection stands hears nothing where it fails', () => {
  const delays = (opening: string): readonly (number | undefined)[] =>
    siteOf(`
class Link {
  failures = new Map();
  open(peer) {
    ${opening}
    link.on('close', () => {
      const failures = (this.failures.get(peer.id) || 0) + 1;
      this.failures.set(peer.id, failures);
      setTimeout(() => this.open(peer), 1000 * failures);
    });
  }
}`).facts.delay.steps.slice(0, 3).map((step) => step?.max);
  const connected = 'this.failures.set(peer.id, 0);';
  expect(delays(`const link = new net.Socket(); link.connect(peer.port, peer.host, () => { ${connected} });`)).toEqual([1000, 2000, 3000]);
  expect(delays(`const link = net.connect(peer.port, peer.host, () => { ${connected} });`)).toEqual([1000, 2000, 3000]);
  expect(delays(`const link = new net.Socket(); link.connect(peer.port, peer.host); ${connected}`)).toEqual([1000, 1000, 1000]);
});

test('what is set going by a call of its own is not set going where it is made', () => {
  const opening = (begin: string): readonly string[] =>
    sitesOf(`class Link { open() { this.client = new Client(this.url); this.client.on('close', () => { setTimeout(() => this.open(), 1000); }); ${begin} } }`).flatMap(({ facts }) => facts.operation.nodes.map(({ type }) => type));
  expect(opening('')).toEqual(['NewExpression']);
  expect(opening('this.client.connect();')).toEqual(['CallExpression']);
  expect(opening("this.client.send('hello');")).toEqual(['NewExpression']);
});

test('what is made anew is heard by the handler that it was given, which knows how often that was', () => {
  const serving = (next: string): string | undefined =>
    sitesOf(`function open(attempt = 1) { const server = https.createServer(options, serve); server.on('error', (error) => { if (attempt >= 3) { fail(error); return; } setTimeout(() => open(${next}), 1000); }); server.listen(port); }`)[0]?.facts.bound.kind;
  expect(serving('attempt + 1')).toBe('attempts');
  expect(serving('attempt')).toBe('none');
});
