import type { TSESTree } from '@typescript-eslint/types';
import type { Draft } from '../code/draft.js';
import { insertStatements } from '../code/insert-statement.js';
import type { ResponseVariable } from './variable.js';

/** The variable for an answer that the site takes apart at once: it is declared where the edit uses it. */
export function wholeAnswer(draft: Draft, pattern: TSESTree.ObjectPattern, statement: TSESTree.Statement): ResponseVariable[] {
  const parts = partsOf(pattern);
  const [beside] = parts.values();
  if (beside === undefined || statement.type !== 'VariableDeclaration' || statement.declarations.length > 1) return [];
  const name = draft.once(pattern, () => {
    const name = draft.declare('response', statement);
    draft.offer(name, {
      takeApart: (members) => takeApart(draft, pattern, statement, members),
      provide: () => { takeApartLater(draft, pattern, statement, name); },
    });
    return name;
  });
  return name === null ? [] : [{ name, statement, beside, parts }];
}

/** What the members of an object are called that a pattern takes apart, by their name there. */
function partsOf({ properties }: TSESTree.ObjectPattern): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const property of properties) {
    if (property.type === 'RestElement' || property.computed || property.key.type !== 'Identifier') continue;
    if (property.value.type === 'Identifier') names.set(property.key.name, property.value.name);
  }
  return names;
}

/** `const { ok } = await fetch(url)` becomes `const { ok, headers } = await fetch(url)`. Null where a member cannot be had so. */
function takeApart(draft: Draft, pattern: TSESTree.ObjectPattern, statement: TSESTree.Statement, members: readonly string[]): ReadonlyMap<string, string> | null {
  const last = pattern.properties.at(-1);
  const isPlain = pattern.typeAnnotation === undefined && last !== undefined && last.type !== 'RestElement';
  if (!isPlain || !members.every((member) => /^(ok|status|statusCode|headers|retryAfter)$/.test(member))) return null;
  const names = new Map(partsOf(pattern));
  for (const member of members.filter((each) => !names.has(each))) {
    const name = draft.declare(member, statement);
    draft.insert(last.range[1], `, ${member}${name === member ? '' : `: ${name}`}`);
    names.set(member, name);
  }
  return names;
}

/** `const { ok } = await fetch(url)` becomes `const response = await fetch(url)` and `const { ok } = response`. */
function takeApartLater(draft: Draft, pattern: TSESTree.ObjectPattern, statement: TSESTree.VariableDeclaration, name: string): void {
  draft.replace(pattern, name);
  insertStatements(draft, { kind: 'after', statement }, [`${statement.kind} ${draft.file.textOf(pattern)} = ${name}${draft.style.semicolon}`], -2);
}
