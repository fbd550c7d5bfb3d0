import type { TSESTree } from '@typescript-eslint/types';

import { byName } from '../../sites/by-name.js';
import { textValue } from '../values/text.js';
import type { Run } from '../run.js';
import { headerOf } from '../scenario.js';
import { type Answer, ask, tell } from '../values/alike.js';
import { type ArrayValue, type ObjectValue, type Value, Mark, NULL, UNDEFINED, array, boolean, isCallable, native, object, string, symbolOf, unknown, spreadValues } from '../values/values.js';

const RETRY_AFTER = /^retry[-_]?after([-_]?(ms|seconds|secs))?$|^(x-?)?(\w+-)*rate-?limit-?reset/i;

/** `Retry-After`, its relatives of vendors, and the names of fields that hold it. */
export const isRetryAfterName = byName((name) => RETRY_AFTER.test(name));

/** An answer that is well says what kind it is, though not which. */
export function headers(answer: Answer, isWell: boolean): ObjectValue {
  const isAbsent = ask(answer, ({ retryAfter }) => retryAfter === null);
  const value = isAbsent ? UNDEFINED : tell(answer, (other) => string(headerOf({ ...other, atMs: answer.atMs ?? 0 }) ?? '', Mark.server | Mark.operation));
  const type: Value = isWell ? unknown('response.type', Mark.operation) : UNDEFINED;
  return object(
    [
      ['retry-after', value],
      ['Retry-After', value],
      ['content-type', type],
    ],
    { tag: 'headers', symbol: 'headers', marks: Mark.operation },
  );
}

/** What a response says in its headers, one by one: `for (const [name, value] of response.headers)`. */
export function entriesOf(value: Value): ArrayValue | null {
  if (value.kind !== 'object' || value.tag !== 'headers') return null;
  return array([...value.props].flatMap(([name, said]) => (said.kind === 'undefined' || name !== name.toLowerCase() ? [] : [array([string(name), said])])));
}

export function headersMember(holder: ObjectValue, name: string): Value | null {
  if (holder.tag !== 'headers') return null;
  switch (name) {
    case 'get':
      return native(name, ([key = UNDEFINED], node, run) => header(holder, key, node, run));
    case 'has':
      return native(name, ([key = UNDEFINED]) => boolean(holder.props.get(textValue(key)?.toLowerCase() ?? '')?.kind === 'string'));
    case 'entries':
      return native(name, () => entriesOf(holder) ?? UNDEFINED);
    case 'forEach':
      return native(name, ([fn = UNDEFINED], node, run) => {
        if (isCallable(fn)) for (const entry of entriesOf(holder)?.items ?? []) run.machine.invoke(fn, [...spreadValues(entry)].reverse(), node, run);
        return UNDEFINED;
      });
    default:
      return null;
  }
}

/** `headers.get('retry-after')`: null where there is none; in a plain object undefined. */
function header(holder: ObjectValue, key: Value, node: TSESTree.Node, run: Run): Value {
  const name = textValue(key);
  if (isRetryAfterName(name ?? '')) run.emit({ kind: 'read retry-after', node });
  else run.answerUsed = true;
  if (name === null) return unknown(`headers.${symbolOf(key)}`, Mark.operation);
  const value = holder.props.get(name.toLowerCase());
  return value === undefined || value.kind === 'undefined' ? NULL : value;
}
