import type { TSESTree } from '@typescript-eslint/types';
import type { SourceFile } from '../code/source-file.js';

/** Whether a test holds for whatever failed response there is: `!response.ok`, `response.status !== 200`, `response.status >= 400`. */
export function asksAllFailed(test: TSESTree.Node, response: string, file: SourceFile): boolean {
  const text = file.textOf(test);
  return text.includes(response) && /!\S+\.ok\b|!==? ?(20\d|408|425|429|5\d\d)|>=? ?(299|300|399|400)/.test(text);
}
