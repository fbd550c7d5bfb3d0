import type { TSESTree } from '@typescript-eslint/types';
import type { Draft } from './draft.js';
import { insertStatements } from './insert-statement.js';
import { promiseAround, statementOf } from './syntax.js';

/**
 * A value that is known before a wait, as it can be named at the wait itself. In `new Promise((res) => setTimeout(res, …))` a name may
 * mean something else: then the value is kept in a variable beforehand.
 *
 * @param expression the value, as an expression that can stand before the wait
 * @param wanted what the variable would best be called
 * @returns null where no variable can be declared before the wait
 */
export function unshadowed(draft: Draft, expression: string, wait: TSESTree.Node, wanted: string): string | null {
  const outer = promiseAround(wait);
  const names = expression.match(/(?<![.\w$])[A-Za-z_$][\w$]*/g) ?? [];
  const meaning = (name: string, { range }: TSESTree.Node) => draft.file.lookUp(name, range[0]);
  if (names.every((name) => meaning(name, outer) === meaning(name, wait))) return expression;
  const statement = statementOf(outer);
  return statement && draft.once(`${wanted} before ${statement.range[0]}`, () => {
    const name = draft.declare(wanted, wait);
    insertStatements(draft, { kind: 'before', statement }, [`const ${name} = ${expression}${draft.style.semicolon}`]);
    return name;
  });
}
