import type { Source } from '../sites/source.js';
import { installedMajor } from './installed-major.js';
import type { Library } from './library.js';

/** A library as it is in the major version that a file uses; as it is described where nobody knows which one that is. */
export function inVersion(library: Library, { filename, names }: Pick<Source, 'filename' | 'names'>): Library {
  const { name, versions } = library;
  if (versions === undefined) return library;
  const major = names.libraryVersions?.[name] ?? (filename === null ? null : installedMajor(name, filename));
  if (major === null) return library;
  return versions
    .filter(({ before = Infinity, from = 0 }) => major < before && major >= from)
    .reduce<Library>((changed, { changes }) => ({ ...changed, ...changes }), library);
}
