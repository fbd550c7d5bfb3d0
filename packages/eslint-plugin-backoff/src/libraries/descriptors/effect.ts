import type { Library, Strategy } from '../library.js';

const spaced: Strategy = { options: { duration: { role: 'base', isDuration: true } }, positional: ['duration'], delay: (_n, _r, o) => o.number('duration') };
const recurs: Strategy = { options: { times: { role: 'other' } }, positional: ['times'], delay: () => 0, count: (o) => o.number('times') };
const exponential: Strategy = {
  options: { base: { role: 'base', isDuration: true }, factor: { role: 'factor', default: 2 } },
  positional: ['base', 'factor'],
  delay: (n, _r, o) => o.number('base') * o.number('factor') ** (n - 1),
};
const linear: Strategy = { options: { base: { role: 'base', isDuration: true } }, positional: ['base'], delay: (n, _r, o) => o.number('base') * n };
const fibonacci: Strategy = {
  options: { one: { role: 'base', isDuration: true } },
  positional: ['one'],
  delay(n, _r, o) {
    let [wait, next] = [o.number('one'), o.number('one')];
    for (let i = 1; i < n; i++) [wait, next] = [next, wait + next];
    return wait;
  },
};

/** https://effect.website/docs/error-management/retrying: schedules are made of others; without `times` or `recurs` they have no end. */
export const effect: Library = {
  name: 'effect',
  modules: ['effect', 'effect/Effect', 'effect/Schedule', 'effect/Duration'],
  parts: { 'effect/Effect': 'Effect', 'effect/Schedule': 'Schedule', 'effect/Duration': 'Duration' },
  durations: { 'Duration.millis': 1, 'Duration.seconds': 1000, 'Duration.minutes': 60_000, 'Duration.hours': 3_600_000, 'Duration.days': 86_400_000 },
  calls: ['Effect.retry', 'Effect.retryOrElse'].map((name) => ({ export: name, options: name === 'Effect.retry' ? -1 : -2, shorthand: 'schedule' })),
  options: {
    times: { role: 'attempts', counts: 'retries', default: Infinity },
    schedule: { role: 'backoff' },
    while: { role: 'other' },
    until: { role: 'other' },
  },
  delay: () => 0,
  strategies: {
    'Schedule.recurs': recurs,
    'Schedule.once': { ...recurs, options: { times: { role: 'other', default: 1 } } },
    'Schedule.forever': { options: {}, delay: () => 0 },
    'Schedule.spaced': spaced,
    'Schedule.fixed': spaced,
    'Schedule.exponential': exponential,
    'Schedule.linear': linear,
    'Schedule.fibonacci': fibonacci,
  },
  combinators: {
    'Schedule.jittered': { spread: [0.8, 1.2] },
    'Schedule.intersect': 'both',
    'Schedule.compose': 'both',
    'Schedule.either': 'either',
    'Schedule.max': 'both',
    'Schedule.union': 'either',
    'Schedule.min': 'either',
  },
  cures: { wait: { schedule: "{{import Schedule}}.jittered({{import Schedule}}.exponential('100 millis'))" } },
  statuses: null,
  retryAfter: null,
};
