import { describeLibrary } from '../../facts/testing/describe-library.js';
import { stripe } from './stripe.js';

describeLibrary(stripe, {
  policies: [
    { code: `import Stripe from 'stripe'; new Stripe(key, { maxNetworkRetries: 2 });`, attempts: 3, waits: [500, 500] },
    { code: `import Stripe from 'stripe'; new Stripe(key, { maxNetworkRetries: 5 });`, attempts: 6, waits: [500, 500, [500, 1000], [1000, 2000], [2000, 4000]] },
  ],
  unknown: { code: `import Stripe from 'stripe'; new Stripe(key, { maxNetworkRetries: limits.most });`, fact: 'bound' },
});
