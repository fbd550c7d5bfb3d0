import type { TSESTree } from '@typescript-eslint/types';

import { contains, type Source } from '../../sites/source.js';
import { type CallNode, Exports, type UseNode } from '../../libraries/exports.js';
import type { OpenCircuit } from '../retry-site.js';

/** What a breaker's refusal is told by, for each call that may be refused. */
const REFUSALS: readonly { readonly module: string; readonly path: string; readonly refusal: string }[] = [
  { module: 'opossum', path: 'default().fire', refusal: 'EOPENBREAKER' },
  { module: 'opossum', path: 'default().call', refusal: 'EOPENBREAKER' },
  { module: 'cockatiel', path: 'circuitBreaker().execute', refusal: 'BrokenCircuitError' },
];

/** What code that knows of open circuits asks for. */
const KNOWN = /EOPENBREAKER|BrokenCircuit|isOurError|CircuitOpen|OpenCircuit|\.(opened|halfOpen)\b/i;

/** The circuit breaker that an operation goes through; null where there is none, or where the site asks whether it is open. */
export function openCircuitBehind(operations: readonly TSESTree.Node[], site: TSESTree.Node, source: Source): OpenCircuit | null {
  if (!usesBreaker(source) || KNOWN.test(source.text(site))) return null;
  const exports = exportsOf(source);
  for (const node of operations) {
    const refusal = isCall(node) ? refusalOf(node, exports) : null;
    if (refusal !== null) return { node, refusal };
  }
  return null;
}

/** The circuit breaker inside a retry policy of cockatiel that handles every error; null where there is none. */
export function openCircuitInPolicy(policy: UseNode, source: Source): OpenCircuit | null {
  if (policy.type === 'JSXOpeningElement') return null;
  const [handled] = policy.arguments;
  if (!usesBreaker(source) || handled === undefined) return null;
  const exports = exportsOf(source);
  if (exports.of(handled)?.path !== 'handleAll') return null;
  const isWrapped = callsIn(source).some((call) => wraps(call, policy, exports) || executes(call, policy, source, exports));
  return isWrapped ? { node: handled, refusal: 'BrokenCircuitError' } : null;
}

/** `wrap(policy, breaker)`: the first is the outermost. */
function wraps(call: CallNode, policy: CallNode, exports: Exports): boolean {
  if (exports.of(call.callee)?.path !== 'wrap') return false;
  const made = call.arguments.map((argument) => exports.of(argument));
  const outer = made.findIndex((each) => each?.path === 'retry()' && each.calls.at(-1) === policy);
  return outer >= 0 && made.slice(outer + 1).some((each) => each?.path === 'circuitBreaker()');
}

/** `policy.execute(() => breaker.execute(…))`. */
function executes(call: CallNode, policy: CallNode, source: Source, exports: Exports): boolean {
  const target = exports.of(call.callee);
  if (target?.path !== 'retry().execute' || target.calls.at(-1) !== policy) return false;
  return callsIn(source).some((inner) => inner !== call && contains(call, inner) && refusalOf(inner, exports) !== null);
}

function refusalOf(call: CallNode, exports: Exports): string | null {
  const target = exports.of(call.callee);
  if (target === null) return null;
  // A breaker behind other policies refuses for them.
  const [made] = target.calls;
  const isWrapped = target.module === 'cockatiel' && target.path === 'wrap().execute' && made?.arguments.some((argument) => exports.of(argument)?.path === 'circuitBreaker()') === true;
  if (isWrapped) return 'BrokenCircuitError';
  return REFUSALS.find(({ module, path }) => module === target.module && path === target.path)?.refusal ?? null;
}

const usesBreaker = ({ parsed }: Source): boolean => /['"](opossum|cockatiel)['"]/.test(parsed.text);

const known = new WeakMap<Source, { readonly exports: Exports; readonly calls: readonly CallNode[] }>();

const exportsOf = (source: Source): Exports => partsOf(source).exports;

const callsIn = (source: Source): readonly CallNode[] => partsOf(source).calls;

function partsOf(source: Source): { readonly exports: Exports; readonly calls: readonly CallNode[] } {
  const found = known.get(source) ?? { exports: new Exports(source), calls: [...callsUnder(source.parsed.ast, source)] };
  known.set(source, found);
  return found;
}

function callsUnder(root: TSESTree.Node, source: Source): readonly CallNode[] {
  const calls: CallNode[] = [];
  const visit = (node: TSESTree.Node): void => {
    if (isCall(node)) calls.push(node);
    source.forEachChild(node, visit);
  };
  visit(root);
  return calls;
}

const isCall = (node: TSESTree.Node): node is CallNode => node.type === 'CallExpression' || node.type === 'NewExpression';
