import type { OptionsPlace } from '../../facts/retry-site.js';
import { Draft } from './draft.js';
import type { Fix } from './edit.js';

/** Writes the draft of what a library does, by the options of its call, and tells whether it could. */
export type WriteOptions = (draft: Draft, place: OptionsPlace) => boolean;

/** A fix that writes a draft, and tells whether it could: of a hand-written site, and of a library's where it has options for it. */
export function fix(write: (draft: Draft) => boolean, writeOptions: WriteOptions = () => false): Fix {
  return (site, context) => {
    const draft = new Draft(site, context);
    const { options } = site.kind === 'library' ? site.facts.shape : { options: null };
    const isWritten = site.kind === 'library' ? options !== null && writeOptions(draft, options) : write(draft);
    return isWritten ? draft.finish() : null;
  };
}
