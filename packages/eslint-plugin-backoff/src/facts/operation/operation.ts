import type { TSESTree } from '@typescript-eslint/types';

import { answersOf, clientFailure, streamsBody } from '../../interpreter/replies/clients.js';
import { repeats } from '../../detection/repeats.js';
import { mentionsStatus } from '../../interpreter/replies/responses.js';
import { type OperationForm, STATUSES, livesOn } from '../../interpreter/scenario.js';
import { textOf } from '../../interpreter/values/numbers.js';
import { exportedName } from '../../sites/exported-name.js';
import { lastNameOf } from '../../sites/members.js';
import type { Source } from '../../sites/source.js';
import { hasOwnStatus } from './own-status.js';
import { openCircuitBehind } from './open-circuit.js';
import { drivesWindow } from './driven-window.js';
import { answersElsewhere } from './answers-elsewhere.js';
import { isLocal } from './local-work.js';
import { openedBy } from './connection.js';
import { type Request, clientFor, requestOf } from './request.js';
import { goesByHttpClient } from './typed-http.js';
import { isHandedInFunction } from '../runs/handed-in.js';
import { retriesOf } from '../runs/retries.js';
import type { Path } from '../../interpreter/paths.js';
import type { SiteRuns } from '../runs/runs.js';
import type { Operation } from '../retry-site.js';

/** What a site repeats. */
export function operationOf(runs: SiteRuns): Operation {
  const nodes = [...runs.repetition.operation.keys()];
  const [node] = nodes;
  const client = nodes.map((n) => clientFor(n, runs)).find((c) => c !== null) ?? null;
  const request = node === undefined ? NO_REQUEST : requestOf(node, client, runs);
  const failsBy = failureOf(client, request, runs);
  const openCircuit = openCircuitBehind(nodes, runs.repetition.node, runs.source);
  return {
    nodes,
    http: failsBy !== null,
    failsBy,
    ...answersBy(client, nodes, runs.source),
    method: failsBy === null ? null : request.method,
    optionsNode: request.optionsNode,
    idempotencyKey: request.idempotencyKey,
    injected: node !== undefined && client === null && isHandedIn(node, request, runs),
    ...localityOf(nodes, failsBy !== null, runs.source),
    ...openedBy(runs, failsBy === null ? null : request),
    unreadResponse: failsBy === 'response' && hasBody(client, request) && dropsResponse(runs),
    ...(openCircuit && { openCircuit }),
  };
}

/** How the client of a call answers, which may differ by the function that is called, whatever its name here: `undici.request(url)`. */
function answersBy(client: string | null, [node]: readonly TSESTree.Node[], source: Source): Pick<Operation, 'answers'> {
  const answers = answersOf(client, node?.type === 'CallExpression' ? (exportedName(node.callee, source) ?? lastNameOf(node.callee)) : null);
  return answers === null ? {} : { answers };
}

/** Whether it is done on this machine. A request to elsewhere is one, whatever sends it. */
function localityOf(nodes: readonly TSESTree.Node[], isRequest: boolean, source: Source): Pick<Operation, 'local' | 'driven'> {
  const [node] = nodes;
  if (!isRequest && nodes.every((each) => drivesWindow(each, source))) return { local: true, driven: true };
  return { local: node !== undefined && isLocal(node, source) };
}

const NO_REQUEST: Request = { method: null, namesMethod: false, optionsNode: null, idempotencyKey: null };

/** How a failing status arrives: as the client does it, as the site tests it, or as an untested request's would. Null where not HTTP. */
function failureOf(client: string | null, request: Request, runs: SiteRuns): 'response' | 'error' | null {
  const [[call, form] = []] = runs.repetition.operation;
  if (hasToldStatus(call, form, runs)) return null;
  const asked = (by: 'errorIsOfClient' | 'errorIsOfHttp'): 'error' | null => (runs.failing.some(({ run }) => run[by]) ? 'error' : null);
  const known = clientFailure(client) ?? asked('errorIsOfClient') ?? (hasOwnStatus(call, runs.source) ? null : testedFailure(runs)) ?? asked('errorIsOfHttp');
  // What tells of its failures by an event has no event for a status: that comes with a response.
  return known ?? (isRequest(call, request, runs) && !livesOn(form) ? untestedFailure(call, runs) : null);
}

