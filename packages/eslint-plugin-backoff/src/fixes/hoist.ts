import type { TSESTree } from '@typescript-eslint/types';
import type { Draft } from './draft.js';
import { insertStatements } from './insert-statement.js';
import { isTypeScript } from './is-typescript.js';
import { responseVariables, statusOf, tryBetween } from './response-variable.js';
import { isInList, isLoop } from './syntax.js';

interface Hoisted {
  readonly name: string;
  /** Its value until there is a response. */
  readonly initial: string;
  /** Its type, where the initial value does not tell. */
  readonly type: string | null;
  readonly member: string;
}

/** The last response's status, where the response itself is out of reach: 0 until there is one. Null where that is not so. */
export function hoistStatus(draft: Draft, at: TSESTree.Node): string | null {
  return hoist(draft, at, { name: 'status', initial: '0', type: null, member: statusOf(draft, '') });
}

/** The last response's `Retry-After`, where the response itself is out of reach. Null where that is not so. */
export function hoistRetryAfter(draft: Draft, at: TSESTree.Node, member: string): string | null {
  return hoist(draft, at, { name: 'retryAfter', initial: 'null', type: 'string | null', member });
}

/** Declares a variable before the `try` that hides the response, and sets it as soon as there is one. */
function hoist(draft: Draft, at: TSESTree.Node, { name: wanted, initial, type, member }: Hoisted): string | null {
  const [response, ...others] = responseVariables(draft);
  const hiding = response && others.length === 0 ? tryBetween(draft, response.statement, at) : null;
  if (!response || !hiding || !isInList(hiding)) return null;
  const { statement, name: variable } = response;
  const loop = at.range[0] < hiding.range[0] ? draft.site.node : null;
  if (loop && !(isLoop(loop) && isInList(loop))) return null;
  return draft.once(wanted, () => {
    const { semicolon } = draft.style;
    const name = draft.declare(wanted, loop ?? statement);
    const annotation = type !== null && isTypeScript(draft) ? `: ${type}` : '';
    const declaration = `let ${name}${annotation} = ${initial}${semicolon}`;
    insertStatements(draft, { kind: 'before', statement: hiding }, [loop ? `${name} = ${initial}${semicolon}` : declaration]);
    // A wait at the start of a turn asks what came of the turn before.
    if (loop && isLoop(loop)) insertStatements(draft, { kind: 'before', statement: loop }, [declaration]);
    insertStatements(draft, { kind: 'after', statement }, [`${name} = ${variable}${member}${semicolon}`]);
    return name;
  });
}
