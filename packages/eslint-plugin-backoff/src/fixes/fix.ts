import type { OptionsPlace } from '../facts/retry-site.js';
import { Draft } from './draft.js';
import type { Fix } from './edit.js';

/** A fix that writes a draft of a hand-written site, and tells whether it could. */
export function fix(write: (draft: Draft) => boolean): Fix {
  return (site, context) => {
    if (site.kind === 'library') return null;
    const draft = new Draft(site, context);
    return write(draft) ? draft.finish() : null;
  };
}

/** A fix of what a library does, by the options of its call. */
export function fixLibrary(write: (draft: Draft, place: OptionsPlace) => boolean): Fix {
  return (site, context) => {
    const place = site.kind === 'library' ? site.facts.shape.options : null;
    if (place === null) return null;
    const draft = new Draft(site, context);
    return write(draft, place) ? draft.finish() : null;
  };
}
