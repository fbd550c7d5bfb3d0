import type { Library, LibraryCall, LibraryOption } from '../library.js';

/** The options that say how often, how long, and how long at most. */
type Names = readonly [attempts: string, base: string, cap: string];

const options = ([attempts, base, cap]: Names, retries: number): Readonly<Record<string, LibraryOption>> => ({
  [attempts]: { role: 'attempts', counts: 'retries', default: retries },
  [base]: { role: 'base', default: 1000 },
  [cap]: { role: 'cap', default: 8000 },
});

/** Drawn once for each player, which is what sets them apart. */
const drawn = ([, base, cap]: Names): Library['cures'] => ({ jitter: { [base]: `{{option ${base}}} * (0.5 + Math.random())`, [cap]: `{{option ${cap}}} * (0.5 + Math.random())` } });

/** The names of options before there were policies, which still hold. */
function named(load: string, retries: number): LibraryCall {
  const names: Names = [`${load}LoadingMaxRetry`, `${load}LoadingRetryDelay`, `${load}LoadingMaxRetryTimeout`];
  const [, base, cap] = names;
  const cures = drawn(names);
  return {
    export: 'default',
    options: 0,
    when: names,
    isBeside: true,
    policy: { options: options(names, retries), delay: (n, _r, o) => Math.min(o.number(base) * 2 ** (n - 1), o.number(cap)), ...(cures && { cures }) },
  };
}

const policy: Names = ['maxNumRetry', 'retryDelayMs', 'maxRetryDelayMs'];
const cures = drawn(policy);

/** https://github.com/video-dev/hls.js: manifests, playlists and fragments, each by a policy of its own; client errors are final. Measured with 1.5 and 1.7. */
export const hlsJs: Library = {
  name: 'hls.js',
  modules: ['hls.js', 'hls.js/light', 'hls.js/dist/*'],
  calls: [
    named('manifest', 1),
    named('level', 2),
    named('frag', 6),
    ...['manifestLoadPolicy', 'playlistLoadPolicy', 'fragLoadPolicy'].map((name): LibraryCall => ({ export: 'default', options: 0, under: `${name}.default.errorRetry`, when: 'options', isBeside: true })),
  ],
  options: {
    ...options(policy, 6),
    backoff: { role: 'other', default: 'exponential' },
    shouldRetry: { role: 'predicate', arguments: ['unknown', 'retry from 0', 'unknown', 'response', 'unknown'], isSync: true },
  },
  delay: (n, _r, o) => Math.min(o.number('retryDelayMs') * (o.oneOf('backoff', ['exponential', 'linear']) === 'linear' ? 1 : 2 ** (n - 1)), o.number('maxRetryDelayMs')),
  statuses: [500, 502, 503, 504],
  retryAfter: 'ignored',
  ...(cures && { cures }),
};
