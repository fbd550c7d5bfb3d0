import type { TSESTree } from '@typescript-eslint/types';
import type { IneffectiveRetry, OptionsPlace } from '../../facts/retry-site.js';
import type { Draft } from '../code/draft.js';
import { importedName } from '../code/import-export.js';

/** `const pending = fetch(url); for (…) await pending`: where nothing else has to do with it, the call itself is made with each attempt. */
export function beginAgain(draft: Draft, { node }: IneffectiveRetry): void {
  draft.safe = false;
  const promise = node.type === 'AwaitExpression' ? node.argument : node;
  const declared = onlyUsedAt(promise, draft);
  if (declared?.init == null || !maySayThere(declared.init, promise, draft)) return;
  draft.replace(promise, draft.file.textOf(declared.init));
  draft.replaceRange(lineOf(declared.parent, draft), '');
}

/** What declares a name, by itself, that nothing else asks for. */
function onlyUsedAt(name: TSESTree.Node, { file }: Draft): TSESTree.VariableDeclarator | null {
  const variable = file.variable(name);
  const declared = variable && file.uses(variable).length === 1 ? file.definition(name) : null;
  return declared?.type === 'VariableDeclarator' && declared.parent.declarations.length === 1 && declared.parent.parent.type !== 'ExportNamedDeclaration' ? declared : null;
}

/** Whether a call says the same at another place: its names mean what they do here, and nothing in it is waited for. */
function maySayThere(call: TSESTree.Expression, place: TSESTree.Node, { file }: Draft): boolean {
  if (!/^(Call|New)Expression$/.test(call.type) || isSuspended(call, file)) return false;
  const isSame = (node: TSESTree.Node): boolean => node.type !== 'Identifier' || file.variable(node) === null || file.lookUp(node.name, place.range[0]) === file.variable(node);
  return [...file.within(call)].every(isSame);
}

const isSuspended = (node: TSESTree.Node, file: Draft['file']): boolean => [...file.within(node)].some(({ type }) => /^(Await|Yield)Expression$/.test(type));

/** A statement with the line break and the indentation behind it. */
function lineOf({ range: [start, end] }: TSESTree.Node, { file: { text } }: Draft): readonly [number, number] {
  return [start, end + (/^\r?\n\s*/.exec(text.slice(end))?.[0].length ?? 0)];
}

/** `from(fetch(url))` as `defer(() => fetch(url))`: who subscribes to that begins a request each time. */
export function beginWithEach(draft: Draft, { modules }: OptionsPlace): boolean {
  const [flaw] = draft.site.facts.ineffective;
  if (flaw?.kind !== 'same promise' || flaw.node.type !== 'CallExpression') return false;
  const [begun] = flaw.node.arguments;
  const defer = begun?.type === 'CallExpression' && !isSuspended(begun, draft.file) ? importedName(draft, modules, 'defer') : null;
  if (defer === null || begun === undefined) return false;
  draft.safe = false;
  draft.replace(flaw.node.callee, defer);
  draft.insert(begun.range[0], '() => ');
  return true;
}
