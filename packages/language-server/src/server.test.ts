import { CodeActionRequest, CodeLensRequest, ExecuteCommandRequest, HoverRequest } from 'vscode-languageserver';
import { describe, expect, test } from 'vitest';
import { connect } from '../test/client.js';
import { inStep } from '../test/linted-text.js';
import { createWorkspace } from '../test/workspace.js';
import { commands, shownElsewhere, trustGranted } from './protocol.js';

const uri = 'untitled:Untitled-1';
const fine = inStep.replace('100 * 2 ** attempt', 'Math.random() * 100 * 2 ** attempt');
const namingPlugin = (rules: string) => `import backoff from 'eslint-plugin-backoff';\nexport default [{ plugins: { backoff }, rules: ${rules} }];\n`;

describe('an open document', () => {
  test('has diagnostics, and none once it is mended', async () => {
    const client = await connect();
    await client.open(uri, inStep);
    expect((await client.diagnostics(uri)).map(({ code }) => code)).toEqual(['backoff/require-jitter']);
    expect(await client.diagnostics(uri, await client.change(uri, fine))).toEqual([]);
  });

  test('is judged in its last version only, however fast it changes', async () => {
    const client = await connect();
    await client.open(uri, fine);
    const versions = await Promise.all([inStep, fine, `${inStep}\n${inStep}`].map((text) => client.change(uri, text)));
    expect(await client.diagnostics(uri, versions[2])).toHaveLength(2);
    expect(client.published.at(-1)?.version).toBe(4);
  });

  test('keeps its diagnostics while it does not parse, and gets new ones with the next edit', async () => {
    const client = await connect();
    await client.open(uri, inStep);
    await client.diagnostics(uri);
    await client.change(uri, `${inStep} const = `);
    const hover = await client.connection.sendRequest(HoverRequest.type, { textDocument: { uri }, position: { line: 1, character: 3 } });
    expect(hover).toBeNull();
    expect(await client.diagnostics(uri, await client.change(uri, `\n${inStep}`))).toHaveLength(1);
    expect(client.published.map(({ version }) => version)).toEqual([1, 3]);
  });

  test('loses its diagnostics when it is closed', async () => {
    const client = await connect();
    await client.open(uri, inStep);
    await client.diagnostics(uri);
    await client.close(uri);
    expect(await client.until(() => client.published.find(({ diagnostics }) => diagnostics.length === 0))).toMatchObject({ uri });
  });

  test('is judged by its own text where another one had its name before', async () => {
    let answer: (settings: object) => void = () => undefined;
    const client = await connect({}, new Promise<object>((resolve) => (answer = resolve)));
    await client.open(uri, inStep);
    await client.until(() => client.asked || undefined);
    await client.close(uri);
    await client.open(uri, fine);
    answer({});
    await client.until(() => client.published[1]);
    expect(client.published.flatMap(({ diagnostics }) => diagnostics)).toEqual([]);
  });

  test('is left alone in a language that is not linted', async () => {
    const client = await connect();
    await client.open(uri, inStep, 'markdown');
    expect(await client.diagnostics(uri)).toEqual([]);
  });
});

test('fifty documents are each judged for themselves', async () => {
  const client = await connect();
  const uris = Array.from({ length: 50 }, (_, index) => `untitled:Untitled-${index}`);
  await Promise.all(uris.map((each, index) => client.open(each, index % 2 ? fine : inStep)));
  const counts = await Promise.all(uris.map(async (each) => (await client.diagnostics(each)).length));
  expect(counts).toEqual(uris.map((_, index) => (index % 2 ? 0 : 1)));
});

describe('requests', () => {
  test('are answered for the text as it is at that moment', async () => {
    const client = await connect();
    await client.open(uri, fine);
    await client.change(uri, `\n${inStep}`);
    const range = { start: { line: 7, character: 20 }, end: { line: 7, character: 20 } };
    const actions = await client.connection.sendRequest(CodeActionRequest.type, { textDocument: { uri }, range, context: { diagnostics: [] } });
    expect(actions?.[0]).toMatchObject({ isPreferred: true, edit: { documentChanges: [{ textDocument: { uri, version: 2 } }] } });
  });

  test('about documents that are not open have no answer', async () => {
    const client = await connect();
    const position = { line: 0, character: 0 };
    expect(await client.connection.sendRequest(HoverRequest.type, { textDocument: { uri }, position })).toBeNull();
    expect(await client.connection.sendRequest(CodeLensRequest.type, { textDocument: { uri } })).toEqual([]);
    expect(await client.connection.sendRequest(ExecuteCommandRequest.type, { command: commands.insertHelper, arguments: [uri, 'full'] })).toBeNull();
  });

  test('for lenses are answered where the user wants them', async () => {
    const client = await connect();
    await client.open(uri, inStep);
    expect(await client.connection.sendRequest(CodeLensRequest.type, { textDocument: { uri } })).toEqual([]);
    await client.configure({ codeLens: { enable: true } });
    expect(await client.connection.sendRequest(CodeLensRequest.type, { textDocument: { uri } })).toHaveLength(1);
  });

  test('for a delay sequence and for a helper are commands', async () => {
    const client = await connect();
    await client.open(uri, inStep);
    const sequence = { command: commands.delaySequence, arguments: [uri, { line: 1, character: 3 }, 'csv'] };
    expect(await client.connection.sendRequest(ExecuteCommandRequest.type, sequence)).toMatch(/^retry,min/);
    const helper = { command: commands.insertHelper, arguments: [uri, 'full'] };
    expect(await client.connection.sendRequest(ExecuteCommandRequest.type, helper)).toBe(true);
    expect(JSON.stringify(client.edits)).toContain('function fullJitter(');
  });
});

