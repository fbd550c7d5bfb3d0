import type { TSESTree } from '@typescript-eslint/types';

import { isStepped } from '../../interpreter/syntax/counting.js';
import { handedIn, placeOf } from '../../sites/handed-in.js';
import { parametersOf } from '../../sites/parameters.js';
import { isFunction, type Source } from '../../sites/source.js';
import type { SiteRuns } from '../runs/runs.js';

/**
 * `await task(attempt)` of a task that is handed in: whoever gives it is told which attempt it is, and may wait by that. A task of this file
 * that does not ask for it does not.
 */
export const isToldTheAttempt = ({ repetition: { operation }, source }: SiteRuns): boolean =>
  [...operation.keys()].every((node) => node.type === 'CallExpression' && isToldBy(node, source));

function isToldBy({ callee, arguments: told }: TSESTree.CallExpression, source: Source): boolean {
  const which = told.findIndex((argument) => isStepped(argument, source));
  const place = placeOf(callee, source);
  return which !== -1 && place !== null && handedIn(place, [place.node], source).every((task) => task === undefined || !isFunction(task) || parametersOf(task).length > which);
}
