/** Offsets of a text: the first of what is meant, and the one behind it. */
export type Span = readonly [start: number, end: number];

/** Whether all of `inner` stands inside `outer`. */
export function contains(outer: Span, inner: Span): boolean {
  return outer[0] <= inner[0] && inner[1] <= outer[1];
}

/** Whether two spans share a place, if only an end. */
export function touches(a: Span, b: Span): boolean {
  return a[0] <= b[1] && b[0] <= a[1];
}

export function pointOf(offset: number): Span {
  return [offset, offset];
}
