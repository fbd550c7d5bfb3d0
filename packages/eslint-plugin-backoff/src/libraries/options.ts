import type { LibraryUse } from './library-use.js';
import type { OptionRole } from './library.js';

/** The names of a library's options in some roles. */
export const optionsOf = ({ library }: LibraryUse, ...roles: readonly OptionRole[]): readonly string[] =>
  Object.entries(library.options).flatMap(([name, { role }]) => (roles.includes(role) ? [name] : []));

/** Whether a use gives, or may give, an option in some roles. */
export const isGiven = (use: LibraryUse, ...roles: readonly OptionRole[]): boolean => optionsOf(use, ...roles).some((name) => use.given.isGiven(name));
