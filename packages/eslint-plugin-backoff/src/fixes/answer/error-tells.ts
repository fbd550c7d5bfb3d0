import type { TSESTree } from '@typescript-eslint/types';
import type { Draft } from '../code/draft.js';
import { thrownAt } from './thrown-at.js';
import { ancestors, bare, isFunction, propertyName } from '../code/syntax.js';

const KEPT = /^(response|status|statusCode)$/;

/** Whether what the site throws itself when it does not like a response tells of it: as a property, or by its class. */
export function errorTells(draft: Draft): boolean {
  const { file, site } = draft;
  const senders = site.facts.operation.nodes.flatMap((node) => [...ancestors(node)].find(isFunction) ?? []);
  const thrown = [site.node, ...senders].flatMap((node) => [...file.within(node)]).flatMap((node) => thrownAt(node, file) ?? []);
  return thrown.some((value) => tells(bare(value), draft));
}

function tells(value: TSESTree.Node, { file }: Draft): boolean {
  switch (value.type) {
    case 'Identifier': {
      const variable = file.variable(value);
      const uses = variable ? file.uses(variable) : [];
      return uses.some(({ parent }) => parent?.type === 'MemberExpression' && parent.parent.type === 'AssignmentExpression' && KEPT.test(propertyName(parent) ?? ''));
    }
    case 'NewExpression': {
      const definition = file.definition(bare(value.callee));
      return definition?.type === 'ClassDeclaration' && [...file.within(definition)].some((node) => node.type === 'Identifier' && KEPT.test(node.name));
    }
    default:
      return [...file.within(value)].some((node) => node.type === 'Property' && !node.computed && node.key.type === 'Identifier' && KEPT.test(node.key.name));
  }
}
