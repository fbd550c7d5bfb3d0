import { describeLibrary } from '../../facts/testing/describe-library.js';
import { awsIotDeviceSdk } from './aws-iot-device-sdk.js';

describeLibrary(awsIotDeviceSdk, {
  policies: [
    { code: `const awsIot = require('aws-iot-device-sdk'); awsIot.device({ host, clientId, baseReconnectTimeMs: 4000, maximumReconnectTimeMs: 10000 });`, attempts: 'none', waits: [4000, 8000, 10_000, 10_000] },
    { code: `import { thingShadow } from 'aws-iot-device-sdk'; thingShadow({ host, clientId, baseReconnectTimeMs: 1000 });`, attempts: 'none', waits: [1000, 2000, 4000, 8000, 16_000, 32_000, 64_000, 128_000, 128_000] },
  ],
  unknown: { code: `import { device } from 'aws-iot-device-sdk'; device({ host, baseReconnectTimeMs: limits.wait });`, fact: 'delay' },
});
