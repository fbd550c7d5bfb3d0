import { expect, test } from 'vitest';

import { sitesOf } from '../../facts/testing/site-of.js';

const asking = (peer: string, ask = 'network.ask(peer, root)'): number =>
  sitesOf(`async function find(peers, root) { for (let i = 0; i < 5; i++) { const peer = ${peer}; try { return await ${ask}; } catch (error) { log(error); } } }`).length;

test('the next of a list, round and round, is another one', () => {
  expect(asking('peers[i % peers.length]')).toBe(0);
  expect(asking('peers[i]')).toBe(0);
  expect(asking('peers[0]')).toBe(1);
});

test('a number that one of a list has is of another one for the next', () => {
  expect(asking('Number(peers[i].id)')).toBe(0);
  expect(asking('Number(peers[0].id)')).toBe(1);
  expect(asking('Number(i)')).toBe(1);
  expect(asking('range([Number(peers[i].id), 0], [Number(peers[i].id), 9])')).toBe(0);
  expect(asking('range([Number(peers[0].id), 0], [i])')).toBe(1);
});

test('what is put together of two names is another text where one of them is another', () => {
  expect(asking('peers[(peers.current += 1) % peers.length]', 'fetch(peer + root)')).toBe(0);
  expect(asking('peers[peers.current % peers.length]', 'fetch(peer + root)')).toBe(1);
});

test('another of several keys is another credential, and another number in a header is not', () => {
  const sending = (key: string): number => sitesOf(`async function send(keys, url) { for (let i = 0; i < 5; i++) { try { return await fetch(url, { headers: { authorization: \`Bearer \${${key}}\`, 'x-attempt': String(i) } }); } catch (error) { log(error); } } }`).length;
  expect(sending('keys[i]')).toBe(0);
  expect(sending('keys[0]')).toBe(1);
  expect(sending('keys.sign(i)')).toBe(1);
});

test('another function that is handed to a helper is another operation', () => {
  const helper = 'async function guarded(work) { try { return await work(); } catch (error) { log(error); throw error; } }';
  const each = (list: string): number =>
    sitesOf(`${helper} async function locate(address) { for (const service of ${list}) { try { return await guarded(service); } catch (error) { log(error); } } }`).length;
  expect(each('[() => askFirst(address), () => askSecond(address)]')).toBe(0);
  const again = (count: string): number =>
    sitesOf(`${helper} async function locate(address) { for (let i = 0; i < ${count}; i++) { try { return await guarded(() => ask(address)); } catch (error) { log(error); } } }`).length;
  expect(again('3')).toBe(1);
});

test('something made of another part is another one, and a count in it makes none', () => {
  const through = (parts: string, list = 'services'): number =>
    sitesOf(`class Sender {
      async send(services, message) { for (const service of ${list}) { try { return await this.deliver(new Outbound(message, ${parts})); } catch (error) { log(error); } } }
      async deliver(outbound) { const { message, receiver } = outbound; return await this.transport.pack(message, { keys: receiver.keys }); }
    }`).length;
  expect(through('{ receiver: { service } }')).toBe(0);
  expect(through('{ receiver: { services } }', '[1, 2, 3]')).toBe(1);
  expect(through('{ attempt: service }', '[1, 2, 3]')).toBe(1);
  const reconnecting = (url: string): number =>
    sitesOf(`class Link { constructor(raw) { this.raw = raw; } async again() { for (let i = 0; i < 5; i++) { this.raw = new Client(${url}); try { return await this.raw.connect(); } catch (error) { log(error); } } } }`).length;
  expect(reconnecting('urls[i]')).toBe(0);
  expect(reconnecting('this.raw.url')).toBe(1);
  const reaching = (part: string): number =>
    sitesOf(`async function reach(hosts) { for (let i = 0; i < 5; i++) { const client = createClient({ host: ${part} }); try { return await client.connect(); } catch (error) { log(error); } } }`).length;
  expect(reaching('hosts[i % hosts.length]')).toBe(0);
  expect(reaching('hosts[0], attempt: i')).toBe(1);
});

test('a part that is picked by a number is another one for another number', () => {
  const discovering = (pick: string): number =>
    sitesOf(`async function discover(name) { const parts = name.split('.'); for (let i = 2; i <= 5; i++) { const domain = parts.${pick}.join('.'); try { return await fetch(\`https://\${domain}\`); } catch (error) { log(i, error); } } }`).length;
  expect(discovering('filter((part, place) => place < i)')).toBe(0);
  expect(discovering('filter((part, place) => place < 2)')).toBe(1);
  expect(discovering('filter((part) => known(part))')).toBe(1);
});

