import type { TSESTree } from '@typescript-eslint/types';

import type { Run } from '../run.js';
import type { UnknownValue } from '../values/values.js';

/** Parts of an error that only say what it is, or where it comes from. */
const DESCRIBES = /^(message|name|code|errno|status\w*|stack|cause|response|request|config|headers|body|data|reason|type|kind|details?|errors?|title|text|retryAfter\w*|isAxiosError|\$metadata|meta|metadata|constructor|hostname|host|address|port|syscall|path|dest|url|method|description|stdout|stderr|output|exitCode|signal|extensions|info|line|column|time\w*|requestId|traceId|id|attempts?|retries)$/;

/**
 * `await load(error.begin, error.end)`: what the failure says is missing is waited for, and the next attempt finds it there. Who only tells
 * of a failure tells what it is.
 */
export function noteSupplied(node: TSESTree.Node, { symbol }: UnknownValue, run: Run): void {
  if (run.quiet > 0 || !run.isAnswering) return;
  const parts = [...symbol.matchAll(/[(,] ?error\.(\w+)(?=[,)])/g)].map(([, part = '']) => part);
  if (parts.length > 0 && parts.every((part) => !DESCRIBES.test(part))) run.emit({ kind: 'effect', node, changes: true, told: null });
}
