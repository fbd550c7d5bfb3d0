/** Runs the suite in a VS Code that is downloaded, on a machine where that is possible. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runTests } from '@vscode/test-electron';
import { bundleSuite } from './bundle-suite.js';
import { createWorkspace } from './workspaces.js';

const home = mkdtempSync(join(tmpdir(), 'backoff-electron-'));
createWorkspace(join(home, 'workspace'));
try {
  await runTests({
    extensionDevelopmentPath: fileURLToPath(new URL('../../packages/vscode-extension', import.meta.url)),
    extensionTestsPath: await bundleSuite(),
    launchArgs: [join(home, 'workspace/backoff.code-workspace'), '--disable-extensions', '--disable-workspace-trust'],
  });
} catch (error) {
  // An error of the system is one of the network: the suite itself has not begun.
  const isDownload = error instanceof Error && 'code' in error;
  console.error(isDownload ? `VS Code cannot be downloaded (${error.message}). Without a download, npm run test:editor runs the same suite.` : error);
  process.exitCode = 1;
} finally {
  rmSync(home, { recursive: true, force: true });
}
