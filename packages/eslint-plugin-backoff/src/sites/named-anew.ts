import type { TSESTree } from '@typescript-eslint/types';

import type { Source } from './source.js';
import { namesIn } from './worked-out-anew.js';

type Variable = ReturnType<Source['variable']>;

/**
 * `run('init', args)`, and after that `const args = []; run('init', args);` where it has failed: whether a name in what is called once more was declared
 * since, as something else than the same name before. How the two calls read tells nothing then.
 */
export function isNamedAnew(first: TSESTree.Node, second: TSESTree.Node, source: Source): boolean {
  const before = new Map(namesIn(first, source).map((name) => [name.name, source.variable(name)]));
  return namesIn(second, source).some((name) => {
    const [own, other] = [source.variable(name), before.get(name.name)];
    return own !== other && declaredAs(own, source) !== declaredAs(other, source) && (own?.defs[0]?.name.range[0] ?? 0) >= first.range[1];
  });
}

/** What a variable is declared as; null where that is no value of its own. */
function declaredAs(variable: Variable, source: Source): string | null {
  const definition = variable?.defs[0];
  return definition?.type === 'Variable' && definition.node.init !== null ? source.text(definition.node.init) : null;
}
