import { withoutThrowing } from '../sites/without-throwing.js';

/** A value that is computed when it is first asked for, and is `unknown` where that fails. */
export function lazily<T>(compute: () => T, unknown: T): () => T {
  return once(() => withoutThrowing(compute, unknown));
}

/** A value that is computed when it is first asked for. Where that throws, whoever asks has to cope. */
export function once<T>(compute: () => T): () => T {
  let known: { readonly value: T } | null = null;
  return () => (known ??= { value: compute() }).value;
}
