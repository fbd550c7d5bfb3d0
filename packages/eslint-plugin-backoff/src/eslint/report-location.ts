import type { TSESTree } from '@typescript-eslint/types';
import type { SourceCode } from 'eslint';

import type { RetrySite } from '../facts/retry-site.js';

/** Where a report stands: on the site's own lines and never over a whole body: a head shows its first token, another node its first line. */
export function reportLocation(node: TSESTree.Node, site: RetrySite, sourceCode: SourceCode): TSESTree.SourceLocation {
  const isInside = node.range[0] >= site.node.range[0] && node.range[1] <= site.node.range[1];
  if (node === site.head || !isInside) {
    return sourceCode.getTokenByRangeStart(site.head.range[0])?.loc ?? site.head.loc;
  }
  const { start, end } = node.loc;
  return start.line === end.line ? node.loc : { start, end: { line: start.line, column: lineLength(start.line, sourceCode) } };
}

function lineLength(line: number, sourceCode: SourceCode): number {
  return sourceCode.lines[line - 1]?.length ?? 0;
}
