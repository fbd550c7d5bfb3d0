import type { TSESTree } from '@typescript-eslint/types';
import type { Draft } from '../code/draft.js';
import { insertStatements } from '../code/insert-statement.js';
import { contains, functionAround } from '../code/syntax.js';
import type { ResponseVariable } from './variable.js';

const NAMES = ['response', 'answer', 'reply'];

/** Whether a function beside the site, which sends its request, has a name for something already: what the edit says of it there is not meant. */
function isNamedBySender(name: string, { file, site }: Draft): boolean {
  const senders = site.facts.operation.nodes.filter((node) => !contains(site.node, node)).flatMap((node) => functionAround(node) ?? []);
  return senders.some((sender) => [...file.within(sender)].some((node) => node.type === 'Identifier' && node.name === name));
}

/** The variable for an answer that the site takes apart at once: it is declared where the edit uses it. */
export function wholeAnswer(draft: Draft, pattern: TSESTree.ObjectPattern, statement: TSESTree.Statement): ResponseVariable[] {
  const parts = partsOf(pattern);
  const [beside] = parts.values();
  if (beside === undefined || statement.type !== 'VariableDeclaration' || statement.declarations.length > 1) return [];
  const name = draft.once(pattern, () => {
    const name = draft.declare(NAMES.find((each) => !isNamedBySender(each, draft)) ?? 'response', statement);
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
