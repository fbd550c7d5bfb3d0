import { join } from 'node:path';
import Mocha from 'mocha';

/** What VS Code calls in its extension host to run the tests. */
export function run(): Promise<void> {
  const mocha = new Mocha({ ui: 'tdd', timeout: 120_000, color: false });
  mocha.addFile(join(__dirname, 'backoff.cjs'));
  return new Promise((resolve, reject) => {
    mocha.run((failures) => (failures > 0 ? reject(new Error(`${failures} tests failed.`)) : resolve()));
  });
}
