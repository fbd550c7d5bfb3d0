import type { Draft } from '../code/draft.js';
import { indentationAt, trailingCommaOf } from '../code/file-style.js';
import { useHelper } from './insert-helper.js';

/** A delay as the reference helper takes it; each member is an expression's text. */
export interface DelayTerms {
  /** The zero-based retry. */
  readonly attempt: string;
  readonly base: string;
  readonly cap: string;
  /** Null for the helper's own. */
  readonly factor?: string | null;
  /** The header's raw value; null where there is none. */
  readonly retryAfter?: string | null;
  /** Where the delay stands that the terms are of: how far what has several lines is indented. */
  readonly offset?: number;
}

/** The call that computes a delay, in ms: `fullJitter(attempt, { base: 100, cap: 30_000 })`. */
export function delayCall(draft: Draft, { attempt, base, cap, factor = null, retryAfter = null, offset = 0 }: DelayTerms): string {
  const options = [property('base', base), property('cap', cap)];
  if (factor !== null && factor !== '2' && draft.settings.strategy !== 'decorrelated') options.push(property('factor', factor));
  if (retryAfter !== null) options.push(property('retryAfter', retryAfter));
  return `${useHelper(draft)}(${attempt}, ${base.includes('\n') ? inLines(options, offset, draft) : `{ ${options.join(', ')} }`})`;
}

/** An object with a line for each of its properties, one of which has several lines already. */
function inLines(properties: readonly string[], offset: number, { file, style: { indent, newline } }: Draft): string {
  const outer = newline + indentationAt(file.text, offset);
  const lines = properties.map((property) => outer + indent + property.replaceAll(/\n(?=[ \t]*\S)/g, `\n${indent}`));
  return `{${lines.join(',')}${trailingCommaOf(file)}${outer}}`;
}

function property(name: string, given: string): string {
  const value = /^\([^()]*\)$/.test(given) ? given.slice(1, -1) : given;
  return name === value ? name : `${name}: ${value}`;
}

/** A number of milliseconds as one writes it: `100`, `30_000`. */
export function milliseconds(ms: number): string {
  if (!Number.isSafeInteger(ms) || ms < 10_000) return String(ms);
  return String(ms).replaceAll(/\B(?=(\d{3})+$)/g, '_');
}
