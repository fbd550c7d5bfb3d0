import { bindError } from './answer/bind-error.js';
import { decisionPlace } from './attempts/decision-place.js';
import type { Draft } from './code/draft.js';
import { fix } from './code/fix.js';
import { giveUp } from './attempts/give-up.js';
import { insertAt } from './guard/guard-caught.js';
import { isTypeScript } from './code/is-typescript.js';
import { nodeAt, pointByPath, type RetryPoint } from './attempts/retry-points.js';

/** Ends the retries where the circuit breaker refuses: a suggestion, since it may be open only for a moment. */
export const leaveOpenCircuit = fix((draft) => {
  draft.safe = false;
  const points = pointByPath(draft) ?? [];
  return points.length > 0 && points.every((point) => leave(draft, point));
});

function leave(draft: Draft, point: RetryPoint): boolean {
  const place = decisionPlace(draft, point);
  const error = place && bindError(draft, point.path);
  const end = place && error !== null ? giveUp(draft, point.path, nodeAt(place)) : null;
  if (!place || error === null || end === null) return false;
  insertAt(draft, place, [`if (${isRefusal(draft, error)}) ${end}`]);
  return true;
}

/** Whether an error is the breaker's own. */
function isRefusal(draft: Draft, error: string): string {
  const isOpossum = draft.site.facts.operation.openCircuit?.refusal === 'EOPENBREAKER';
  const [member, type] = isOpossum ? ['code', 'string'] : ['isBrokenCircuitError', 'boolean'];
  const holder = isTypeScript(draft) ? `(${error} as { ${member}?: ${type} })` : error;
  const { quote } = draft.style;
  return `${holder}.${member}${isOpossum ? ` === ${quote}EOPENBREAKER${quote}` : ''}`;
}