test('settings apply as soon as they change', async () => {
  const client = await connect({}, { preset: 'off' });
  await client.open(uri, inStep);
  expect(await client.diagnostics(uri)).toEqual([]);
  await client.configure({ preset: 'strict', rules: { 'require-jitter': 'off' } });
  expect((await client.diagnostics(uri, 1, client.published.length)).map(({ code }) => code)).toEqual(['backoff/no-silent-retry']);
});

test('where another source shows the findings, ours go, with their fixes; the hover stays', async () => {
  const client = await connect();
  await client.open(uri, inStep);
  await client.diagnostics(uri);
  await client.connection.sendNotification(shownElsewhere, { uri });
  expect(await client.diagnostics(uri, 1, client.published.length)).toEqual([]);
  const range = { start: { line: 6, character: 20 }, end: { line: 6, character: 20 } };
  expect(await client.connection.sendRequest(CodeActionRequest.type, { textDocument: { uri }, range, context: { diagnostics: [] } })).toEqual([]);
  expect(await client.connection.sendRequest(HoverRequest.type, { textDocument: { uri }, position: range.start })).not.toBeNull();
});

describe('the configuration of the workspace', () => {
  test('holds where it names the plugin', async () => {
    const workspace = createWorkspace({ 'eslint.config.mjs': namingPlugin("{ 'backoff/require-jitter': 'warn' }") });
    const client = await connect({ trusted: true });
    await client.open(workspace.uri('a.js'), inStep, 'javascript');
    expect((await client.diagnostics(workspace.uri('a.js'))).map(({ severity }) => severity)).toEqual([2]);
  });

  test('is not run before the workspace is trusted', async () => {
    const workspace = createWorkspace({ 'eslint.config.mjs': namingPlugin('{}') });
    const client = await connect();
    await client.open(workspace.uri('a.js'), inStep, 'javascript');
    expect(await client.diagnostics(workspace.uri('a.js'))).toHaveLength(1);
    await client.connection.sendNotification(trustGranted);
    expect(await client.diagnostics(workspace.uri('a.js'), 1, client.published.length)).toEqual([]);
  });

  test('may crash: that is said once, with its place, and the preset stands in until it is mended', async () => {
    const workspace = createWorkspace({ 'eslint.config.mjs': "\nthrow new Error('no such thing');\n" });
    const client = await connect({ trusted: true });
    await client.open(workspace.uri('a.js'), inStep, 'javascript');
    await client.open(workspace.uri('b.js'), inStep, 'javascript');
    expect(await client.diagnostics(workspace.uri('a.js'))).toHaveLength(1);
    expect(await client.diagnostics(workspace.uri('b.js'))).toHaveLength(1);
    expect(client.messages).toEqual([
      `Backoff cannot use the ESLint configuration: ${workspace.path('eslint.config.mjs')}:2: no such thing. It uses its own rules until that is mended.`,
    ]);
    workspace.write('eslint.config.mjs', `${namingPlugin('{}')}// mended\n`);
    await client.fileChanged(workspace.uri('eslint.config.mjs'));
    expect(await client.diagnostics(workspace.uri('a.js'), 1, client.published.length)).toEqual([]);
    expect(client.messages).toHaveLength(1);
  });

  test('may have options that a rule refuses', async () => {
    const workspace = createWorkspace({ 'eslint.config.mjs': namingPlugin("{ 'backoff/require-jitter': ['error', { no: 'such' }] }") });
    const client = await connect({ trusted: true });
    await client.open(workspace.uri('a.js'), inStep, 'javascript');
    expect(await client.diagnostics(workspace.uri('a.js'))).toHaveLength(1);
    expect(client.messages).toHaveLength(1);
    expect(client.messages[0]).toContain(workspace.path('a.js'));
  });
});
