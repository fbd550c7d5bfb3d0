import type { TSESTree } from '@typescript-eslint/types';

import type { Callee } from '../callee.js';
import { exact, textOf, toNumber } from '../values/numbers.js';
import type { Run } from '../run.js';
import { type Value, Mark, UNDEFINED, marksWithin } from '../values/values.js';

/**
 * `server.listen(port)`, where the port was drawn or made of the time, is 0, for which the system takes a free one, or another than the
 * first time: each attempt takes another address.
 */
export function noteAddress(node: TSESTree.Node, { name, holder }: Callee, args: readonly Value[], run: Run): void {
  if (holder === null || !/^(listen|bind)$/.test(name)) return;
  const port = portIn(args);
  const first = portIn(run.requests.get(node) ?? args);
  if (!run.requests.has(node)) run.requests.set(node, args);
  const isDrawn = args.some((arg) => (marksWithin(arg) & (Mark.chance | Mark.clock)) !== 0);
  if (isDrawn || (port.kind === 'number' && exact(port) === 0) || textOf(toNumber(port)) !== textOf(toNumber(first))) run.addressDrawn = true;
}

function portIn([place = UNDEFINED]: readonly Value[]): Value {
  return place.kind === 'object' && place.tag === 'plain' ? (place.props.get('port') ?? UNDEFINED) : place;
}