/** What says by its method, or by whom it goes, that it is a request, where nothing tells how it fails. */
const isRequest = (call: TSESTree.Node | undefined, { namesMethod }: Request, { source }: SiteRuns): boolean => namesMethod || (call !== undefined && goesByHttpClient(call, source));

/**
 * What breaks off while a body is read has been answered well. What is waited for first has told its status by then, too: what an event of
 * it tells later is the end of a stream.
 */
const hasToldStatus = (call: TSESTree.Node | undefined, form: OperationForm | undefined, runs: SiteRuns): boolean =>
  runs.failing.some(({ run }) => run.bodyAsked) || (form === 'emitter' && call?.parent?.type === 'AwaitExpression');

/** Whether a response comes with a body that holds its connection until somebody reads it. */
function hasBody(client: string | null, request: Request): boolean {
  return client !== null && streamsBody(client) && request.method !== 'HEAD';
}

/** Of an operation that is no known client: how a status arrives, if the site tests one at all. */
function testedFailure(runs: SiteRuns): 'response' | 'error' | null {
  if (!mentionsStatus(runs.source.parsed.text)) return null;
  for (const as of ['response', 'error'] as const) {
    const answered = runs.answering(404, as);
    const isTested = answered.some(({ run }) => run.statusTested && run.statusRead && isOfHttp(run));
    if (isTested || (answered.some(({ run }) => isOfStatuses(run.statusesSought)) && leadsApart(as, runs))) return as;
  }
  return null;
}

/** `message.includes('500')` alone may ask for a code of the service's own. */
const isOfStatuses = (sought: ReadonlySet<number>): boolean => sought.size > 1 || (sought.size === 1 && !sought.has(500));

const isOfHttp = (run: Path['run']): boolean => !run.statusIsOfClose && (!run.statusIsOther || run.statusIsHttp);

/** Whether it hangs on the status if the site tries again, or how long it waits. Digits in a message that only choose what is logged are no status. */
function leadsApart(as: 'response' | 'error', runs: SiteRuns): boolean {
  const fate = ({ trace }: Path): string => (repeats(trace, runs.repetition.candidate) ? retriesOf(trace, runs.repetition.candidate).map(({ total }) => total && textOf(total)).join() : trace.end.kind);
  const fates = STATUSES.map((code) => [...new Set(runs.answering(code, as).map(fate))].toSorted().join(' or '));
  return new Set(fates).size > 1;
}

/** A request whose statuses nobody tests fails by an error, unless it gives a response that is then read as if all were well, or is asked for its status elsewhere. */
function untestedFailure(call: TSESTree.Node | undefined, runs: SiteRuns): 'response' | 'error' {
  return answersElsewhere(call, runs.source) || runs.answering(404, 'response').some(({ run }) => run.bodyRead) ? 'response' : 'error';
}

/** An operation from outside of which nothing is known; a request that the site itself puts together is its own. */
function isHandedIn(node: TSESTree.Node, request: Request, runs: SiteRuns): boolean {
  return isHandedInFunction(node, runs.source) && request.optionsNode === null && !request.namesMethod;
}

/** Some status leads to another attempt, and nobody has read or cancelled its body. */
function dropsResponse(runs: SiteRuns): boolean {
  return STATUSES.some((code) => {
    const again = runs.answering(code, 'response').filter(({ trace }) => repeats(trace, runs.repetition.candidate));
    return again.length > 0 && again.every(({ run }) => !run.bodyRead);
  });
}
