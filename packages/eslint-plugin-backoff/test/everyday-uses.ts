import { clouds } from './everyday-uses/clouds.js';
import { connections } from './everyday-uses/connections.js';
import { databases } from './everyday-uses/databases.js';
import { devices } from './everyday-uses/devices.js';
import { httpClients } from './everyday-uses/http-clients.js';
import { models } from './everyday-uses/models.js';
import { platforms } from './everyday-uses/platforms.js';
import { policies } from './everyday-uses/policies.js';
import { queues } from './everyday-uses/queues.js';
import { realtime } from './everyday-uses/realtime.js';
import { retryFunctions } from './everyday-uses/retry-functions.js';
import { services } from './everyday-uses/services.js';
import { sockets } from './everyday-uses/sockets.js';
import { views } from './everyday-uses/views.js';
import { workloads } from './everyday-uses/workloads.js';
import { wrappers } from './everyday-uses/wrappers.js';
import type { EverydayUse } from './everyday-uses/everyday-use.js';

export type { EverydayUse };

/** All of them, by what the libraries are for. */
export const everydayUses: readonly EverydayUse[] = [...policies, ...retryFunctions, ...httpClients, ...connections, ...queues, ...views, ...services, ...clouds, ...models, ...databases, ...sockets, ...wrappers, ...realtime, ...workloads, ...platforms, ...devices];
