import { Draft } from './draft.js';
import type { Fix } from './edit.js';

/** A fix that writes a draft, and tells whether it could. It changes hand-written sites only: a library has options of its own. */
export function fix(write: (draft: Draft) => boolean): Fix {
  return (site, context) => {
    if (site.kind === 'library') return null;
    const draft = new Draft(site, context);
    return write(draft) ? draft.finish() : null;
  };
}
