/** Runs the suite in a VS Code that is downloaded, on a machine where that is possible. */
import { fileURLToPath } from 'node:url';
import { runTests } from '@vscode/test-electron';
import { bundleSuite } from './bundle-suite.js';

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

await runTests({
  extensionDevelopmentPath: path('../../packages/vscode-extension'),
  extensionTestsPath: await bundleSuite(),
  launchArgs: [path('workspace'), '--disable-extensions', '--disable-workspace-trust'],
});
