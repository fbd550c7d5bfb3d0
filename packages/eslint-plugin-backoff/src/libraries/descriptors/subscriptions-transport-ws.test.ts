import { describeLibrary } from '../../facts/testing/describe-library.js';
import { subscriptionsTransportWs } from './subscriptions-transport-ws.js';

describeLibrary(subscriptionsTransportWs, {
  policies: [
    { code: `import { SubscriptionClient } from 'subscriptions-transport-ws'; new SubscriptionClient(url, { reconnect: true });`, attempts: 'none', waits: [[56, 149], [111, 299], [221, 599], [441, 1199]] },
    { code: `import { SubscriptionClient } from 'subscriptions-transport-ws'; new SubscriptionClient(url, { reconnect: true, reconnectionAttempts: 3 });`, attempts: 4, waits: [[56, 149], [111, 299], [221, 599]] },
  ],
  unknown: { code: `import { SubscriptionClient } from 'subscriptions-transport-ws'; new SubscriptionClient(url, { reconnect: true, reconnectionAttempts: limits.attempts });`, fact: 'bound' },
});
