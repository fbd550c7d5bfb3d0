import type { Candidate } from './candidate.js';
import { functionOf } from './function-of.js';
import type { Outline } from './outline.js';
import type { Source } from './source.js';

/** Functions by which a client looks at what came of each request: `client.interceptors.response.use(done, failed)`. */
export function findInterceptors(outline: Outline, source: Source): readonly Candidate[] {
  return outline.interceptions.flatMap((registration) =>
    registration.arguments.slice(0, 2).flatMap((argument): readonly Candidate[] => {
      const node = functionOf(argument, source);
      return node === null || node.params.length === 0 || node.body?.type === 'Identifier' ? [] : [{ kind: 'interceptor', node, registration }];
    }),
  );
}
