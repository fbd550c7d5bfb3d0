import type { TSESTree } from '@typescript-eslint/types';
import type { Draft } from '../code/draft.js';
import { insertStatements } from '../code/insert-statement.js';
import { isTypeScript } from '../code/is-typescript.js';
import { isInterception } from '../code/promise-method.js';
import { bare, contains, isFunction } from '../code/syntax.js';

/**
 * A number that goes along with the settings of an intercepted request, which each retry is sent with again; null for any other site.
 * It is read and counted up as soon as the settings are at hand.
 */
export function countOnConfig(draft: Draft): string | null {
  const { node, facts } = draft.site;
  const config = configOf(draft);
  if (!isFunction(node) || !isInterception(node.parent) || node.body.type !== 'BlockStatement' || config === null || facts.bound.kind !== 'none') return null;
  const { body } = node;
  const { semicolon } = draft.style;
  const [counted, attempt] = [draft.declare('counted', body), draft.declare('attempt', body)];
  const declaration = body.body.find((statement) => statement.type === 'VariableDeclaration' && declares(statement, config, draft));
  const holder = isTypeScript(draft) ? `(${config} ?? {}) as { ${attempt}?: number }` : `${config} ?? {}`;
  const lines = [`const ${counted} = ${holder}${semicolon}`, `const ${attempt} = ${counted}.${attempt} ?? 0${semicolon}`, `${counted}.${attempt} = ${attempt} + 1${semicolon}`];
  insertStatements(draft, declaration ? { kind: 'after', statement: declaration } : { kind: 'start', block: body }, lines, -3);
  return attempt;
}

/** The settings that each retry is sent with, as they are called in the handler; null where they are not the same expression. */
function configOf({ site, file }: Draft): string | null {
  const retries = site.facts.operation.nodes.flatMap((call) => {
    const [first] = call.type === 'CallExpression' && contains(site.node, call) ? call.arguments : [];
    const config = first && bare(first);
    return config?.type === 'Identifier' || config?.type === 'MemberExpression' ? [file.textOf(config)] : [];
  });
  const [config, ...others] = new Set(retries);
  return others.length === 0 ? (config ?? null) : null;
}

function declares({ declarations }: TSESTree.VariableDeclaration, name: string, { file }: Draft): boolean {
  return declarations.some(({ id }) => [...file.within(id)].some((part) => part.type === 'Identifier' && part.name === name));
}
