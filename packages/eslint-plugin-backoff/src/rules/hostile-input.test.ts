import { test } from 'vitest';
import { type Configuration, lint } from '../../test/expect-reports.js';
import { rules } from './index.js';

/** No rule may take an editor down, whatever the file holds. */
function expectNoCrash(code: string, configuration?: Configuration): void {
  lint(9, rules, code, configuration);
  lint(10, rules, code, configuration);
}

test('nothing', () => {
  expectNoCrash('');
});

test('white space', () => {
  expectNoCrash(' \t\r\n\u2028\u2029');
});

test('comments alone', () => {
  expectNoCrash('// retry\n/* for (;;) {} */\n/** @see retry */');
});

test('a byte order mark', () => {
  expectNoCrash('\uFEFFwhile (true) { try { await load(); break; } catch {} }');
});

test('a hashbang', () => {
  expectNoCrash('#!/usr/bin/env node\nwhile (true) try { load(); break; } catch { sleep(1) }');
});

test('Windows line ends', () => {
  expectNoCrash('for (;;) {\r\n  try {\r\n    await load();\r\n    break;\r\n  } catch {}\r\n}\r\n');
});

test('loops without bodies, heads or ends', () => {
  expectNoCrash('for (;;);');
  expectNoCrash('while (true);');
  expectNoCrash('do ; while (load());');
  expectNoCrash('for (;;) { break; }');
  expectNoCrash('for (;;) { continue; }');
  expectNoCrash('for (var i in i) for (const j of i) ;');
  expectNoCrash('while (load()) { try { } catch { } finally { continue } }');
});

test('loops in the head of loops', () => {
  expectNoCrash('for (const f = () => { for (;;) try { return load() } catch {} }; f(); f()) ;');
});

test('labels', () => {
  expectNoCrash('outer: for (;;) { inner: while (true) { try { await load(); break outer; } catch { continue outer; } } }');
  expectNoCrash('alone: { try { await load(); } catch { break alone; } }');
});

test('switches that fall through', () => {
  expectNoCrash('for (;;) switch (await load()) { default: case 1: continue; case 2: break; }');
});

test('for await', () => {
  expectNoCrash('for await (const x of load()) { try { await use(x); } catch { continue; } }');
});

test('generators', () => {
  expectNoCrash('function* g() { for (;;) { try { yield* g(); return; } catch (e) { yield e; } } }');
  expectNoCrash('async function* g() { try { yield await load(); } catch { yield* g(); } }');
});

test('getters, setters and computed names', () => {
  expectNoCrash('const o = { get x() { try { return load(this.x); } catch { return this.x; } }, set x(v) { this.x = v; }, [load()]() {} };');
});

test('class static blocks and private members', () => {
  expectNoCrash('class A { static #n = 0; static { for (;;) try { A.#n++; await1(A.#n); break; } catch {} } #again() { return this.#again(); } }');
});

test('classes of classes', () => {
  expectNoCrash('class A extends A {} class B extends class extends B {} { constructor() { super(...arguments); new.target(); } }');
});

test('functions that only call themselves', () => {
  expectNoCrash('const f = () => f(); f();');
  expectNoCrash('function a() { return b(); } function b() { return a(); } a();');
  expectNoCrash('(function again() { setTimeout(again, again); })();');
});

test('promise chains without ends', () => {
  expectNoCrash('const load = () => fetch(u).then().catch().finally().then(load, load).catch(load); load();');
});

test('destructuring without end', () => {
  expectNoCrash('async function f({ a: { b: [c = f()] = [] } = {}, ...rest } = {}) { try { await load(c); } catch ({ message: [m] }) { return f(rest); } }');
});

test('numbers that are none', () => {
  expectNoCrash('for (let i = 0; i < NaN; i += 0n) { try { await load(); break; } catch { await sleep(1e400 * (-0) ** 0.5); } }');
  expectNoCrash('for (let i = 0; ; i++) { try { await load(); break; } catch { await sleep(2n ** 64n); } }');
  expectNoCrash('for (let i = 0; i < -1 >>> 0; i++) { try { await load(); break; } catch { await sleep(Infinity - Infinity); } }');
});

test('regular expressions and templates', () => {
  expectNoCrash('for (;;) { try { await load(`${/(a+)+$/.test(`${`${load}`}`)}`); break; } catch (e) { if (/(/u.source) throw e; } }'.replace('/(/u', '/x/v'));
});

test('optional chains, nullish values, comma and void', () => {
  expectNoCrash('for (;;) { try { return_ = await a?.b?.[c]?.(d ?? (e, void 0)); break; } catch (e) { e?.retry?.(); delete e.x; } }');
});

test('with and sloppy code', () => {
  expectNoCrash('var eval1; function f(a) { arguments[0]++; try { load(arguments); } catch (e) { f.apply(this, arguments); } }', { filename: 'file.js' });
});

test('JSX', () => {
  expectNoCrash('const A = () => { for (;;) { try { return <A {...load()}>{<></>}{...[]}</A>; } catch {} } };', { filename: 'file.tsx' });
});

test('what only TypeScript has', () => {
  expectNoCrash('declare function load(): never; abstract class A { abstract load(): void; declare x: number; constructor(private y?: A) {} }');
  expectNoCrash('enum E { A = 1 << 2, B = load(), C } namespace N { export namespace M {} } export = N; import fs = require("fs");');
  expectNoCrash('function f(this: Window, a: number): asserts a is 1; function f(a: any) { for (;;) try { return (<any>load())!.x satisfies 1 as const; } catch {} }');
  expectNoCrash('type A<T> = T extends infer U extends string ? `${U}` : { readonly [K in keyof T]-?: T[K] }; interface B { new (): B; (): B; get x(): 1 }');
});

test('decorators', () => {
  expectNoCrash('@Retry({ attempts: 3 }) class A { @Retry() async load(@Inject() a: B) { try { await a.load(); } catch { return this.load(a); } } @Field accessor x = 1; }');
});

test('using declarations', () => {
  expectNoCrash('for (;;) { await using x = await load(); try { using y = x; break; } catch {} }');
});

test('names of Object.prototype', () => {
  expectNoCrash('for (let __proto__ = 0; ; __proto__++) { try { await constructor.toString(hasOwnProperty); break; } catch (valueOf) { await sleep(toString[__proto__]); } }');
});

test('deep nesting', () => {
  expectNoCrash(`${'for (;;) { try { '.repeat(60)}await load();${' break; } catch {} }'.repeat(60)}`);
  expectNoCrash(`const x = ${'('.repeat(200)}load()${')'.repeat(200)};`);
  expectNoCrash(`const x = ${'() => '.repeat(100)}load();`);
  expectNoCrash(`load()${'.then(load)'.repeat(200)};`);
  expectNoCrash(`const x = ${'1 + '.repeat(500)}1; for (;;) { try { await load(); break; } catch { await sleep(x); } }`);
});

test('wrong settings of every kind', () => {
  expectNoCrash('for (;;) { try { await load(); break; } catch {} }', { settings: { helper: 1, maxAttempts: null, nonsense: {} } });
});
