import type { TSESTree } from '@typescript-eslint/types';
import type { Draft } from './draft.js';
import { isTypeScript } from './is-typescript.js';
import { responseVariables } from './response-variable.js';
import { ancestors, bare, contains, functionAround } from './syntax.js';

interface Attachment {
  readonly name: string;
  readonly type: string;
  /** What it is, as a member of the response. */
  readonly member: string;
}

/**
 * Has a local function that sends the request throw errors that tell of the response, and returns the expression that reads it
 * from the error; null where no such function throws.
 */
export function attachToError(draft: Draft, error: string, { name, type, member }: Attachment): string | null {
  const [response, ...others] = responseVariables(draft);
  if (!response || others.length > 0 || contains(draft.site.node, response.statement)) return null;
  const sender = functionAround(response.statement);
  const thrown = sender ? thrownAfter(response.statement, sender, draft) : [];
  if (thrown.length === 0) return null;
  for (const value of thrown) attach(draft, value, `${name}: ${response.name}${member}`);
  return isTypeScript(draft) ? `(${error} as { ${name}?: ${type} }).${name}` : `${error}.${name}`;
}

/** Whether an error of a class can be given a property: what is built in, or a class of this file that has no such member. */
function mayBeGiven(callee: TSESTree.Node, property: string, { file }: Draft): boolean {
  const definition = file.definition(bare(callee));
  if (definition === null) return true;
  const [name] = property.split(':');
  return definition.type === 'ClassDeclaration' && ![...file.within(definition.body)].some((node) => node.type === 'Identifier' && node.name === name);
}

/** What a function throws once it has the response. */
function thrownAfter(statement: TSESTree.Node, sender: TSESTree.Node, { file }: Draft): TSESTree.Expression[] {
  const throws = [...file.within(sender)].filter((node) => node.type === 'ThrowStatement');
  const isLater = (node: TSESTree.Node) => node.range[0] >= statement.range[1] && functionAround(node) === sender && sees(node, statement);
  return throws.filter(isLater).map(({ argument }) => argument).filter(({ type }) => type === 'NewExpression' || type === 'CallExpression');
}

/** Whether what a statement declares is visible at a node. */
function sees(node: TSESTree.Node, { parent }: TSESTree.Node): boolean {
  return parent !== undefined && [...ancestors(node)].includes(parent);
}

function attach(draft: Draft, value: TSESTree.Expression, property: string): void {
  const own = value.type === 'CallExpression' && draft.file.textOf(value.callee) === 'Object.assign' ? value.arguments[1] : undefined;
  const last = own?.type === 'ObjectExpression' ? own.properties.at(-1) : undefined;
  if (last) {
    draft.insert(last.range[1], `, ${property}`);
    return;
  }
  if (value.type === 'NewExpression' && !mayBeGiven(value.callee, property, draft)) draft.safe = false;
  draft.insert(value.range[0], 'Object.assign(');
  draft.insert(value.range[1], `, { ${property} })`);
}