test('a request into which less is spread is another one', () => {
  const opening = (again: string): number =>
    sitesOf(`async function open(isAgain = false) { const last = ${again}; try { return await windows.create({ ...defaults, ...last, url }); } catch (error) { if (!isAgain) return open(true); throw error; } }`).length;
  expect(opening("isAgain ? undefined : await store.get('state')")).toBe(0);
  expect(opening("await store.get('state')")).toBe(1);
  const copying = "async function load(url, { retries, ...init }) { try { return await fetch(url, { ...init }); } catch (error) { if (retries > 0) return load(url, { ...init, retries: retries - 1 }); throw error; } }";
  expect(sitesOf(copying)).toHaveLength(1);
});

test('options that are handed on with another count of the attempts ask for the same', () => {
  const again = (changed: string, sent = 'options'): number =>
    sitesOf(`async function load(url, options) { try { return await fetch(url, ${sent}); } catch (error) { if (options.retries === 0) throw error; return load(url, { ...options, ${changed} }); } }`).length;
  expect(again('retries: options.retries - 1')).toBe(1);
  expect(again('retries: options.retries - 1', '{ ...options, headers }')).toBe(1);
  expect(again('isRetry: true')).toBe(1);
  expect(again('failureCount: 1')).toBe(1);
  expect(again('account: 1')).toBe(0);
  expect(again('entries: 1')).toBe(0);
  expect(again('body: smaller')).toBe(0);
  expect(again('top: 0, left: 0')).toBe(0);
  expect(again('force: true')).toBe(0);
  expect(again('body: smaller', '{ ...options, headers }')).toBe(0);
});

test('the moment in a text makes no other target, and another text does', () => {
  const telling = (name: string): number =>
    sitesOf(`async function tell(id, names) { for (let i = 0; i < 5; i++) { try { return await send({ name: ${name} }); } catch (error) { log(error); await sleep(1000); } } }`).length;
  expect(telling('`job-${Date.now()}`')).toBe(1);
  expect(telling('`job-${names[i]}`')).toBe(0);
});

test('one that chance picks out of a list is another one each time', () => {
  expect(asking('peers[Math.floor(Math.random() * peers.length)]')).toBe(0);
  expect(asking('peers[Math.floor(peers.length / 2)]')).toBe(1);
  const waiting = sitesOf('async function find(root) { const delays = [100, 200, 400]; for (let i = 0; i < 5; i++) { try { return await network.ask(root); } catch (error) { await sleep(delays[Math.floor(Math.random() * 3)]); } } }');
  expect(waiting).toHaveLength(1);
});

test('what is asked for by another name, or made for another one of a list, is another target', () => {
  const launching = (name: string): number =>
    sitesOf(`async function launch(engines, first) { for (const name of ['chromium', 'webkit', 'firefox']) { try { return await engines[${name}].launch(); } catch (error) { log(name, error); } } }`).length;
  expect(launching('name')).toBe(0);
  expect(launching('first')).toBe(1);
  const saving = (place: string): number =>
    sitesOf(`function check(done) {
      const jobs = ['file', 'date'].map((kind) => new Job(kind));
      const next = (i) => { if (i < 5) jobs[${place}].save().then(done, (error) => { log(error); next(i + 1); }); };
      next(0);
    }`).length;
  expect(saving('i')).toBe(0);
  expect(saving('0')).toBe(1);
});

test('who goes back by as much as the next turn goes on asks for the same part', () => {
  const load = (step: string): number =>
    sitesOf(`async function load(rows, size) { let tries = 0; for (let i = 0; i < rows.length; i += ${step}) { try { await save(rows.slice(i, i + ${step})); tries = 0; } catch (error) { if (tries++ === 3) throw error; i -= ${step}; await sleep(1000); } } }`).length;
  expect(load('50')).toBe(1);
  expect(load('size')).toBe(1);
  expect(sitesOf('async function load(rows, size) { for (let i = 0; i < rows.length; i += size) { try { await save(rows.slice(i, i + size)); } catch (error) { await sleep(1000); } } }')).toEqual([]);
});

