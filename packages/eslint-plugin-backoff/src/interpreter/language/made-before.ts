import type { TSESTree } from '@typescript-eslint/types';

import { bindParameters } from './calls.js';
import { declaredField, fieldValue, members } from './classes.js';
import { Frame } from '../frame.js';
import { exact } from '../values/numbers.js';
import type { Run } from '../run.js';
import type { ClassValue, ObjectValue, Value } from '../values/values.js';
import { constructorOf } from '../../sites/class-parts.js';
import { contains } from '../../sites/source.js';

/**
 * The fields of an instance that was made before the run began, where they are what its constructor was given: `new Timer(() => this.connect())`.
 * The constructor is not run, for what else it does was done then.
 */
export function keepGiven(type: ClassValue, args: readonly Value[], instance: ObjectValue, node: TSESTree.Node, run: Run): void {
  const made = constructorOf(type.node);
  if (made === null || args.length === 0) return;
  const frame = new Frame(type.frame, made, instance);
  bindParameters(made, args, node, frame, run);
  const { fields, assigned } = members(type.node, run.source);
  for (const [name, field] of fields) {
    const value = field.init !== null && contains(made, field.init) ? fieldValue(field, frame, run) : null;
    if (value !== null) instance.props.set(name, value);
  }
  made.params.forEach((param, index) => {
    const [name, value] = [declaredField(param), args[index]];
    if (name !== null && value !== undefined && (value.kind === 'function' || (exact(value) !== null && !assigned.has(name)))) instance.props.set(name, value);
  });
}
