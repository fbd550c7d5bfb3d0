import type { Path } from '../interpreter/paths.js';
import type { Source } from '../sites/source.js';
import { symbolOf } from '../interpreter/values/values.js';

/**
 * Whether a failure is made good by asking something else: `catch { const other = await loadOther(); if (!other.ok) … }`, and only what
 * that answers leads on to the next time. What looks from time to time whether the first is back is no retry of it.
 */
export function fallsBack({ trace: { events } }: Path, source: Source): boolean {
  const handled = events.findIndex(({ kind }) => kind === 'handle');
  const waits = events.findIndex(({ kind }, i) => kind === 'wait' && i > handled);
  if (handled === -1 || waits === -1) return false;
  const between = events.slice(handled, waits);
  return between.some((event, i) => {
    if (event.kind !== 'maybe wait' || event.node.type !== 'CallExpression') return false;
    const answer = `${source.text(event.node.callee)}().`;
    return between.slice(i).some((later) => later.kind === 'assume' && symbolOf(later.value).replace(/^!/, '').startsWith(answer));
  });
}
