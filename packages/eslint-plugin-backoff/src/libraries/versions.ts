import type { Source } from '../sites/source.js';
import { installedVersion } from './installed-version.js';
import type { Library } from './library.js';
import { versionNumber } from './version-number.js';

/** A library as it is in the version that a file uses; as it is described where nobody knows which one that is. */
export function inVersion(library: Library, { filename, names }: Pick<Source, 'filename' | 'names'>): Library {
  const { name, versions } = library;
  if (versions === undefined) return library;
  const named = names.libraryVersions?.[name];
  const version = named !== undefined ? versionNumber(named) : filename === null ? null : installedVersion(name, filename);
  if (version === null) return library;
  return versions
    .filter(({ before = Infinity, from = 0 }) => version < before && version >= from)
    .reduce<Library>((changed, { changes }) => ({ ...changed, ...changes }), library);
}
