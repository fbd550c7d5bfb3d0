import type { OptionsPlace, RetrySite } from '../../facts/retry-site.js';
import { Draft } from './draft.js';
import type { Fix } from './edit.js';
import { keepsRenders } from './keeps-renders.js';

/** Writes the draft of what a library does, by the options of its call, and tells whether it could. */
export type WriteOptions = (draft: Draft, place: OptionsPlace) => boolean;

/**
 * A fix that writes a draft, and tells whether it could: of a hand-written site, of a library's where it has options for it, and
 * where the state of a component leads to the next attempt as far as it is right there.
 */
export function fix(write: (draft: Draft) => boolean, writeOptions: WriteOptions = () => false, suitsRenders: (site: RetrySite) => boolean = () => false): Fix {
  return (site, context) => {
    const draft = new Draft(site, context);
    if (site.kind === 'library') {
      const { options } = site.facts.shape;
      return options !== null && writeOptions(draft, options) ? draft.finish() : null;
    }
    const { component } = site.facts.shape;
    if (component !== null && !suitsRenders(site)) return null;
    const edit = write(draft) ? draft.finish() : null;
    return edit !== null && (component === null || keepsRenders(edit, component, draft.file)) ? edit : null;
  };
}
