import { describeLibrary } from '../../facts/testing/describe-library.js';
import { alova } from './alova.js';

describeLibrary(alova, {
  policies: [
    { code: `import { useRetriableRequest } from 'alova/client'; useRetriableRequest(getUser);`, attempts: 4, waits: [1000, 1000, 1000] },
    { code: `import { useRetriableRequest } from 'alova/client'; useRetriableRequest(getUser, { retry: 5, backoff: { delay: 2000, multiplier: 2 } });`, attempts: 6, waits: [2000, 4000, 8000, 16_000, 32_000] },
    { code: `import { useRetriableRequest } from '@alova/scene-vue'; useRetriableRequest(getUser, { backoff: { delay: 1000, startQuiver: 0.2, endQuiver: 0.5 } });`, attempts: 4, waits: [[1200, 1499], [1200, 1499], [1200, 1499]] },
    { code: `import { useRetriableRequest } from 'alova/client'; useRetriableRequest(getUser, { retry: 2, backoff: { multiplier: 2 } });`, attempts: 3, waits: [0, 0] },
  ],
  unknown: { code: `import { useRetriableRequest } from 'alova/client'; useRetriableRequest(getUser, { retry: limits.retries });`, fact: 'bound' },
});
