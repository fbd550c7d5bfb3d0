import type { Draft } from '../code/draft.js';
import { calleeName } from '../code/syntax.js';
import { existingHelper } from './insert-helper.js';

/**
 * Whether the site lacks more than the server's header: an end, or a guard against what no retry cures. Those are mended by the helper with the
 * site's own base, or were before; where the header is all that lacks, each wait stays as long as it is.
 */
export function growsAnyway(draft: Draft): boolean {
  const { site: { facts }, settings } = draft;
  const isRetried = ([status, outcome]: readonly [number, string]): boolean => outcome === 'retried' && status >= 400 && status < 500 && !settings.retryableClientErrors.includes(status);
  return facts.bound.kind === 'none' || growsElsewhere(draft) || [...(facts.retriedStatuses.byStatus ?? [])].some(isRetried);
}

/** Whether another wait of the site is worked out by the helper from the number of the retry. */
export function growsElsewhere(draft: Draft): boolean {
  const name = existingHelper(draft);
  return name !== null && [...draft.file.within(draft.site.node)].some((node) => node.type === 'CallExpression' && calleeName(node) === name && node.arguments[0]?.type !== 'Literal');
}
