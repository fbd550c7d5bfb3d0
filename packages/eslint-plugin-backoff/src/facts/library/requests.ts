import { exact, number } from '../../interpreter/values/numbers.js';
import { type Value, UNDEFINED } from '../../interpreter/values/values.js';
import { hasShape } from '../../libraries/call-shapes.js';
import { Evaluation } from '../../libraries/evaluation.js';
import type { CallNode, Export } from '../../libraries/exports.js';
import type { LibraryFile } from '../../libraries/find-library-calls.js';
import { Given } from '../../libraries/given.js';
import type { Library, LibraryOption, SelfRetrying } from '../../libraries/library.js';
import type { Target } from '../../libraries/module-calls.js';
import type { Source } from '../../sites/source.js';
import type { NestedSite } from '../retry-site.js';

const requestsOf = new WeakMap<LibraryFile, readonly NestedSite[]>();

/** The calls of a file that are requests of clients which retry by themselves. */
export function requests(file: LibraryFile, source: Source): readonly NestedSite[] {
  const known = requestsOf.get(file) ?? [...requestsIn(file, source)];
  requestsOf.set(file, known);
  return known;
}

function* requestsIn(file: LibraryFile, source: Source): Generator<NestedSite> {
  for (const target of file.inModules.targets()) {
    const { node } = target;
    const found = clientBehind(target, file);
    if (found === null || node.type !== 'CallExpression') continue;
    const attempts = attemptsOf(found, node, source);
    if (attempts !== 1) yield { node, attempts, library: found.library.name, off: switchOff(found) };
  }
}

interface Client {
  readonly library: Library;
  readonly client: SelfRetrying;
  readonly made: CallNode;
}

/** The client that retries by itself, where a call is a request of one. */
function clientBehind({ node, path, calls }: Target, file: LibraryFile): Client | null {
  const made = calls.find(({ type }) => type === 'NewExpression');
  const maker = made === undefined ? null : file.inModules.exports.of(made.callee);
  if (made === undefined || maker === null || node.type !== 'CallExpression') return null;
  const method = methodCalled(path.slice(maker.path.length));
  const [found] = method === null ? [] : clientsBy(maker, method, file);
  return found === undefined ? null : { ...found, made };
}

function clientsBy(maker: Export, method: string, { inModules: { exports }, libraries: used }: LibraryFile): readonly Omit<Client, 'made'>[] {
  return used.flatMap((library) =>
    (library.clients ?? []).flatMap((client) => (hasShape(client, maker, library, exports) && client.methods?.includes(method) !== false ? [{ library, client }] : [])),
  );
}

/** The last name of a path below an instance: `create` of `().chat.create`; null where that is no single call. */
function methodCalled(path: string): string | null {
  const [members, ...more] = path.split('()').filter((part) => part !== '');
  return more.length > 0 ? null : (members?.split('.').at(-1) ?? null);
}

/** How often the client tries: by the options of the request, where it takes some, else by those that it was made with. */
function attemptsOf({ made, library, client }: Client, request: CallNode, source: Source): number | null {
  const { options, under, attempts, perRequest } = client;
  const spec = library.options[attempts];
  const name = under === undefined ? attempts : `${under}.${attempts}`;
  const own = perRequest === undefined ? undefined : optionAt(request, request.arguments.length - 1, perRequest, library, source);
  if (own?.kind === 'number') return counted(own, spec);
  const given = (option: string): Value | null | undefined => optionAt(made, options, under === undefined ? option : `${under}.${option}`, library, source);
  if (isOff(given, library) || isOffAsAWhole({ made, library, client }, source)) return 1;
  const value = optionAt(made, options, name, library, source);
  return value === undefined ? counted(number(Number(spec?.default)), spec) : value === null ? null : counted(value, spec);
}

function optionAt(call: CallNode, index: number, name: string, { options }: Library, source: Source): Value | null | undefined {
  const argument = call.arguments.at(index);
  const root = argument === undefined ? UNDEFINED : new Evaluation(source, call).value(argument);
  return new Given(root, options).value(name);
}

function isOff(given: (name: string) => Value | null | undefined, { options }: Library): boolean {
  return Object.entries(options).some(([name, { offAt }]) => {
    const value = offAt === undefined ? undefined : given(name);
    return value?.kind === 'boolean' && value.value === offAt;
  });
}

/** `false` stands in the place of the retry options. */
function isOffAsAWhole({ made, library, client: { options, under = '', offByFalse } }: Client, source: Source): boolean {
  const whole = offByFalse === true ? optionAt(made, options, under, library, source) : undefined;
  return whole?.kind === 'boolean' && !whole.value;
}

function counted(value: Value, spec: LibraryOption | undefined): number | null {
  const count = exact(value);
  return count === null ? null : spec?.counts === 'attempts' ? count : count + 1;
}

/** Has the client make one attempt. */
function switchOff({ made, library, client: { options, under, attempts } }: Client): NestedSite['off'] {
  if (options < 0) return null;
  const none = library.options[attempts]?.counts === 'attempts' ? '1' : '0';
  const place = { call: made, argument: options, holder: null, under: under === undefined ? [] : under.split('.'), elsewhere: [], shorthand: null, modules: library.modules };
  return { place, changes: { set: { [attempts]: none }, remove: [], safe: false } };
}
