import { describeLibrary } from '../../facts/testing/describe-library.js';
import { azureCoreAmqp } from './azure-core-amqp.js';

describeLibrary(azureCoreAmqp, {
  policies: [
    { code: `import { ServiceBusClient } from '@azure/service-bus'; new ServiceBusClient(connection, { retryOptions: {} });`, attempts: 4, waits: [30_000, 30_000, 30_000] },
    { code: `import { RetryMode, ServiceBusClient } from '@azure/service-bus'; new ServiceBusClient(connection, { retryOptions: { maxRetries: 5, retryDelayInMs: 1000, maxRetryDelayInMs: 20_000, mode: RetryMode.Exponential } });`, attempts: 6, waits: [[800, 1199], [2400, 3597], [5600, 8393], [12_000, 17_985], 20_000] },
    { code: `import { EventHubProducerClient } from '@azure/event-hubs'; new EventHubProducerClient(connection, 'hub', { retryOptions: { maxRetries: 2, retryDelayInMs: 500 } });`, attempts: 3, waits: [500, 500] },
  ],
  unknown: { code: `import { ServiceBusClient } from '@azure/service-bus'; new ServiceBusClient(connection, { retryOptions: { mode: limits.mode } });`, fact: 'delay' },
});
