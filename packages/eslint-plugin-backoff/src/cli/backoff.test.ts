import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const command = fileURLToPath(new URL('../../bin/backoff.js', import.meta.url));

test('runs as built', () => {
  const folder = mkdtempSync(join(tmpdir(), 'backoff-bin-'));
  writeFileSync(join(folder, 'a.ts'), 'export const a: number = 1;\n');
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, 'lint', 'a.ts', 'gone.ts'], { cwd: folder, encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  expect({ status, stdout, stderr }).toEqual({ status: 2, stdout: '', stderr: 'backoff: gone.ts does not exist.\n' });
});
