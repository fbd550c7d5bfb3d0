import { expect, test } from 'vitest';

import { sitesOf } from '../facts/testing/site-of.js';

const isSite = (code: string): boolean => sitesOf(code).length > 0;

/** Beside each piece of code that is no retry site stands its nearest neighbour that is one. */
test.for([
  [
    'a person who is asked again',
    `import inquirer from 'inquirer';
     async function credentials() {
       for (;;) {
         const { user } = await inquirer.prompt([{ name: 'user' }]);
         try { return await client.verify(); } catch { console.log('please try again'); }
       }
     }`,
    `async function credentials() {
       for (;;) {
         const { user } = await readUser([{ name: 'user' }]);
         try { return await client.verify(); } catch { console.log('trying again'); }
       }
     }`,
  ],
  [
    'a question that is asked until the answer is yes',
    `async function isUp() { try { await connect(url); return true; } catch { return false; } }
     async function start() { for (let i = 0; i < 30; i++) { if (await isUp()) return true; await sleep(1000); } return false; }`,
    `async function send() { try { await connect(url); return true; } catch { return false; } }
     async function start() { for (let i = 0; i < 30; i++) { if (await send()) return true; await sleep(1000); } return false; }`,
  ],
  [
    'a loop that goes on to its last turn whatever happens',
    'async function check(skus: string[]) { for (let i = 0; i < skus.length; i++) { try { const res = await fetch(url, { body: describe(skus) }); list.push(res); } catch (error) { show(error); continue; } } }',
    'async function check(skus: string[]) { for (let i = 0; i < skus.length; i++) { try { const res = await fetch(url, { body: describe(skus) }); list.push(res); break; } catch (error) { show(error); continue; } } }',
  ],
  [
    'what each turn draws by chance, until the store has no such thing yet',
    `function draw() { return crypto.randomBytes(6).toString('hex'); }
     async function mint(user: string) {
       for (let n = 0; n < 5; n++) {
         const token = draw();
         try { return await withClient(async () => { const { data, error } = await db.from('tokens').insert({ token, user }); if (error) throw new Error(error.message); return data; }); }
         catch (error) { if (!/duplicate|unique/i.test(String(error.message))) throw error; }
       }
     }`,
    `function draw() { return crypto.randomBytes(6).toString('hex'); }
     async function mint(user: string) {
       for (let n = 0; n < 5; n++) {
         const token = draw();
         try { return await withClient(async () => { const { data, error } = await db.from('tokens').insert({ token, user }); if (error) throw new Error(error.message); return data; }); }
         catch (error) { if (!/timeout|reset/i.test(String(error.message))) throw error; }
       }
     }`,
  ],
  [
    'a random id in place, until the store has no such one',
    'async function add(row) { for (let n = 0; n < 5; n++) { try { return await db.insert({ ...row, slug: nanoid(8) }); } catch (error) { if (error.code !== "P2002") throw error; } } }',
    'async function add(row) { for (let n = 0; n < 5; n++) { try { return await db.insert({ ...row, slug: slugOf(row) }); } catch (error) { if (error.code !== "P2002") throw error; } } }',
  ],
  [
    'what is handed an id of its own, and not what is called so',
    'async function build(day) { for (let n = 0; n < 5; n++) { const id = randomId(); try { return await client.generateReport(day, id); } catch (error) { if (!error.message.includes("duplicate")) throw error; } } }',
    'async function build(day) { for (let n = 0; n < 5; n++) { try { return await client.generateReport(day); } catch (error) { if (!error.message.includes("duplicate")) throw error; } } }',
  ],
  [
    'options of its own, where what is taken is a connection',
    'async function run(sql) { for (let n = 0; n < 5; n++) { const id = nanoid(); try { return await db.insert({ id, sql }); } catch (error) { if (!error.message.includes("duplicate")) throw error; } } }',
    'async function run(sql) { for (let n = 0; n < 5; n++) { const options = defaults(); try { return await db.query(sql, options); } catch (error) { if (!error.message.includes("duplicate")) throw error; } } }',
  ],
  [
    'a name that each turn makes up, until the server knows none like it',
    'const taken = (code) => code === 409 || code === "TAKEN"; async function run(box) { for (let n = 0; n < 5; n++) { const name = `box-${Math.random()}`; try { return await api.create(box, name); } catch (error) { if (!taken(error.code)) throw error; } } }',
    'const taken = (code) => code === 503 || code === "BUSY"; async function run(box) { for (let n = 0; n < 5; n++) { const name = `box-${Math.random()}`; try { return await api.create(box, name); } catch (error) { if (!taken(error.code)) throw error; } } }',
  ],
  [
    'a port that each turn finds, until nobody has locked it',
    'async function claim() { while (true) { const port = await freePort(); const lock = join(dir, String(port)); try { await link(owner, lock); return port; } catch (error) { if (error.code !== "EEXIST") throw error; } } }',
    'async function claim() { while (true) { const port = await freePort(); const lock = join(dir, String(port)); try { await link(owner, lock); return port; } catch (error) { if (error.code === "EEXIST") throw error; } } }',
  ],
  [
    'what is done once more for who came while it was under way',
    `let isRunning = false; let isAskedAgain = false;
     function refresh() { if (isRunning) { isAskedAgain = true; return; } isRunning = true; void run(); }
     async function run() { let result = await load(); while (!result.ok && isAskedAgain) { isAskedAgain = false; result = await load(); } isRunning = false; }
     async function load() { try { return { ok: true, rows: await client.query() }; } catch (error) { show(error); return { ok: false }; } }`,
    `let isRunning = false; let hasFailed = false;
     function refresh() { if (isRunning) return; isRunning = true; void run(); }
     async function run() { let result = await load(); while (!result.ok && hasFailed) { hasFailed = false; result = await load(); } isRunning = false; }
     async function load() { try { return { ok: true, rows: await client.query() }; } catch (error) { hasFailed = true; return { ok: false }; } }`,
  ],
  [
    'what is asked for again meanwhile, and taken back by each turn',
    `let isBusy = false; let isAskedAgain = false;
     function sync() { if (isBusy) { isAskedAgain = true; return; } isBusy = true; void run(); }
     async function run() { let isDone = await push(); while (!isDone && isAskedAgain) { isAskedAgain = false; isDone = await push(); } isBusy = false; }
     async function push() { try { await client.push(); return true; } catch (error) { show(error); return false; } }`,
    `let isBusy = false; let isOnline = true;
     function sync() { isOnline = navigator.onLine; if (isBusy) return; isBusy = true; void run(); }
     async function run() { let isDone = await push(); while (!isDone && isOnline) { isDone = await push(); } isBusy = false; }
     async function push() { try { await client.push(); return true; } catch (error) { show(error); return false; } }`,
  ],
  [
    'a job that puts itself back into a queue, which runs it when its turn comes',
    'function send(text: string, tries = 0) { void jobs.add(async () => { try { await client.send(text); } catch (error) { if (tries < 3) send(text, tries + 1); } }).catch(show); }',
    'async function send(text: string, tries = 0) { await jobs.add(async () => { try { await client.send(text); } catch (error) { if (tries < 3) await send(text, tries + 1); } }); }',
  ],
  [
    'a job that has itself put back into a queue',
    'function send(text: string) { jobs.add(() => client.send(text).catch((error) => { show(error); send(text); })); }',
    'function send(text: string) { jobs.add(() => client.send(text).catch((error) => { show(error); setTimeout(() => send(text), 1000); })); }',
  ],
  [
    'what is so far from a number that nobody knows',
    'async function find(first: number) { for (const offset of [-384, -374, -363]) { try { const id = first + offset; return await client.load(`/blocks/${id}`); } catch (error) { show(error); } } }',
    'async function find(first: number) { for (const factor of [1, 2, 4]) { try { const id = first; return await client.load(`/blocks/${id}?wait=${first * factor}`); } catch (error) { show(error); await sleep(1000 * factor); } } }',
  ],
  [
    'a text of other things',
    "async function sell(id: string) { for (const n of [1, 2, 3]) { const item = items[n]; try { return await fetch('/sell', { method: 'POST', body: JSON.stringify({ item }) }); } catch (error) { show(error); } } }",
    "async function sell(id: string) { for (const n of [1, 2, 3]) { const item = items[id]; try { return await fetch('/sell', { method: 'POST', body: JSON.stringify({ item }) }); } catch (error) { show(error); } } }",
  ],
  [
    'another depth from a list',
    "async function tree() { for (const depth of [8, 4, 2]) { try { return await session.send('describe', { depth }); } catch (error) { if (!isTooDeep(error)) throw error; } } }",
    "async function tree() { for (const n of [8, 4, 2]) { try { return await session.send('describe', { depth }); } catch (error) { if (!isTooDeep(error)) throw error; } } }",
  ],
  [
    'a person who is asked by a text that waits for an answer',
    `import { readInput } from './util.js';
     async function signIn() { const code = await readInput('Code: '); try { return await client.auth(code); } catch { console.log('wrong, try again'); return signIn(); } }`,
    `import { readInput } from './util.js';
     async function signIn() { const code = await readInput('code'); try { return await client.auth(code); } catch { console.log('wrong, try again'); return signIn(); } }`,
  ],
  [
    'a function written where it is called, about what is drawn in each turn',
    'async function scrape() { while (engines.length > 0) { const engine = engines.shift(); const one = (async () => { try { return await run(engine); } catch (error) { throw wrap(error); } })(); try { return await one; } catch (error) { log(error); } } }',
    'async function scrape() { while (engines.length > 0) { const engine = engines.at(0); const one = (async () => { try { return await run(engine); } catch (error) { throw wrap(error); } })(); try { return await one; } catch (error) { log(error); } } }',
  ],
  [
    'the body of an answer from somewhere else',
    "async function check() { for (const url of ['https://a.dev', 'https://b.dev']) { try { const res = await fetch('/scrape', { method: 'POST', body: JSON.stringify({ url }) }); if (res.ok) return await res.json(); } catch (error) { log(error); } } }",
    "async function check() { for (const n of [1, 2]) { try { const res = await fetch('/scrape', { method: 'POST', body: JSON.stringify({ n }) }); if (res.ok) return await res.json(); } catch (error) { log(error); } } }",
  ],
  [
    'a connection that is looked up and has ended',
    "class Player { play() { const track = this.next(); const voice = this.client.connections.get(this.guild); voice.play(track); voice.once('end', () => this.play()); } }",
    "class Player { play() { const track = this.next(); const voice = this.client.connect(this.guild); voice.play(track); voice.once('end', () => this.play()); } }",
  ],
  [
    'a test that waits for something to come true',
    `it('is removed in the end', async () => { for (;;) { try { assert.deepEqual(await list(id), []); break; } catch { await sleep(1000); } } });`,
    `async function settled() { for (;;) { try { assert.deepEqual(await list(id), []); break; } catch { await sleep(1000); } } }`,
  ],
  [
    'a test that waits for something to come up, and asserts that it has',
    `it('answers in the end', async () => { let isUp = false; for (let i = 0; i < 20 && !isUp; i++) { try { await connect(url); isUp = true; } catch { await sleep(1000); } } expect(isUp).toBe(true); });`,
    `it('answers in the end', async () => { let isUp = false; for (let i = 0; i < 20 && !isUp; i++) { try { await connect(url); isUp = true; } catch { await sleep(1000); } } show(isUp); });`,
  ],
  [
    'a test that asserts what was answered last',
    `it('answers in the end', async () => { let response; const start = Date.now(); while (Date.now() - start < 30_000) { try { response = await client.read(url); break; } catch (error) { log(error); } await sleep(500); } expect(response!.status).toBe(200); });`,
    `it('answers in the end', async () => { let response; const start = Date.now(); while (Date.now() - start < 30_000) { try { response = await client.read(url); break; } catch (error) { log(error); } await sleep(500); } show(response!.status); });`,
  ],
  [
    'a condition that is handed in, and waited for',
    'async function waitFor(predicate, end) { for (;;) { try { return await predicate(); } catch (error) { if (Date.now() > end) throw error; await sleep(20); } } }',
    'async function waitFor(load, end) { for (;;) { try { return await load(); } catch (error) { if (Date.now() > end) throw error; await sleep(20); } } }',
  ],
  [
    'what is drawn anew whether it went well or not, and not what a success alone draws',
    'async function drain(queue) { let job = queue.take(); while (job) { try { await send(job); } catch (error) { console.error(error); } job = queue.take(); } }',
    'async function drain(queue) { let job = queue.take(); while (job) { try { await send(job); job = queue.take(); } catch (error) { console.error(error); } } }',
  ],
  [
    'codes that are drawn at the end of each turn until one is free',
    'async function create(isFree) { let code = drawCode(6).trim(); for (let i = 0; i < 5; i++) { try { if (await isFree(code)) return code; } catch {} code = drawCode(6).trim(); } return null; }',
    'async function create(isFree) { let code = drawCode(6).trim(); for (let i = 0; i < 5; i++) { try { if (await isFree(code)) return code; } catch {} last = drawCode(6).trim(); } return null; }',
  ],
  [
    'codes that are drawn until one is free',
    'async function create(user) { let code = drawCode(); for (let i = 0; i < 5; i++) { try { return await db.query(sql, [user, code]); } catch { code = drawCode(); } } }',
    'async function create(user) { let code = drawCode(); for (let i = 0; i < 5; i++) { try { return await db.query(sql, [user, code]); } catch { last = drawCode(); } } }',
  ],
  [
    'parts of a list that are sent to one address',
    `async function send(all) { const rows = all.filter((row) => row.isChosen); for (let i = 0; i < rows.length; i += 100) { const part = rows.slice(i, i + 100); try { await fetch('/rows', { body: JSON.stringify({ part }) }); } catch { failed += 1; continue; } show(part); } }`,
    `async function send(all) { const rows = all.filter((row) => row.isChosen); for (let i = 0; i < 5; i += 1) { const part = rows.slice(0, 100); try { await fetch('/rows', { body: JSON.stringify({ part }) }); } catch { failed += 1; continue; } return show(part); } }`,
  ],
  [
    'one host after the other, in turn',
    `async function load() { let i = 0; for (let n = 0; n < 6; n++) { try { return await fetch(['https://a', 'https://b'][i]); } catch { i = (i + 1) % 2; await sleep(100); } } }`,
    `async function load() { let i = 0; for (let n = 0; n < 6; n++) { try { return await fetch(['https://a', 'https://b'][0]); } catch { i = (i + 1) % 2; await sleep(100); } } }`,
  ],
  [
    'the next connection that is free',
    `async function prepare() { let connection; while (true) { const next = plan.next(); if (next.done) throw new Error('none'); if (!next.value.isUp()) continue; connection = next.value.borrow(); break; } try { await connection.use(name); } catch { return prepare(); } }`,
    `async function prepare() { const connection = pool.borrow(); try { await connection.use(name); } catch { return prepare(); } }`,
  ],
  [
    'a person who is asked by the browser',
    `async function draft(extra: object) { try { return await post('/draft', extra); } catch (e) { if (confirm(e.message)) return draft(extra); throw e; } }`,
    `import { confirm } from './errors.js';
     async function draft(extra: object) { try { return await post('/draft', extra); } catch (e) { if (confirm(e.message)) return draft(extra); throw e; } }`,
  ],
  [
    'a person who is asked in an editor',
    `async function check(text) { try { return await client.check(text); } catch (error) { const choice = await vscode.window.showErrorMessage(error.message, 'Retry', 'Cancel'); if (choice === 'Retry') return check(text); throw error; } }`,
    `async function check(text) { try { return await client.check(text); } catch (error) { await vscode.window.showErrorMessage(error.message); return check(text); } }`,
  ],
  [
    'a person who is asked again by another method',
    `import { promptAsync } from '../prompts';
     class Key { async find() { try { return read(await this.path()); } catch (e) { print(e); return await this.find(); } } async path() { return (await detect()) ?? (await promptAsync({ name: 'path' })); } }`,
    `import { promptAsync } from '../prompts';
     class Key { async find() { try { return read(await this.path()); } catch (e) { print(e); return await this.find(); } } async path() { return await detect(); } async ask() { return await promptAsync({ name: 'path' }); } }`,
  ],
  [
    'a person whose answer is told to a function',
    `function name(id) { self.prompt([{ type: 'input', name: 'wanted', message: 'What would you like to call it (Enter to skip)?' }]).then((answer) => { if (!answer.wanted) return; client.rename(id, answer.wanted).then(done, (error) => { print(error); name(id); }); }); }`,
    `function name(id) { self.prepare([{ type: 'input', name: 'wanted', message: 'is told once' }]).then((answer) => { if (!answer.wanted) return; client.rename(id, answer.wanted).then(done, (error) => { print(error); name(id); }); }); }`,
  ],
  [
    'a person who is asked again by a module of the program',
    `import { ask } from './prompt.js';
     async function login() { for (;;) { const user = await ask('user'); try { return await client.verify(); } catch { print('again'); } } }`,
    `import { ask } from './directory.js';
     async function login() { for (;;) { const user = await ask('user'); try { return await client.verify(); } catch { print('again'); } } }`,
  ],
  [
    'a person who is asked again by a function of this file',
    `import readline from 'node:readline';
     function readCode() { const terminal = readline.createInterface({ input: process.stdin }); return new Promise((resolve) => terminal.question('code', resolve)); }
     async function authorise() { let done = false; for (let i = 0; !done && i < 2; i++) { try { await readCode(); done = await client.verify(); } catch (error) { log(error); } } }`,
    `import readline from 'node:readline';
     function readCode() { const terminal = readline.createInterface({ input: process.stdin }); return new Promise((resolve) => terminal.question('code', resolve)); }
     async function authorise() { let done = false; for (let i = 0; !done && i < 2; i++) { try { done = await client.verify(); } catch (error) { log(error); } } }`,
  ],
  [
    'a list that is put together from others',
    'async function upload() { for (const { name } of [...own, ...others.hosts]) { try { await refresh(true); return await send(name); } catch (error) { log(error); } } }',
    'async function upload() { for (const _ of [...Array(3).keys()]) { try { return await send(url); } catch (error) { log(error); } } }',
  ],
  [
    'a list made of what was found',
    'async function check() { for (const name of Array.from(text.matchAll(pattern))) { try { await find(name); return await comment(id); } catch (error) { log(error); } } }',
    'async function check() { for (const _ of Array.from({ length: 3 })) { try { return await comment(id); } catch (error) { log(error); } } }',
  ],
  [
    'a person who is asked by a dialog of the application',
    `function put(name) {
       return move(name).catch((error) => app.showDialog('question', error.message, ['Leave', 'Try again']).then(({ action }) => (action === 'Leave' ? null : put(name))));
     }`,
    `function put(name) {
       return move(name).catch((error) => app.release('lock', error.message, ['all', 'new']).then(({ action }) => (action === 'Leave' ? null : put(name))));
     }`,
  ],
  [
    'a person who is asked by a message box',
    `function load() {
       try { return JSON.parse(fs.readFileSync(file)); } catch (error) {
         const answer = dialog.showMessageBoxSync({ message: error.message, buttons: ['Quit', 'Try again'] });
         if (answer === 0) throw error;
         return load();
       }
     }`,
    `function load() {
       try { return JSON.parse(fs.readFileSync(file)); } catch (error) {
         const answer = policy.decide({ message: error.message, ways: ['Quit', 'Try again'] });
         if (answer === 0) throw error;
         return load();
       }
     }`,
  ],
  [
    'a call without the option that may have failed it',
    "async function open() { const options = { args }; try { options.channel = 'chrome'; return await browser.launch(options); } catch { delete options.channel; return await browser.launch(options); } }",
    "async function open() { const options = { args }; try { options.channel = 'chrome'; return await browser.launch(options); } catch { delete cache.channel; return await browser.launch(options); } }",
  ],
  [
    'a call that takes back what another one did not do',
    'async function toggle() { try { await setState(flip); await client.save(id); } catch (error) { log(error); await setState(flip); } }',
    'async function toggle() { try { await client.save(id); } catch (error) { log(error); await client.save(id); } }',
  ],
  [
    'a call that is due whether the others fail or not',
    'async function show() { try { if (id) await edit(id, text); await acknowledge(query); } catch (error) { await acknowledge(query); } }',
    'async function show() { try { await acknowledge(query); } catch (error) { await acknowledge(query); } }',
  ],
  [
    'a call that is due beside work that may fail',
    'async function sync(store) { try { const { count } = store.sync(); console.log(count); await tell(peers); } catch (error) { console.error(error); await tell(peers); } }',
    'async function sync(store) { try { const started = Date.now(); await tell(peers); console.log(started); } catch (error) { console.error(error); await tell(peers); } }',
  ],
  [
    'a callback that is called in either case',
    'async function sync(done: () => void) { try { await store.sync(); done(); } catch (error) { log(error); done(); } }',
    'async function sync(done: () => void) { try { await store.sync(); } catch (error) { log(error); await store.sync(); } done(); }',
  ],
  [
    'a call that the catch falls back on',
    'async function image(file: File) { let source; try { source = api.make ? api.make(file) : await read(file); } catch { source = await read(file); } return source; }',
    'async function image(file: File) { let source; try { source = await read(file); } catch { source = await read(file); } return source; }',
  ],
  [
    'a loop whose test asks whether to go on',
    'async function token() { let tries = 5; while (await isBusy(url) && --tries); }',
    'async function token() { let res; let tries = 5; while (!(res = await fetch(url)).ok && --tries); return res; }',
  ],
  [
    'a loop whose test draws the next page',
    'async function all() { let page; while ((page = await pages.next(cursor))) show(page); }',
    'async function all() { let page; for (let n = 0; n < 5; n++) { try { page = await pages.first(cursor); break; } catch { log(n); } } }',
  ],
  [
    'a port that the system is to choose',
    `class Proxy { constructor() { this.server = http.createServer(); this.server.on('error', (error) => this.failed(error)); this.server.listen(0, this.address); } failed(error) { if (error.code === 'EADDRINUSE') { this.server.close(); this.server.listen(0, this.address); } } }`,
    `class Proxy { constructor() { this.server = http.createServer(); this.server.on('error', (error) => this.failed(error)); this.server.listen(80, this.address); } failed(error) { if (error.code === 'EADDRINUSE') { this.server.close(); this.server.listen(80, this.address); } } }`,
  ],
  [
    'a port that the system is to choose where the first one is taken',
    `function find(wanted: number, done: () => void) { const server = net.createServer(); server.on('error', () => find(0, done)); server.listen(wanted, () => done(server)); }`,
    `function find(wanted: number, done: () => void) { const server = net.createServer(); server.on('error', () => find(wanted, done)); server.listen(wanted, () => done(server)); }`,
  ],
  [
    'an account that is chosen among those not tried yet',
    `async function check() { const tried = new Set(); for (;;) { const user = users.find((other) => !tried.has(other.id)); if (!user) break; tried.add(user.id); const { success } = await user.check(rows); if (success) break; } }`,
    `async function check() { const tried = new Set(); for (;;) { const user = users.find((other) => !known.has(other.id)); if (!user) break; tried.add(user.id); const { success } = await user.check(rows); if (success) break; } }`,
  ],
  [
    'an account that somebody chooses, told of those that failed',
    `async function check(tried: string[]) { for (;;) { const user = await accountFor(tried); try { return await user.check(rows); } catch (error) { tried.push(user.id); log(error); } } }`,
    `async function check(tried: string[]) { for (;;) { const user = await accountFor(rows); try { return await user.check(rows); } catch (error) { tried.push(user.id); log(error); } } }`,
  ],
  [
    'a request that is told what was wrong with the last answer',
    `async function complete(messages: Message[]) { for (let i = 0; i < 3; i++) { try { return parse(await model.complete({ messages })); } catch (error) { messages.push({ role: 'user', content: error.message }); } } }`,
    `async function complete(messages: Message[]) { for (let i = 0; i < 3; i++) { try { return parse(await model.complete({ messages })); } catch (error) { errors.push({ role: 'user', content: error.message }); } } }`,
  ],
  [
    'functions of a list, one after the other',
    `async function pulse() { const sources = [{ name: 'one', call: async () => ask('https://one.dev') }, { name: 'two', call: async () => ask('https://two.dev') }]; for (const source of sources) { try { return await source.call(); } catch (error) { log(error); } } }`,
    `async function pulse() { const source = { name: 'one', call: async () => ask('https://one.dev') }; for (const n of [1, 2]) { try { return await source.call(); } catch (error) { log(error); } } }`,
  ],
  [
    'a person who is asked by options with a question',
    `async function named() { let name; while (!name) { try { const answer = await readInput({ message: 'Your name:', default: 'me' }); validate(answer); name = answer; } catch (error) { print(error); } } }`,
    `async function named() { let name; while (!name) { try { const answer = await readInput({ message: 'your name', default: 'me' }); validate(answer); name = answer; } catch (error) { print(error); } } }`,
  ],
  [
    'names of the same, one of which may be there',
    "async function found(version) { for (const tag of [version, `v${version}`]) { try { const token = await fetch('https://ghcr.io/token'); return await fetch(`https://ghcr.io/${tag}`, { headers: { token } }); } catch (error) { log(error); } } }",
    "async function found(version) { for (const attempt of [1, 2]) { try { const token = await fetch('https://ghcr.io/token'); return await fetch(`https://ghcr.io/${version}`, { headers: { token } }); } catch (error) { log(error); } } }",
  ],
  [
    'files of other formats, one of which may be there',
    "async function sound() { for (const format of ['wav', 'mp3']) { try { const url = `${base}.${format}`; const answer = await client.get(url); fs.mkdirSync(dir); return await fs.promises.writeFile(file, answer.data); } catch (error) { log(error); } } }",
    "async function sound() { for (const place of ['first', 'second']) { try { const url = `${base}.wav`; const answer = await client.get(url); fs.mkdirSync(dir); return await fs.promises.writeFile(file, answer.data); } catch (error) { log(place, error); } } }",
  ],
  [
    'functions of a list, of which each answer is looked at in the same way',
    'const isValid = async (value, args) => { try { return await args.validate(value); } catch (error) { return false; } };\nasync function find(rules, args) { let i = 0; let value; let ok = false; do { const rule = rules[i++]; value = await rule(args); ok = has(value); if (ok && !(await isValid(value, args))) { value = undefined; ok = false; } } while (!ok && i < rules.length); return value; }',
    'const isValid = async (value, args) => { try { return await args.validate(value); } catch (error) { return false; } };\nasync function find(rules, args) { let i = 0; let value; let ok = false; do { i++; const rule = rules[0]; value = await rule(args); ok = has(value); if (ok && !(await isValid(value, args))) { value = undefined; ok = false; } } while (!ok && i < rules.length); return value; }',
  ],
  [
    'servers of a written list, each of which is set before the same is asked of it',
    "async function resolve(servers = ['8.8.8.8', '1.1.1.1']) { for (const server of servers) { dns.setServers([server]); try { return await dns.resolve4(domain); } catch (error) { log(error); } } }",
    "async function resolve(turns = ['first', 'second']) { for (const turn of turns) { console.debug(turn); try { return await dns.resolve4(domain); } catch (error) { log(error); } } }",
  ],
  [
    'parts of a written list that go by something which is asked in the same way for each',
    "async function open() { const answer = await fetch(base); if (!answer.ok) throw new Error('down'); return answer.json(); }\nasync function add(name) { const db = await open(); db.add(name); }\nasync function addAll() { for (const index of [{ name: 'by_id' }, { name: 'by_time' }]) { try { await add(index.name); } catch (error) { log(error); } } }",
    "async function open() { const answer = await fetch(base); if (!answer.ok) throw new Error('down'); return answer.json(); }\nasync function openAtLast() { for (const turn of [{ delayMs: 100 }, { delayMs: 200 }]) { try { return await open(); } catch (error) { await sleep(turn.delayMs); } } }",
  ],
  [
    'documents of which the first that can be placed is stored, though the same is asked for each',
    "async function store(title) { const documents = [{ kind: 'letter' }, { kind: 'note' }]; for (const { kind } of documents) { try { const place = await embed(title); stored.put(place, kind); return place; } catch (error) { log(error); } } }",
    'async function store(title) { const pauses = [{ ms: 100 }, { ms: 200 }]; for (const { ms } of pauses) { try { return await embed(title); } catch (error) { await sleep(ms); } } }',
  ],
  [
    'first the strict way, then the other',
    'async function manager() { for (const strict of [true, false]) { const options = { strict }; try { await check(options); return await detect(dir); } catch (error) { log(error); } } }',
    'async function manager() { for (const isLast of [true, false]) { const options = { strict }; try { await check(options); return await detect(dir); } catch (error) { log(error, isLast); } } }',
  ],
  [
    'somebody who is told, if there is somebody',
    'async function watch(tell) { let isOpen = true; do { try { await sleep(2000); if (browser.isClosed) { tell && tell("closed"); isOpen = false; } else throw 1; } catch (error) { isOpen = true; } } while (isOpen); }',
    'async function watch(tell) { let isOpen = true; do { try { await sleep(2000); if (browser.isClosed) { tell("closed"); isOpen = false; } else throw 1; } catch (error) { isOpen = true; } } while (isOpen); }',
  ],
  [
    'a function that has itself called with the next of what a source has',
    'function drain(source, done) { let last; source.next(function handle(error, value) { if (error === END) done(last); else if (error) { last = error; source.next(handle); } else { last = value; source.next(handle); } }); }',
    'function drain(source, done) { let last; source.next(function handle(error, value) { if (error === END) done(last); else if (error) { last = error; source.next(handle); } else { last = value; done(last); } }); }',
  ],
] as const)('%s', ([, lookAlike, neighbour]) => {
  expect(isSite(lookAlike)).toBe(false);
  expect(isSite(neighbour)).toBe(true);
});
