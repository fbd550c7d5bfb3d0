import type { TSESTree } from '@typescript-eslint/types';

import { byName } from '../../sites/by-name.js';
import { wordsOf } from '../../sites/words-of.js';
import { clientAsked } from './any-status.js';
import { notePlace } from './asked-places.js';
import { leftOf } from '../built-ins/draws.js';
import type { Callee } from '../callee.js';
import { filledWith, noteContents, notePart, partsOf } from './contents.js';
import { noteDrawn } from './effects.js';
import { isCount } from './handed-counts.js';
import { holderName } from './logs.js';
import { notePage } from './pages.js';
import { pickedBy } from './picks.js';
import { clientOf, isChained } from '../replies/clients.js';
import { isRetryAfterName } from '../replies/headers.js';
import { undoneIn } from '../replies/left-undone.js';
import type { Run } from '../run.js';
import { storedIn } from './stores.js';
import { describe } from './target.js';
import { placeOf } from '../values/places.js';
import { textValue } from '../values/text.js';
import { type FunctionValue, type Marks, type Value, Mark, marksOf, marksWithin, symbolOf, unknown } from '../values/values.js';
import { variantOf } from './variants.js';
import { isError } from '../replies/failures.js';

/** Methods of something unknown that give another thing each time. */
const MOVING = /^(shift|pop|next|dequeue|take|poll|read|receive|nextToken|random\w*|pick|sample|choose|rotate)$/;

/** What is waited for and called so: `await jobs.claim()`, `await db.lockOldest(now)`. What is only looked at, `getOldest()`, stays until it is done. */
const drawsNext = byName((name) => /^(?:claim|dequeue)(?: |$)|^(?:lock|acquire|take|pull|reserve|grab) (?:.* )?(?:next|oldest|first)(?: |$)/.test(wordsOf(name)));

const isMoving = ({ name }: Callee, { parent }: TSESTree.CallExpression): boolean => MOVING.test(name) || (parent.type === 'AwaitExpression' && drawsNext(name));

/** Methods that strings and arrays have and clients have not: what they give is no promise. */
const OF_VALUES =
  /^(at|charAt|charCodeAt|codePointAt|concat|endsWith|every|fill|filter|findIndex|findLast|flat|flatMap|forEach|indexOf|join|lastIndexOf|localeCompare|map|normalize|padEnd|padStart|reduce|reduceRight|repeat|replace|replaceAll|reverse|slice|some|sort|splice|split|startsWith|substr|substring|toFixed|toISOString|toLocale\w*|toLowerCase|toString|toUpperCase|trim|trimEnd|trimStart)$/;

const putsInOrder = byName((name) => /^(replace|replaceAll|trim|trimEnd|trimStart|toString|toLowerCase|toUpperCase|normalize)$/.test(name));

/** `url = url.trim();` with each attempt: of a text that was put in order, the same once more changes nothing. */
const inOrder = ({ holder, name }: Callee, asked: string): Value | null => (holder?.kind === 'unknown' && putsInOrder(name) && holder.symbol.endsWith(`.${asked}`) ? holder : null);

const isOfValues = byName((name) => OF_VALUES.test(name));

/** The call that may be an operation: what somebody waits for, or what no string or array does. To put an address together, `axios.getUri(config)`, asks nothing of it. */
function originOf(node: TSESTree.CallExpression, { name, holder }: Callee): TSESTree.Node | null {
  if (holder === null || node.parent.type === 'AwaitExpression') return node;
  return isOfValues(name) || name === 'getUri' || symbolOf(holder) === 'JSON' ? null : node;
}

/** What an unknown call gives: the same for the same callee and arguments. */
export function result(node: TSESTree.CallExpression, callee: Callee, args: readonly Value[], run: Run): Value {
  const list = holderName(callee);
  const stored = storedIn(list, callee.name, args, run);
  if (stored !== null) return stored;
  noteContents(list, callee, run);
  notePart(callee, args, (part) => describe(part, 1, run), run);
  notePlace(node, callee, args, run);
  const holder = list === '' ? '' : `${leftOf(list, run)}.`;
  const isTold = list === 'JSON' || clientOf(callee) !== null;
  const names = args.map((arg, i) => nameHanded(arg, callee, isTold, node, run) || countHanded(arg, node.arguments[i], run)).join(', ');
  const moving = isMoving(callee, node) && run.quiet === 0 ? `#${run.next()}` : '';
  noteRequest(callee, args, node, run);
  const variant = variantOf(`${callee.name}(`, node, args.filter((arg) => arg.kind === 'object'), run);
  const asked = `${oneOfList(callee) ?? callee.name}(${names})`;
  const same = inOrder(callee, asked);
  if (same !== null) return same;
  const symbol = `${holder}${asked}${partsTold(callee, run)}${pickedBy(callee, args, run)}${moving}${variant}`;
  noteDrawn(callee.name, symbol, run);
  notePage(node, symbol, args, run);
  if (run.quiet === 0) run.noteMade(node, run.choices.made.length);
  return unknown(symbol, marksHanded(args, callee, node, run), {
    origin: originOf(node, callee),
    client: clientMade(callee, args, node, run),
  });
}

