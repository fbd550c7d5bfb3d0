import type { TSESTree } from '@typescript-eslint/types';

import { enclosingFunction, isFunction } from '../sites/source.js';
import { counterOf } from './bound/counter.js';
import { goesOnAfterSuccess } from './runs/goes-on.js';
import { failurePathsOf } from './runs/failure-paths.js';
import { once } from './lazily.js';
import type { Bound, SiteShape } from './retry-site.js';
import type { SiteRuns } from './runs/runs.js';
import { paceOf } from './waits/pace.js';

/** Where an edit of the site can stand. */
export function shapeOf(runs: SiteRuns, bound: Bound): SiteShape {
  const { node } = runs.repetition;
  const owner = isFunction(node) ? node : enclosingFunction(node);
  const failurePaths = failurePathsOf(runs);
  const [first] = failurePaths;
  const goesOn = once(() => goesOnAfterSuccess(runs));
  const pace = once(() => paceOf(runs));
  return {
    owner,
    canAwait: first !== undefined && canAwait(first.body ?? node),
    counter: counterOf(runs, 'node' in bound ? bound.node : null),
    failurePaths,
    get goesOn() {
      return goesOn();
    },
    get pace() {
      return pace();
    },
    options: null,
    component: renderedBy(runs),
  };
}

function renderedBy({ repetition: { candidate: { component } } }: SiteRuns): SiteShape['component'] {
  return component === undefined || component.effects.length === 0 ? null : component.node;
}

/** `await` may stand in a node: its function is async, or it is the top level of a module. */
function canAwait(node: TSESTree.Node): boolean {
  const owner = isFunction(node) ? node : enclosingFunction(node);
  return owner?.async ?? false;
}
