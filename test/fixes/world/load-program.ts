import { compileFunction } from 'node:vm';
import ts from 'typescript';
import { isFunction } from './is-function.js';

/** A program that can be started in any number of worlds, each time anew. Gives what it exports. */
export type Program = (globals: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;

/** Compiles a module, JavaScript or TypeScript, ESM or CommonJS. */
export function loadProgram(file: string, text: string): Program {
  const { outputText } = ts.transpileModule(text.replace(/^#!.*/, ''), {
    compilerOptions: { target: ts.ScriptTarget.ES2023, module: ts.ModuleKind.CommonJS, esModuleInterop: true, jsx: ts.JsxEmit.React },
    fileName: `program.${/[jt]sx?$/.exec(file)?.[0] ?? 'js'}`,
  });
  return (globals) => {
    const module: { exports: Record<string, unknown> } = { exports: {} };
    const scope = { ...globals, module, exports: module.exports };
    // A function of its own, in which a program may declare again what it finds in the world.
    const start: unknown = compileFunction(`(() => {${outputText}\n})();`, Object.keys(scope), { filename: file });
    if (isFunction(start)) start(...Object.values(scope));
    return module.exports;
  };
}
