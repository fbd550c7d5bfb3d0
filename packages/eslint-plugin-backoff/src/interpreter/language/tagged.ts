import type { TSESTree } from '@typescript-eslint/types';

import { calleeOf } from './calls.js';
import { evaluate } from './expressions.js';
import type { Frame } from '../frame.js';
import { answer } from '../outside/operation.js';
import type { Run } from '../run.js';
import { type Value, unknown } from '../values/values.js';

/** `` await $`git push` ``, `` sql`select 1` ``: a call of the tag with a text. Who waits for what it gives waits for that call. */
export function tagged(node: TSESTree.TaggedTemplateExpression, frame: Frame, run: Run): Value {
  const callee = calleeOf(node.tag, frame, run);
  const text = evaluate(node.quasi, frame, run);
  if (run.quiet === 0 && run.scenario.operation.has(node)) return answer(node, callee, [text], run);
  return unknown(run.source.name(node.tag), 0, { origin: node });
}
