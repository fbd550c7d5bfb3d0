import type { Library } from '../library.js';

const when = ['baseReconnectTimeMs', 'maximumReconnectTimeMs'];

/** https://github.com/aws/aws-iot-device-sdk-js: waits that double, for ever. Measured with 2.2. */
export const awsIotDeviceSdk: Library = {
  name: 'aws-iot-device-sdk',
  modules: ['aws-iot-device-sdk'],
  calls: ['device', 'thingShadow', 'jobs'].map((name) => ({ export: name, options: 0, when })),
  options: {
    baseReconnectTimeMs: { role: 'base', default: 1000 },
    maximumReconnectTimeMs: { role: 'cap', default: 128_000 },
  },
  delay: (n, _r, o) => Math.min(o.number('baseReconnectTimeMs') * 2 ** (n - 1), o.number('maximumReconnectTimeMs')),
  statuses: null,
  retryAfter: null,
  connection: true,
  aboveCap: 'it throws',
  // Drawn once for each device, which is what sets them apart; the one may not come above the other.
  cures: {
    jitter: {
      baseReconnectTimeMs: '{{option baseReconnectTimeMs}} * (0.5 + Math.random() / 2)',
      maximumReconnectTimeMs: '{{option maximumReconnectTimeMs}} * (1 + Math.random() / 2)',
    },
  },
};
