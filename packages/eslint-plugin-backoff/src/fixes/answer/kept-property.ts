import type { TSESTree } from '@typescript-eslint/types';
import { constructorOf } from '../../sites/class-parts.js';
import type { SourceFile } from '../code/source-file.js';
import { bare, calleeName, parameterName, propertyName } from '../code/syntax.js';

/**
 * The property under which an error keeps a value that it was made with: set on the error's variable, handed to `Object.assign`, or
 * stored by the constructor of a class of the file. Null where it keeps none.
 *
 * @param value what is thrown
 * @param isWanted whether an expression is the value that is looked for
 */
export function keptProperty(value: TSESTree.Expression, isWanted: (expression: TSESTree.Node) => boolean, file: SourceFile): string | null {
  const node = bare(value);
  switch (node.type) {
    case 'Identifier':
      return assignedProperty(node, isWanted, file) ?? madeWith(node, isWanted, file);
    case 'NewExpression':
      return storedByClass(node, isWanted, file);
    case 'CallExpression': {
      const [error, given] = calleeName(node) === 'assign' ? node.arguments : [];
      const own = given?.type === 'ObjectExpression' ? namedIn(given, isWanted) : null;
      return own ?? (error && error.type !== 'SpreadElement' ? keptProperty(error, isWanted, file) : null);
    }
    default:
      return null;
  }
}

/** `error.status = response.status`. */
function assignedProperty(error: TSESTree.Identifier, isWanted: (expression: TSESTree.Node) => boolean, file: SourceFile): string | null {
  const variable = file.variable(error);
  for (const { parent } of variable ? file.uses(variable) : []) {
    if (parent?.type !== 'MemberExpression' || parent.parent.type !== 'AssignmentExpression') continue;
    const { left, right } = parent.parent;
    if (left === parent && isWanted(bare(right))) return propertyName(parent);
  }
  return null;
}

/** What a variable's error was made with. */
function madeWith(error: TSESTree.Identifier, isWanted: (expression: TSESTree.Node) => boolean, file: SourceFile): string | null {
  const definition = file.definition(error);
  const made = definition?.type === 'VariableDeclarator' && definition.init ? bare(definition.init) : null;
  return made?.type === 'NewExpression' || made?.type === 'CallExpression' ? keptProperty(made, isWanted, file) : null;
}

function namedIn({ properties }: TSESTree.ObjectExpression, isWanted: (expression: TSESTree.Node) => boolean): string | null {
  const found = properties.find((property) => property.type === 'Property' && isWanted(bare(property.value)));
  return found?.type === 'Property' && !found.computed && found.key.type === 'Identifier' ? found.key.name : null;
}

/** `new HttpError(response.status)`, of a class whose constructor has `public status` or does `this.status = status`. */
function storedByClass(made: TSESTree.NewExpression, isWanted: (expression: TSESTree.Node) => boolean, file: SourceFile): string | null {
  const definition = file.definition(bare(made.callee));
  const construct = definition?.type === 'ClassDeclaration' ? constructorOf(definition) : null;
  const parameter = construct?.params[made.arguments.findIndex((argument) => isWanted(bare(argument)))];
  if (!construct || !parameter) return null;
  if (parameter.type === 'TSParameterProperty') return parameter.accessibility === 'private' ? null : parameterName(parameter.parameter);
  return storedIn(construct, parameterName(parameter), file);
}

/** The public property that a constructor sets to a name. */
function storedIn({ body }: TSESTree.FunctionExpression, name: string | null, file: SourceFile): string | null {
  for (const node of file.within(body)) {
    if (node.type !== 'AssignmentExpression' || node.left.type !== 'MemberExpression' || file.textOf(node.right) !== name) continue;
    if (node.left.object.type === 'ThisExpression' && node.left.property.type === 'Identifier') return propertyName(node.left);
  }
  return null;
}
