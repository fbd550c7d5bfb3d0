// The build puts the parser and the compiler it needs into this module: a project's own TypeScript may be of a version
// that the parser cannot use (7 has no compiler API), or not be there at all.
export { meta, parse, parseForESLint } from '@typescript-eslint/parser';
