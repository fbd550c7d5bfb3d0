import { describeLibrary } from '../../facts/testing/describe-library.js';
import { influxdataInfluxdbClient } from './influxdata-influxdb-client.js';

describeLibrary(influxdataInfluxdbClient, {
  policies: [
    { code: `import { InfluxDB } from '@influxdata/influxdb-client'; const influx = new InfluxDB({ url, token }); influx.getWriteApi(org, bucket, 'ns', { maxRetries: 3 });`, attempts: 4, waits: [[5000, 10_200], [10_000, 20_200], [20_000, 40_200]] },
    { code: `import { InfluxDB } from '@influxdata/influxdb-client'; new InfluxDB({ url, token }).getWriteApi(org, bucket, 'ns', { maxRetries: 3, minRetryDelay: 1000, maxRetryDelay: 3000 });`, attempts: 4, waits: [[1000, 2200], [2000, 3200], [2000, 3200]] },
    { code: `import { InfluxDB } from '@influxdata/influxdb-client'; new InfluxDB({ url, token, writeOptions: { randomRetry: false, minRetryDelay: 1000, maxRetryDelay: 9000, exponentialBase: 3, retryJitter: 500 } });`, attempts: 6, waits: [[1000, 1500], [3000, 3500], [9000, 9500], [9000, 9500], [9000, 9500]] },
  ],
  unknown: { code: `import { InfluxDB } from '@influxdata/influxdb-client'; new InfluxDB({ url, token, writeOptions: { minRetryDelay: limits.wait } });`, fact: 'delay' },
});
