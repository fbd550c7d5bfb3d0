import type { TSESTree } from '@typescript-eslint/types';

import { calleeOf, invoke } from './calls.js';
import { evaluate } from './expressions.js';
import type { Frame } from '../frame.js';
import { answer } from '../outside/operation.js';
import type { Run } from '../run.js';
import { type Value, Mark, array, marksOf, string, unknown } from '../values/values.js';

/** `` await $`git push` ``, `` sql`select 1` ``: a call of the tag with a text. Who waits for what a tag from elsewhere gives waits for that call. */
export function tagged(node: TSESTree.TaggedTemplateExpression, frame: Frame, run: Run): Value {
  const callee = calleeOf(node.tag, frame, run);
  if (callee.value.kind === 'function') return invoke(callee.value, partsOf(node.quasi, frame, run), node, run);
  const text = evaluate(node.quasi, frame, run);
  if (run.quiet === 0 && run.scenario.operation.has(node)) return answer(node, callee, [text], run);
  return unknown(run.source.name(node.tag), marksOf(text) & Mark.operation, { origin: node });
}

/** What a tag is handed: its texts in a list, and then what stands between them. */
const partsOf = ({ quasis, expressions }: TSESTree.TemplateLiteral, frame: Frame, run: Run): readonly Value[] => [
  array(quasis.map(({ value }) => string(value.cooked ?? value.raw))),
  ...expressions.map((expression) => evaluate(expression, frame, run)),
];
