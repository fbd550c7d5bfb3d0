import { statSync } from 'node:fs';
import { format } from 'node:util';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { bundleSuite } from './bundle-suite.js';
import { start, vsix } from './session.js';

test('the package is small', () => {
  expect(statSync(vsix).size).toBeLessThan(12_000_000);
});

test('the suite passes in the extension host, on the installed extension', async () => {
  const workbench = await start({ trusted: true });
  const page = await workbench.page();
  const output: string[] = [];
  const exit = new Promise<number>((resolve) => {
    void page.exposeFunction('codeAutomationExit', (code: number) => resolve(code));
  });
  await page.exposeFunction('codeAutomationLog', (_type: string, parts: unknown[]) => output.push(format(...parts)));
  await workbench.open(page, { workspace: 'backoff.code-workspace' }, {
    extensionDevelopmentPath: fileURLToPath(new URL('runner', import.meta.url)),
    extensionTestsPath: await bundleSuite(),
  });
  const code = await exit;
  console.log(output.filter((line) => code !== 0 || /✔|passing/.test(line)).join('\n'));
  expect(code).toBe(0);
});