/** `query.toString()` tells what was put into it. */
const partsTold = ({ holder, name }: Callee, run: Run): string => (holder !== null && name === 'toString' ? partsOf(holder, run) : '');

/** `rules[1]` of `const rule = rules[i++]; rule(page)`: what each of a list gives is another thing. Null for any other function. */
const oneOfList = ({ holder, value }: Callee): string | null => (holder === null && value.kind === 'unknown' && /\[\d+\]$/.test(value.symbol) ? value.symbol : null);

/** What an argument adds to the name of what the call gives. */
function nameHanded(arg: Value, callee: Callee, isTold: boolean, node: TSESTree.Node, run: Run): string {
  const place = placeOf(arg, callee.name);
  // What is made of one of a list that the file tells is of that one.
  const isDescribed = isTold || arg.kind === 'array' || (arg.kind === 'object' && run.cycle.node.type === 'ForOfStatement');
  const text = place ?? textValue(arg) ?? ((isDescribed && describe(arg, 0, run)) || symbolOf(arg));
  if (isRetryAfterName(text)) run.emit({ kind: 'read retry-after', node });
  return text + filledWith(arg, run);
}

/** `backoff(attempt)`, of which only is known that it was counted: as it is written. */
const countHanded = (arg: Value, written: TSESTree.Node | undefined, { source }: Run): string => (arg.kind === 'number' && written?.type === 'Identifier' ? source.name(written) : '');

/** `isTransient(error)` of an error that the file made of a failure: what is said of it hangs on that. */
const ofFailure = (arg: Value, run: Run): Marks => (run.attempts > 0 && isError(arg) ? Mark.operation : 0);

/**
 * What is said of the holder and the arguments is said of what the call gives, but for their being a status. A number that a text is
 * handed, `text.slice(place + 1)`, is a place in it and counts nothing.
 */
function marksHanded(args: readonly Value[], { holder, name }: Callee, node: TSESTree.CallExpression, run: Run): Marks {
  let marks = (holder === null ? 0 : marksOf(holder)) | undoneIn(args);
  const mayCount = holder === null || !isOfValues(name);
  for (let i = 0; i < args.length; i += 1) {
    const arg = args[i];
    if (arg?.kind === 'function' && LOOKS_INTO.test(name)) marks |= marksAnswered(arg, node, run);
    if (arg !== undefined) marks |= marksWithin(arg) | ofFailure(arg, run) | (mayCount && isCount(arg, node.arguments[i], run) ? Mark.counted : 0);
  }
  return marks & ~Mark.status;
}

/** Methods of a list that ask a function about each element. */
const LOOKS_INTO = /^(some|every|find|findIndex|filter)$/;

/** `types.some((type) => error instanceof type)` of a list from elsewhere: what is asked of each is asked of the failure too. */
function marksAnswered(fn: FunctionValue, node: TSESTree.Node, run: Run): Marks {
  const answer = run.attempts === 0 ? null : run.quietly(() => run.machine.invoke(fn, [unknown('element')], node, run));
  return answer === null ? 0 : marksOf(answer) & Mark.operation;
}

/** Methods of a client that give another client. */
export const MAKES_CLIENT = /^(create|extend|instance|defaults|default|bind)$/;

/** The client that a call of a client gives; null where it gives an answer. */
function clientMade(callee: Callee, args: readonly Value[], node: TSESTree.Node, run: Run): string | null {
  const client = clientOf(callee);
  return client !== null && (MAKES_CLIENT.test(callee.name) || isChained(client)) ? clientAsked(client, args, node, run) : null;
}

/** Remembers the client behind a call, and what it was first called with. */
function noteRequest(callee: Callee, args: readonly Value[], node: TSESTree.Node, run: Run): void {
  const client = clientOf(callee);
  if (client === null) return;
  run.clients.set(node, clientAsked(client, args, node, run));
  if (!run.requests.has(node)) run.requests.set(node, args);
}
