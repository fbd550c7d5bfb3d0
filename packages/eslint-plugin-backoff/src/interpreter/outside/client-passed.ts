import type { TSESTree } from '@typescript-eslint/types';

import { isCalledHereAlone } from '../../sites/calls-of.js';
import { type Place, handedIn } from '../../sites/handed-in.js';
import { holds } from '../../sites/holds.js';
import { lastNameOf, rootOf } from '../../sites/members.js';
import { moduleOf } from '../../sites/module-of.js';
import { parametersOf } from '../../sites/parameters.js';
import { type Source, definitionOf, isFunction } from '../../sites/source.js';
import { MAKES_CLIENT } from './call-result.js';
import { isClientModule } from '../replies/clients.js';

/**
 * The client that all calls of a function pass which nobody else can call: `poll(client)`, where `const client = got.extend(options)`. Null where one passes anything else, or a client that
 * was told what is a failure to it, or the function has it call back.
 */
export function clientPassed(place: Place, source: Source): string | null {
  if (!isCalledHereAlone(place.node, source) || callsBack(place, source)) return null;
  const [first, ...others] = handedIn(place, [place.node], source).map((argument) => clientOf(argument, source));
  return first !== undefined && others.every((other) => other === first) ? first : null;
}

/** The module of a client by the name that it is imported by, or of one that was made of it. */
function clientOf(argument: TSESTree.Node | undefined, source: Source): string | null {
  const module = argument?.type === 'Identifier' ? moduleOf(madeOf(argument, source) ?? argument, source) : null;
  return module !== null && isClientModule(module) ? module : null;
}

/** `got` of `const client = got.extend(options)`; null for any other name. */
function madeOf(name: TSESTree.Identifier, source: Source): TSESTree.Node | null {
  const variable = source.variable(name);
  const definition = variable && definitionOf(variable);
  const init = definition?.type === 'Variable' && definition.parent.kind === 'const' ? definition.node.init : null;
  return init?.type === 'CallExpression' && MAKES_CLIENT.test(lastNameOf(init.callee)) && !/validateStatus|throwHttpErrors/.test(source.text(init)) ? rootOf(init.callee) : null;
}

/** `client.get(url, (error, response) => …)` */
function callsBack({ node, index }: Place, source: Source): boolean {
  const param = parametersOf(node)[index];
  const name = param?.type === 'Identifier' ? param.name : null;
  return holds(node, (part) => part.type === 'CallExpression' && part.arguments.some(isFunction) && source.text(rootOf(part.callee)) === name, source);
}
