import type { TSESTree } from '@typescript-eslint/types';
import type { RetrySite } from '../retry-site.js';

/** The call that waits before the next attempt; the site's head where nothing does. */
export function waitNode(site: RetrySite): TSESTree.Node {
  return site.facts.delay.waits[0]?.node ?? site.head;
}

/** The expression that gives the length of the wait, or else the wait. */
export function delayNode(site: RetrySite): TSESTree.Node {
  return site.facts.delay.waits[0]?.delayNode ?? waitNode(site);
}

/** The same of the wait that follows where the server refuses: a broken connection may have one of its own. The head where none follows that. */
export function refusalNode(site: RetrySite): TSESTree.Node {
  const { atOnce, waits = [] } = site.facts.retryAfter;
  const [wait] = waits;
  if (atOnce === true) return site.head;
  return wait === undefined ? delayNode(site) : (wait.delayNode ?? wait.node);
}
