import { byName } from './by-name.js';

/** `rawResponse`, `httpResponse`, `_response`: names by which some errors keep the response that they are about. */
export const isOtherResponse = byName((name) => /^([_$]response|[_$]?(raw|http|original)_?response)$/i.test(name));
