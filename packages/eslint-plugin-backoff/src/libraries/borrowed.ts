import type { Value } from '../interpreter/values/values.js';
import type { Source } from '../sites/source.js';
import { Evaluation } from './evaluation.js';
import type { Exports } from './exports.js';
import { Given } from './given.js';
import type { LibraryCall } from './library.js';
import type { Arguments } from './module-calls.js';

/** With the option that counts of what a client was made with: `timeout` of `axiosRetry(axios.create({ timeout: 1000 }))`. */
export function withBorrowed(given: Given, { borrowed }: LibraryCall, args: Arguments, exports: Exports, source: Source): Given {
  if (borrowed === undefined || given.isGiven(borrowed.unless)) return given;
  const value = optionOf(args[borrowed.from], borrowed.option, exports, source);
  return value?.kind === 'number' && value.min > 0 ? given.with(borrowed.as, value) : given;
}

/** An option of the call that made a client; null where the file does not tell. */
function optionOf(client: Arguments[number] | undefined, name: string, exports: Exports, source: Source): Value | null {
  const maker = client === undefined ? undefined : exports.of(client)?.calls.at(-1);
  const options = maker?.arguments.at(-1);
  return maker === undefined || options === undefined ? null : (new Given(new Evaluation(source, maker).value(options), {}).value(name) ?? null);
}