test('a number in a text that the file tells is no count: another model is another target, in whatever the text is put', () => {
  const asking = (model: string, body: string): number =>
    sitesOf(`const models = ['gpt-4', 'gpt-3.5', 'gpt-2']; async function ask(prompt) { for (let i = 0; i < 3; i++) { try { const model = ${model}; return await fetch(url, { method: 'POST', body: ${body} }); } catch (error) { await sleep(1000); } } }`).length;
  for (const body of ['JSON.stringify({ model, prompt })', 'JSON.stringify({ prompt, options: { model } })', 'encode({ model, prompt })']) {
    expect(asking('models[i]', body)).toBe(0);
    expect(asking('models[0]', body)).toBe(1);
  }
  expect(asking('models[0]', 'JSON.stringify({ model, prompt, attempt: i })')).toBe(1);
});

test('a function that a table has for the next name of a list is another one', () => {
  const asking = (name: string): number =>
    sitesOf(`const ways = { post: (text) => sendByPost(text), mail: (text) => sendByMail(text) };
      async function tell(names, text) { for (let i = 0; i < names.length; i++) { const name = ${name}; try { return await ways[name](text); } catch (error) { log(error); } } }`).length;
  expect(asking('names[i]')).toBe(0);
  expect(asking('names[0]')).toBe(1);
});

test('a large whole number of a list is another number of it', () => {
  const probing = (number: string): number => sitesOf(`async function exists(token) { for (const id of [BigInt(0), 1n]) { try { return await token.ownerOf(${number}); } catch { /* the next one */ } } }`).length;
  expect(probing('id')).toBe(0);
  expect(probing('BigInt(7)')).toBe(1);
});

test('of a list that the file tells, the next below a place that it does not tell is another one', () => {
  const picking = (place: string): number =>
    sitesOf(`const MODELS = ['small', 'middle', 'large'];\nasync function ask(kind, first) { for (let i = MODELS.indexOf(first); i >= 0; i--) { try { return await network.ask(kind, MODELS[${place}]); } catch (error) { log(error); } } }`).length;
  expect(picking('i')).toBe(0);
  expect(picking('kind')).toBe(1);
});

test('something that counts its attempts is the same, and one that goes on to its next part is not', () => {
  const sending = (failed: string): number =>
    sitesOf(`async function send(job) { for (;;) { try { return await deliver(job); } catch (error) { ${failed} if (job.isFinal) throw error; await sleep(1000); } } }`).length;
  expect(sending('job.tries++;')).toBe(1);
  expect(sending('job.state.failures += 1;')).toBe(1);
  expect(sending('job.place++;')).toBe(0);
  expect(sending('job.note = names.shift();')).toBe(0);
});

test('what the next one is, is asked of another file each time', () => {
  const working = (job: string): number => sitesOf(`async function work() { let isMore = true; while (isMore) { const job = ${job}; if (!job) return; try { await index.find(job.id); isMore = false; } catch (error) { await refuse(job.id); } } }`).length;
  expect(working('await jobs.claimNext()')).toBe(0);
  expect(working('await db.lockOldestPending(now)')).toBe(0);
  expect(working('await jobs.getOldest()')).toBe(1);
  expect(working('await jobs.load(id)')).toBe(1);
});

test('what is put into an address, or into what a text is made of, is asked for', () => {
  const asked = (filled: string, target: string, head = 'for (let i = 0; i < 5; i++)'): number =>
    sitesOf(`async function search(keys, base) { ${head} { ${filled} try { return await fetch(${target}); } catch (error) { log(error); } } }`).length;
  const query = (key: string): string => `const query = new URLSearchParams({ page: '1' }); query.set('key', ${key});`;
  const url = (key: string): string => `const url = new URL('/search', base); url.searchParams.set('key', ${key});`;
  for (const target of ['base + query.toString()', '`${base}?${query}`', '`${base}?${query.toString()}`', 'base, { body: query }']) {
    expect(asked(query('keys[i]'), target), target).toBe(0);
    expect(asked(query('keys[0]'), target), target).toBe(1);
  }
  for (const target of ['url', 'url.href', '`${url}`', 'url.toString()']) {
    expect(asked(url('keys[i]'), target), target).toBe(0);
    expect(asked(url('keys[0]'), target), target).toBe(1);
  }
});

