import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { inStep } from './linted-text.js';

const command = fileURLToPath(new URL('../bin/backoff-language-server.js', import.meta.url));

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: unknown;
  readonly result?: unknown;
}

/** The protocol as it goes over the wire, with no library in between. */
class PlainClient {
  private readonly messages: Message[] = [];
  private unread = Buffer.alloc(0);
  private lastId = 0;

  constructor(private readonly server: ChildProcessWithoutNullStreams) {
    server.stdout.on('data', (data: Buffer) => this.read(data));
  }

  send(message: object): void {
    const body = JSON.stringify({ jsonrpc: '2.0', ...message });
    this.server.stdin.write(`Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
  }

  async request(method: string, params?: object): Promise<unknown> {
    const id = (this.lastId += 1);
    this.send({ id, method, ...(params ? { params } : {}) });
    return (await this.next((message) => message.id === id)).result;
  }

  async next(isWanted: (message: Message) => boolean): Promise<Message> {
    for (;;) {
      const found = this.messages.find(isWanted);
      if (found) return found;
      await once(this.server.stdout, 'data');
    }
  }

  private read(data: Buffer): void {
    this.unread = Buffer.concat([this.unread, data]);
    for (;;) {
      const [head = '', length] = /^Content-Length: (\d+)\r\n(?:[^\r\n]+\r\n)*\r\n/.exec(this.unread.toString('latin1')) ?? [];
      const end = head.length + Number(length);
      if (length === undefined || this.unread.length < end) return;
      const message: unknown = JSON.parse(this.unread.toString('utf8', head.length, end));
      if (isMessage(message)) this.messages.push(message);
      this.unread = this.unread.subarray(end);
    }
  }
}

function isMessage(value: unknown): value is Message {
  return typeof value === 'object' && value !== null;
}

test('any client can talk to it over standard input and output', async () => {
  const server = spawn(process.execPath, [command, '--stdio']);
  const client = new PlainClient(server);
  const uri = 'file:///nowhere/load.js';

  const initialized = await client.request('initialize', { processId: null, rootUri: null, capabilities: {} });
  expect(initialized).toMatchObject({ capabilities: { hoverProvider: true, textDocumentSync: 2 } });

  client.send({ method: 'initialized', params: {} });
  client.send({ method: 'textDocument/didOpen', params: { textDocument: { uri, languageId: 'javascript', version: 1, text: inStep } } });
  const { params } = await client.next(({ method }) => method === 'textDocument/publishDiagnostics');
  expect(params).toMatchObject({ uri, diagnostics: [{ source: 'backoff', code: 'backoff/require-jitter' }] });

  const hover = await client.request('textDocument/hover', { textDocument: { uri }, position: { line: 1, character: 2 } });
  expect(hover).toMatchObject({ contents: { kind: 'markdown' } });
  expect(JSON.stringify(hover)).toContain('| retry | waits | latest at |');

  const range = { start: { line: 6, character: 18 }, end: { line: 6, character: 18 } };
  const actions = await client.request('textDocument/codeAction', { textDocument: { uri }, range, context: { diagnostics: [] } });
  expect(actions).toMatchObject([{ isPreferred: true, edit: { changes: { [uri]: [{}] } } }, {}, {}, {}]);

  expect(await client.request('shutdown')).toBeNull();
  client.send({ method: 'exit' });
  expect(await once(server, 'exit')).toEqual([0, null]);
}, 60_000);

test('without a transport it tells how it is started', async () => {
  const server = spawn(process.execPath, [command]);
  expect(String(await once(server.stdout, 'data'))).toContain('backoff-language-server --stdio');
}, 60_000);
