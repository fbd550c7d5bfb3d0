/** The reference helpers as text, for whoever writes one into a file. */
export { type Helper, helperName, printHelper } from './helpers/print-helper.js';
