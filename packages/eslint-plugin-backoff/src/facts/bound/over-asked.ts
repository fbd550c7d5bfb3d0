import type { TSESTree } from '@typescript-eslint/types';

import { turnsBy, wayOn } from '../../interpreter/syntax/condition.js';
import type { AssumeEvent, Trace } from '../../interpreter/trace.js';
import { symbolOf } from '../../interpreter/values/values.js';
import { contains } from '../../sites/source.js';

/** What a thing from elsewhere says when nothing more is wanted of it: `connection.isClosed()`, `this.destroyed`. */
const OVER = /(^|\W|_|is|has)(clos(ed|ing)|destroy(ed|ing)|dispos(ed|ing)|stopp(ed|ing)|cancell?ed|aborted|terminat(ed|ing)|shut(ting)?_?down|disconnect(ed|ing))(\(\))?$/i;

/** Whether a run asked in each turn of a site if all is over, and went on because it was not: what is over ends it. */
export function overAsked({ events }: Trace, site: TSESTree.Node): readonly AssumeEvent[] {
  const asked = new Map<TSESTree.Node, AssumeEvent[]>();
  for (const event of events) {
    if (event.kind !== 'assume' || !contains(site, event.node) || !OVER.test(symbolOf(event.value)) || !goesOnBy(event)) continue;
    asked.set(event.node, [...(asked.get(event.node) ?? []), event]);
  }
  return [...asked.values()].flatMap((times) => (times.length > 1 ? times.slice(0, 1) : []));
}

const goesOnBy = ({ node, value, result }: AssumeEvent): boolean => result === symbolOf(value).startsWith('!') && (wayOn(node) === result || turnsBy(node) === result);
