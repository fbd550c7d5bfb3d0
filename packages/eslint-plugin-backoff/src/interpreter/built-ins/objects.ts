import { isError } from '../replies/failures.js';
import { entriesOf } from '../replies/headers.js';
import { type Value, Mark, UNDEFINED, array, marksWithin, native, object, string, symbolOf, unknown } from '../values/values.js';
import { textValue } from '../values/text.js';

/** `Object` */
export const objectGlobal = object(
  [
    [
      'assign',
      native('assign', ([target = UNDEFINED, ...sources]) => {
        for (const source of sources) if (target.kind === 'object' && source.kind === 'object') source.props.forEach((value, key) => target.props.set(key, value));
        // An error that is given a cause tells of that.
        const marks = isError(target) ? sources.reduce((all, source) => all | marksWithin(source), 0) & Mark.operation : 0;
        return marks === 0 || target.kind !== 'object' ? target : { ...target, marks: target.marks | marks };
      }),
    ],
    ['freeze', native('freeze', ([value = UNDEFINED]) => value)],
    ['keys', native('keys', ([value = UNDEFINED]) => (value.kind === 'object' ? array([...value.props.keys()].map((k) => string(k)), value.open) : array([], true, `keys(${symbolOf(value)})`)))],
    ['values', native('values', ([value = UNDEFINED]) => (value.kind === 'object' ? array([...value.props.values()], value.open) : array([], true, `values(${symbolOf(value)})`)))],
    ['entries', native('entries', ([value = UNDEFINED]) => (value.kind === 'object' ? array([...value.props].map(([k, v]) => array([string(k), v])), value.open) : array([], true, `entries(${symbolOf(value)})`)))],
    ['fromEntries', native('fromEntries', ([list = UNDEFINED]) => fromEntries(list))],
  ],
  { open: true, symbol: 'Object' },
);

/** An object of names and values, `Object.fromEntries(response.headers)`. */
function fromEntries(list: Value): Value {
  const entries = entriesOf(list) ?? list;
  const members = entries.kind === 'array' && !entries.open ? entries.items.map(memberOf) : [null];
  return members.every((member) => member !== null) ? object(members) : unknown(`Object.fromEntries(${symbolOf(list)})`, marksWithin(list));
}

/** What a pair makes a member of; null where the file does not tell its name. */
function memberOf(entry: Value): readonly [string, Value] | null {
  const [key, value = UNDEFINED] = entry.kind === 'array' ? entry.items : [];
  const name = key === undefined ? null : textValue(key);
  return name === null ? null : [name, value];
}
