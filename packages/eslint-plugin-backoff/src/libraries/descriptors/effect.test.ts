import { describeLibrary } from '../../facts/testing/describe-library.js';
import { effect } from './effect.js';

describeLibrary(effect, {
  policies: [
    { code: `import { Effect, Schedule } from 'effect'; Effect.retry(load, Schedule.recurs(6));`, attempts: 7, waits: [0, 0, 0, 0, 0, 0] },
    { code: `import { Effect, Schedule } from 'effect'; load.pipe(Effect.retry(Schedule.exponential('100 millis')));`, attempts: 'none', waits: [100, 200, 400, 800, 1600, 3200] },
    { code: `import { Effect, Schedule } from 'effect'; Effect.retry(load, Schedule.jittered(Schedule.exponential('100 millis')));`, attempts: 'none', waits: [[80, 120], [160, 240], [320, 480], [640, 960], [1280, 1920], [2560, 3840]] },
    { code: `import { Effect, Schedule } from 'effect'; const policy = Schedule.exponential('100 millis').pipe(Schedule.intersect(Schedule.recurs(5))); Effect.retry(load, policy);`, attempts: 6, waits: [100, 200, 400, 800, 1600] },
    { code: `import { Effect, Schedule } from 'effect'; Effect.retry(load, Schedule.min([Schedule.exponential('100 millis'), Schedule.spaced('1 seconds')]));`, attempts: 'none', waits: [100, 200, 400, 800, 1000, 1000] },
    { code: `import { Effect, Schedule } from 'effect'; Effect.retry(load, { schedule: Schedule.exponential('100 millis'), times: 4 });`, attempts: 5, waits: [100, 200, 400, 800] },
    { code: `import { Duration, Effect, Schedule } from 'effect'; Effect.retry(load, Schedule.exponential(Duration.seconds(2)).pipe(Schedule.compose(Schedule.recurs(3))));`, attempts: 4, waits: [2000, 4000, 8000] },
    { code: `import { Effect } from 'effect'; Effect.retry(load, { times: 4 });`, attempts: 5, waits: [0, 0, 0, 0] },
    { code: `import { Effect, Schedule } from 'effect'; Effect.retry(load, { schedule: Schedule.exponential('100 millis', 3), times: 3 });`, attempts: 4, waits: [100, 300, 900] },
  ],
  unknown: { code: `import { Effect } from 'effect'; Effect.retry(load, limits.schedule);`, fact: 'bound' },
});
