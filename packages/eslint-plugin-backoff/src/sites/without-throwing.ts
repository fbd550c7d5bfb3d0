/**
 * Computes something, and gives `otherwise` where that fails. A mistake of the analysis, or a file too deep for the stack,
 * must cost no more than the one answer: an error that reached ESLint would take the findings of all other rules along.
 */
export function withoutThrowing<T>(compute: () => T, otherwise: T): T {
  try {
    return compute();
  } catch {
    return otherwise;
  }
}
