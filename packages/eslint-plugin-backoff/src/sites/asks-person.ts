import type { TSESTree } from '@typescript-eslint/types';

import { type Source, enclosingClass } from './source.js';

/** Modules by which a program asks the person in front of it. */
const MODULES = String.raw`@inquirer\/prompts|@clack\/prompts|inquirer|prompts|promptly|enquirer|readline-sync|[^'"]*\/prompts?(?:\.[cm]?[jt]s)?`;
const IS_PROMPTS = new RegExp(`^(?:${MODULES})$`);
const MENTION = new RegExp(String.raw`\bcreateInterface\(|['"](?:${MODULES})['"]`);

/** What browsers have to ask with. */
const DIALOG = /^(window\.)?(confirm|prompt)$/;

/** What Electron has to ask with, wherever it comes from: `dialog.showMessageBoxSync({ buttons })`. */
const MESSAGE_BOX = /(^|\.)dialog\.showMessageBox(Sync)?$/;

/** What an editor has to ask with: `const choice = await vscode.window.showErrorMessage(text, 'Retry', 'Cancel')`. */
const EDITOR_QUESTION = /\.(show(Information|Warning|Error)Message|showQuickPick|showInputBox)$/;

/** What an application of its own asks with, if the answer is used: `app.showDialog('question', …).then(…)`. */
const OWN_DIALOG = /\.show\w*Dialog$/;

/** `await readInput('Code: ')`: a text that waits for something to be typed behind it. */
const QUESTION = /\bawait [\w.]+\((['"`])[^'"`\n]*[\w)][:?] \1\)/;

/** `const name = await input({ message: 'Name:' })`, `prompt([{ message: 'Name?' }]).then(…)`: options with a text that is a question, and the answer to it is kept. */
const ASKING = /\b(?:message|question|prompt|title|label): *(['"`])[^'"`\n]*[\w)][:?] ?\1/;

/** Whether a file may ask a person somewhere: by its text alone, as most do not. */
export const mayAskPerson = ({ parsed }: Source): boolean => MENTION.test(parsed.text) || /\b(confirm|prompt|showMessageBox(Sync)?|show(Information|Warning|Error)Message|showQuickPick|showInputBox|show\w*Dialog)\(/.test(parsed.text) || QUESTION.test(parsed.text) || ASKING.test(parsed.text);

/** Whether a stretch of code asks a person: who is asked again hammers nothing. */
export function asksPerson(node: TSESTree.Node, source: Source): boolean {
  return asks(node, source, 1);
}

/** Whether a node asks by itself, or by the functions of this file that it calls, so many calls deep. */
function asks(node: TSESTree.Node, source: Source, depth: number): boolean {
  if (node.type === 'CallExpression' && (isPrompt(node.callee, source) || isOwnDialog(node, source) || isEditorQuestion(node, source) || isDialog(node.callee, source) || isQuestion(node, source) || (depth > 0 && asksWithin(node.callee, source, depth - 1)))) return true;
  return source.children(node).some((child) => asks(child, source, depth));
}

function asksWithin(callee: TSESTree.Node, source: Source, depth: number): boolean {
  const method = callee.type === 'MemberExpression' && callee.object.type === 'ThisExpression' ? methodOf(callee, source) : null;
  if (method !== null) return asks(method, source, depth);
  const definition = callee.type === 'Identifier' ? source.variable(callee)?.defs[0] : undefined;
  return definition?.type === 'FunctionName' && asks(definition.node, source, depth);
}

/** The method of the class around it that `this.ask` names. */
function methodOf(callee: TSESTree.MemberExpression, source: Source): TSESTree.Node | null {
  const name = source.text(callee.property);
  const members = enclosingClass(callee)?.body.body ?? [];
  return members.find((member) => member.type === 'MethodDefinition' && source.text(member.key) === name) ?? null;
}

function isPrompt(callee: TSESTree.Node, source: Source): boolean {
  let root = callee;
  while (root.type === 'MemberExpression') root = root.object;
  const definition = root.type === 'Identifier' ? source.variable(root)?.defs[0] : undefined;
  if (definition?.type === 'ImportBinding') return definition.parent.type === 'ImportDeclaration' && IS_PROMPTS.test(definition.parent.source.value);
  return definition?.type === 'Variable' && definition.node.init !== null && asksBy(callee, source.text(definition.node.init), source);
}

function isQuestion(call: TSESTree.CallExpression, source: Source): boolean {
  const { parent: told, arguments: args } = call;
  if (told.type === 'AwaitExpression' && QUESTION.test(source.text(told))) return true;
  return isAnswerUsed(call, source) && args.flatMap(optionsIn).some((options) => asksIn(options, source));
}

/** `const name = await ask(…)`, `ask(…).then(…)`. */
const isAnswerUsed = ({ parent: told }: TSESTree.CallExpression, source: Source): boolean =>
  told.type === 'AwaitExpression' ? told.parent.type !== 'ExpressionStatement' : told.type === 'MemberExpression' && source.text(told.property) === 'then';

/** `{ message }`, and each of `[{ message }]`. */
function optionsIn(argument: TSESTree.Node | null): readonly TSESTree.ObjectExpression[] {
  if (argument?.type === 'ArrayExpression') return argument.elements.flatMap(optionsIn);
  return argument?.type === 'ObjectExpression' ? [argument] : [];
}

const asksIn = (options: TSESTree.ObjectExpression, source: Source): boolean => options.properties.some((property) => property.type === 'Property' && ASKING.test(source.text(property)));

const isDialog = (callee: TSESTree.Node, source: Source): boolean => MESSAGE_BOX.test(source.text(callee)) || isOfBrowser(callee, source);

const isOwnDialog = (call: TSESTree.CallExpression, source: Source): boolean => OWN_DIALOG.test(source.text(call.callee)) && isAnswerUsed(call, source);

/** Who only tells something awaits no answer, or does nothing with it. */
const isEditorQuestion = (call: TSESTree.CallExpression, source: Source): boolean => call.parent.type === 'AwaitExpression' && EDITOR_QUESTION.test(source.text(call.callee)) && isAnswerUsed(call, source);

const isOfBrowser = (callee: TSESTree.Node, source: Source): boolean => DIALOG.test(source.text(callee)) && (callee.type !== 'Identifier' || source.variable(callee) === undefined);

/** Whether a call of a variable asks, by the text of what the variable was made of. */
function asksBy(callee: TSESTree.Node, made: string, source: Source): boolean {
  // An interface to the terminal also reads lines: only what puts a question asks somebody.
  return made.includes('createInterface(') ? callee.type === 'MemberExpression' && source.text(callee.property) === 'question' : MENTION.test(made);
}
