import type { FunctionValue, Value } from './values.js';

/** A function as it is called as a method of something, `response.on('end', function () { … this.statusCode … })`; anything else as it is. What an arrow function calls `this` stays. */
export const calledOn = <T extends Value>(holder: Value, fn: T | FunctionValue): T | FunctionValue =>
  fn.kind === 'function' && fn.self === null && fn.node.type !== 'ArrowFunctionExpression' ? { ...fn, self: holder } : fn;
