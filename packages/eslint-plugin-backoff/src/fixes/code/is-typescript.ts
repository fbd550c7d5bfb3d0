import type { Draft } from './draft.js';

/** Whether inserted code may, and under `strict` must, carry types. */
export function isTypeScript({ context: { filename = '' }, file }: Draft): boolean {
  if (/\.[cm]?tsx?$/i.test(filename)) return true;
  if (/\.[cm]?jsx?$/i.test(filename)) return false;
  for (const { type } of file.within(file.program)) if (type.startsWith('TS')) return true;
  return false;
}
