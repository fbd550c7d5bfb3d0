import type { TSESTree } from '@typescript-eslint/types';
import type { FailurePath } from '../facts/retry-site.js';
import { bodyOf } from '../interpreter/replies/clients.js';
import { anotherAttempt } from './attempts/another-attempt.js';
import { isPast } from './attempts/decision-place.js';
import { pointByPath } from './attempts/retry-points.js';
import { carries, withoutBody } from './answer/body-needed.js';
import { replyOf } from './answer/reply.js';
import { mayBeError, responseVariables, standInAt, visibleResponse } from './answer/response-variable.js';
import type { Draft } from './code/draft.js';
import { fix } from './code/fix.js';
import { importedModules } from './code/imported-modules.js';
import { isTypeScript } from './code/is-typescript.js';
import { insertStatements, type Place } from './code/insert-statement.js';
import { ancestors, contains, functionAround, isStatement, mayAwait } from './code/syntax.js';

/** Cancels the body of a response that is dropped, so that its connection is free for the next attempt. */
export const cancelBody = fix(
  (draft) => {
    // What a local function makes of a response has no body; where one is cancelled already, that did not help.
    if (replyOf(draft) !== null || /\.body(\.dump|\?\.(cancel|resume))\(\)/.test(draft.file.textOf(draft.site.node))) return false;
    if (importedModules(draft.file).some((module) => bodyOf(module) === 'either')) return false;
    return draft.site.facts.shape.failurePaths.map((path) => (path.kind === 'catch' ? cancelThrown(draft, path) : cancelChecked(draft, path))).some(Boolean);
  },
  undefined,
  () => true,
);

/** Where a check dislikes a response that nobody gets. */
function cancelChecked(draft: Draft, path: FailurePath): boolean {
  const at = path.body ?? path.node;
  const response = path.kind === 'check' && mayAwait(at) && !isKept(draft, path) ? visibleResponse(draft, at, path.response, 'maybe') : null;
  const start = placeOn(path);
  if (response === null || start === null) return false;
  const name = response.replace('?', '');
  const place = isReadBefore(draft, name, start) || mayBeNone(draft, at, name) ? null : withoutBody(draft, name, start);
  if (place !== null) insertCancel(draft, place, response);
  return place !== null;
}

/** Whether somebody may read the response of the last attempt: what is behind the site, or who it is returned to. */
function isKept(draft: Draft, path: FailurePath): boolean {
  const isAnswered = draft.site.facts.lastFailure.kind === 'returned';
  if (!isAnswered && !(path.response !== null && isReadBehind(draft, path.response))) return false;
  const point = pointByPath(draft)?.find((each) => each.path === path);
  return point === undefined || anotherAttempt(draft, point.place).kind !== 'always';
}

/** Whether more is asked of a response behind the site than how it went. */
function isReadBehind({ site: { node }, file }: Draft, response: string): boolean {
  const variable = file.lookUp(response, node.range[1] - 1) ?? file.lookUp(response, node.range[0]);
  const uses = variable ? file.uses(variable).filter(({ range }) => range[0] > node.range[1]) : [];
  return uses.some(({ parent }) => !(parent?.type === 'MemberExpression' && parent.property.type === 'Identifier' && /^(ok|status|statusText|headers|url)$/.test(parent.property.name)));
}

/** Whether TypeScript holds that something else may stand in the place of a response. */
const mayBeNone = (draft: Draft, at: TSESTree.Node, response: string): boolean => isTypeScript(draft) && (mayBeError(draft, at, response) || standInAt(draft, at, response) !== null);

/** Whether what comes to a place may have read a response on its way, and goes on. */
function isReadBefore({ site, file }: Draft, response: string, place: Place): boolean {
  const offset = 'statement' in place ? place.statement.range[0] : place.block.range[0];
  const reads = readsOf(response, site.node, file).filter(({ range }) => range[0] < offset);
  return reads.some((read) => ![...ancestors(read)].some((around) => contains(site.node, around) && /^(Return|Throw)Statement$/.test(around.type)));
}

/** Before what is thrown for a bad response, and caught by the site. */
function cancelThrown(draft: Draft, { node }: FailurePath): boolean {
  const [response, ...others] = responseVariables(draft);
  if (node.type !== 'CatchClause' || !response || others.length > 0) return false;
  const { block } = node.parent;
  const thrown = contains(block, response.statement) ? throwsOf(block, response.name, draft) : [];
  for (const statement of thrown) insertCancel(draft, { kind: 'before', statement }, response.name);
  return thrown.length > 0;
}

/** The errors that a block throws when it has asked a response, and before it has read it: those that do not hold it. */
function throwsOf(block: TSESTree.BlockStatement, response: string, { file }: Draft): TSESTree.ThrowStatement[] {
  const nodes = [...file.within(block)].filter((node) => functionAround(node) === functionAround(block));
  const members = membersOf(response, block, file);
  const firstRead = Math.min(...readsOf(response, block, file).map(({ range }) => range[0]));
  return nodes
    .filter((node) => node.type === 'ThrowStatement')
    .filter(({ range, argument }) => range[1] < firstRead && isAsked(range[0], members) && !carries(argument, response, file));
}

function membersOf(response: string, within: TSESTree.Node, file: Draft['file']): TSESTree.MemberExpression[] {
  return [...file.within(within)].filter((node) => node.type === 'MemberExpression').filter(({ object }) => file.textOf(object) === response);
}

/** Where the body of a response is taken. */
function readsOf(response: string, within: TSESTree.Node, file: Draft['file']): TSESTree.MemberExpression[] {
  return membersOf(response, within, file).filter(({ property }) => property.type === 'Identifier' && /^(json|text|blob|bytes|arrayBuffer|formData|body|clone)$/.test(property.name));
}

const isAsked = (offset: number, members: readonly TSESTree.Node[]): boolean => members.some(({ range }) => range[1] < offset);

function insertCancel(draft: Draft, place: Place, response: string): void {
  insertStatements(draft, place, [discard(draft, response) + draft.style.semicolon]);
}

/** A body as its client has it: a stream of the web, one of Node, or undici's own. */
function discard({ site, file }: Draft, response: string): string {
  if (site.facts.operation.answers?.status === 'statusCode') return `await ${response}.body.dump()`;
  return importedModules(file).some((module) => bodyOf(module) === 'node') ? `${response}.body?.resume()` : `await ${response}.body?.cancel()`;
}

/** Where a failure path begins. */
function placeOn({ node, body }: FailurePath): Place | null {
  const fallsPast = body === null || isPast(node, body);
  if (fallsPast) return isStatement(node) ? { kind: 'after', statement: node } : null;
  if (body.type === 'BlockStatement') return { kind: 'start', block: body };
  return isStatement(body) ? { kind: 'before', statement: body } : null;
}