test('a number in an address asks for something else, by whatever it comes in; the time does not, nor a count of attempts', () => {
  const asked = (made: string): number => sitesOf(`async function search(base) { for (let i = 0; i < 5; i++) { ${made} try { return await fetch(url); } catch (error) { log(error); } } }`).length;
  expect(asked("const url = new URL(base); url.searchParams.set('offset', String(i * 30));")).toBe(0);
  expect(asked("const url = new URL(base); url.searchParams.set('offset', i * 30);")).toBe(0);
  expect(asked('const url = new URL(`/items/${i * 30}`, base);')).toBe(0);
  expect(asked("const url = new URL('/items/30', base);")).toBe(1);
  expect(asked("const url = new URL(base); url.searchParams.set('attempt', String(i));")).toBe(1);
  expect(asked('const url = new URL(`/items?t=${Date.now()}`, base);')).toBe(1);
  expect(asked("const url = new URL(base); url.searchParams.set('t', Date.now()); await sleep(1000);")).toBe(1);
  expect(asked("const url = new FormData(); url.append('part', i);")).toBe(1);
});

test('an address that is made anew begins as the first one did', () => {
  const asked = (made: string): number => sitesOf(`async function search(key, base) { for (let i = 0; i < 5; i++) { ${made} url.pathname += key; try { return await ask(url); } catch (error) { log(error); } } }`).length;
  expect(asked("const url = new URL('/search', base);")).toBe(1);
  expect(asked('const url = base;')).toBe(0);
});

test('what is set by a method of what is asked, or of what is handed over, makes another target where it is another each time', () => {
  const trying = (set: string, ask: string, failed = ''): number =>
    sitesOf(`async function negotiate(link, versions) { for (let i = 0; i < 5; i++) { ${set} try { return await ${ask}; } catch (error) { log(error); ${failed} } } }`).length;
  for (const ask of ['link.open()', 'ping(link)']) {
    expect(trying('link.setVersion(versions[i]);', ask), ask).toBe(0);
    expect(trying('link.setVersion(codec.of(versions[i]));', ask), ask).toBe(0);
    expect(trying('link.setVersion(versions[0]);', ask), ask).toBe(1);
    expect(trying('other.setVersion(versions[i]);', ask), ask).toBe(1);
    expect(trying('link.setAttempt(i); link.setTimeout(1000 * i);', ask), ask).toBe(1);
    expect(trying("link.setState('trying');", ask, "link.setState('failed'); link.setProblem(error.message);"), ask).toBe(1);
  }
});

test('what is made of one of a list that the file tells is another thing for the next', () => {
  const sending = (given: string): number =>
    sitesOf(`async function send(mail, host) { const ways = [{ port: 465, secure: true }, { port: 587, secure: false }]; for (const way of ways) { const transport = createTransport(host, ${given}); try { return await transport.send(mail); } catch (error) { log(error); } } }`).length;
  expect(sending('way')).toBe(0);
  expect(sending('ways[0]')).toBe(1);
});

test('what is drawn so that no two requests are alike makes no other request', () => {
  const submitting = (drawn: string): number =>
    sitesOf(`async function submit(context, contract) {
      for (let attempt = 1; attempt <= 3; attempt++) {
        try { const salt = hexlify(randomBytes(32)); return await contract.submit({ context, ${drawn} }); } catch (error) { if (attempt === 3) throw error; console.warn(error); }
      }
    }`).length;
  expect(submitting('salt')).toBe(1);
  expect(submitting('name: salt')).toBe(0);
});

test('the next of several salts opens something else', () => {
  const opening = (salt: string): number => sitesOf(`async function open(db, salts) { let i = 0; while (i < salts.length) { try { return await db.open({ salt: ${salt} }); } catch (error) { i++; } } }`).length;
  expect(opening('salts[i]')).toBe(0);
  expect(opening('salts[0]')).toBe(1);
});

test('a variable of the environment has its number as part of its name', () => {
  const bots = (list: string): number => sitesOf(`const tokens = ${list}.filter(Boolean); async function check(token) { try { await new Bot(token).getMe(); return true; } catch { return false; } } async function start() { for (const token of tokens) if (await check(token)) console.log(token); }`).length;
  expect(bots('[process.env.TOKEN_1, process.env.TOKEN_2, process.env.TOKEN_3]')).toBe(0);
  expect(asking('process.env.PEER_1')).toBe(1);
});
