import type { Library } from '../library.js';

const when = ['reconnectPeriod'];

/** https://github.com/mqttjs/MQTT.js: it comes back at one pace for ever. */
export const mqtt: Library = {
  name: 'mqtt',
  modules: ['mqtt', 'async-mqtt'],
  calls: ['connect', 'connectAsync'].flatMap((name) => [1, 0].map((options) => ({ export: name, options, when }))),
  options: { reconnectPeriod: { role: 'base', default: 1000, offAt: 0 }, connectTimeout: { role: 'other' } },
  delay: (_n, _r, o) => o.number('reconnectPeriod'),
  statuses: null,
  retryAfter: null,
  connection: true,
  // Drawn once for each client, as is all that it goes by.
  cures: { jitter: { reconnectPeriod: '{{option reconnectPeriod}} * (0.5 + Math.random())' } },
};
