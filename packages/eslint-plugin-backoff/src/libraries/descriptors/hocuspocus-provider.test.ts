import { describeLibrary } from '../../facts/testing/describe-library.js';
import { hocuspocusProvider } from './hocuspocus-provider.js';

describeLibrary(hocuspocusProvider, {
  policies: [
    { code: `import { HocuspocusProviderWebsocket } from '@hocuspocus/provider'; new HocuspocusProviderWebsocket({ url, maxAttempts: 0 });`, attempts: 'none', waits: [1000, [1000, 2000], [1000, 4000], [1000, 8000], [1000, 16_000], [1000, 30_000]] },
    { code: `import { HocuspocusProviderWebsocket } from '@hocuspocus/provider'; new HocuspocusProviderWebsocket({ url, delay: 500, factor: 3, maxDelay: 5000, minDelay: 100, maxAttempts: 6 });`, attempts: 6, waits: [[100, 500], [100, 1500], [100, 4500], [100, 5000], [100, 5000]] },
    { code: `import { HocuspocusProvider } from '@hocuspocus/provider'; new HocuspocusProvider({ url, name, jitter: false });`, attempts: 'none', waits: [1000, 2000, 4000, 8000, 16_000, 30_000] },
  ],
  unknown: { code: `import { HocuspocusProviderWebsocket } from '@hocuspocus/provider'; new HocuspocusProviderWebsocket({ url, maxAttempts: limits.attempts });`, fact: 'bound' },
});
