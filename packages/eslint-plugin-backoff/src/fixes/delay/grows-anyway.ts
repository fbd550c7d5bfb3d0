import type { Draft } from '../code/draft.js';

/**
 * Whether the site lacks more than the server's header: an end, or a guard against what no retry cures. Those are mended by the helper with the
 * site's own base; where the header is all that lacks, each wait stays as long as it is.
 */
export function growsAnyway({ site: { facts }, settings }: Draft): boolean {
  const isRetried = ([status, outcome]: readonly [number, string]): boolean => outcome === 'retried' && status >= 400 && status < 500 && !settings.retryableClientErrors.includes(status);
  return facts.bound.kind === 'none' || [...(facts.retriedStatuses.byStatus ?? [])].some(isRetried);
}
