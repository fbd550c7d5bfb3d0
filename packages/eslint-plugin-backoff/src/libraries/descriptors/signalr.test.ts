import { describeLibrary } from '../../facts/testing/describe-library.js';
import { signalr } from './signalr.js';

describeLibrary(signalr, {
  policies: [
    { code: `import { HubConnectionBuilder } from '@microsoft/signalr'; new HubConnectionBuilder().withUrl(url).withAutomaticReconnect().build();`, attempts: 5, waits: [0, 2000, 10000, 30000] },
    { code: `import { HubConnectionBuilder } from '@microsoft/signalr'; new HubConnectionBuilder().withAutomaticReconnect({ nextRetryDelayInMilliseconds: ({ previousRetryCount }) => (previousRetryCount < 2 ? 1000 * (previousRetryCount + 1) : null) }).build();`, attempts: 3, waits: [1000, 2000] },
  ],
  unknown: { code: `import { HubConnectionBuilder } from '@microsoft/signalr'; new HubConnectionBuilder().withAutomaticReconnect(limits.waits).build();`, fact: 'delay' },
});
