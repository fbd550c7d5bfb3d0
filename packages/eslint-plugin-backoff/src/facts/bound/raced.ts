import { attemptsOf } from '../../interpreter/trace.js';
import { contains } from '../../sites/source.js';
import type { SiteRuns } from '../runs/runs.js';

/** `Promise.race([operation(), late])`, where `late` was made before the repetition: it may well end all of it. */
export function isRaced({ repetition: { node, operation }, retrying, source }: SiteRuns): boolean {
  const around = retrying.flatMap((trace) => attemptsOf(trace).flatMap(({ stack }) => stack));
  return [...operation.keys(), ...new Set(around)].some((call) => {
    const { parent: list } = call;
    if (list?.type !== 'ArrayExpression' || list.parent.type !== 'CallExpression' || source.text(list.parent.callee) !== 'Promise.race') return false;
    return list.elements.some((rival) => rival?.type === 'Identifier' && (source.variable(rival)?.identifiers.every((name) => !contains(node, name)) ?? false));
  });
}
