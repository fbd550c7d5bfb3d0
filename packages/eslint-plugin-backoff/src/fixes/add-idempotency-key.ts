import type { TSESTree } from '@typescript-eslint/types';
import type { Draft } from './code/draft.js';
import { indentationAt } from './code/file-style.js';
import { fix } from './code/fix.js';
import { insertStatements } from './code/insert-statement.js';
import { contains, isInList, isLoop, isStatement, statementOf } from './code/syntax.js';

/** Sends a key that is made once before the first attempt. A suggestion: the server has to know the header. */
export const addIdempotencyKey = fix((draft) => {
  const { optionsNode } = draft.site.facts.operation;
  const statement = firstAttempt(draft);
  if (!optionsNode || !statement) return false;
  draft.safe = false;
  const { quote, semicolon } = draft.style;
  const name = draft.declare('idempotencyKey', statement);
  insertStatements(draft, { kind: 'before', statement }, [`const ${name} = crypto.randomUUID()${semicolon}`]);
  addHeader(draft, optionsNode, `${quote}Idempotency-Key${quote}: ${name}`);
  return true;
});

/** The statement that all attempts are part of. */
function firstAttempt({ site: { node, kind, facts } }: Draft): TSESTree.Statement | null {
  if (kind !== 'loop' || !isLoop(node)) return null;
  const statement = node.parent.type === 'LabeledStatement' ? node.parent : node;
  const isAround = facts.operation.nodes.every((operation) => contains(node, operation) || statementOf(operation));
  return isStatement(statement) && isInList(statement) && isAround ? statement : null;
}

function addHeader(draft: Draft, options: TSESTree.ObjectExpression, header: string): void {
  const headers = options.properties.find((property) => property.type === 'Property' && draft.file.textOf(property.key) === 'headers');
  if (headers?.type === 'Property' && headers.value.type === 'ObjectExpression') append(draft, headers.value, header);
  else if (headers?.type === 'Property') draft.replace(headers.value, `{ ...${draft.file.textOf(headers.value)}, ${header} }`);
  else append(draft, options, `headers: { ${header} }`);
}

function append(draft: Draft, object: TSESTree.ObjectExpression, property: string): void {
  const last = object.properties.at(-1);
  const isOnOwnLine = last !== undefined && draft.file.text.slice(object.range[0], last.range[0]).includes('\n');
  const gap = isOnOwnLine ? draft.style.newline + indentationAt(draft.file.text, last.range[0]) : ' ';
  if (last) draft.insert(last.range[1], `,${gap}${property}`);
  else draft.insert(object.range[0] + 1, ` ${property} `);
}
