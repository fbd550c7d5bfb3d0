import { describeLibrary } from '../../facts/testing/describe-library.js';
import { awsSdk } from './aws-sdk.js';

describeLibrary(awsSdk, {
  policies: [
    { code: `import { S3 } from '@aws-sdk/client-s3'; new S3({ maxAttempts: 4 });`, attempts: 4, waits: [[0, 49], [0, 99], [0, 199]] },
    { code: `import { S3Client } from '@aws-sdk/client-s3'; import { ConfiguredRetryStrategy } from '@smithy/util-retry'; new S3Client({ retryStrategy: new ConfiguredRetryStrategy(5, (attempt) => 100 + attempt * 1000) });`, attempts: 5, waits: [1100, 2100, 3100, 4100] },
    { code: `import { S3 } from '@aws-sdk/client-s3'; import { ConfiguredRetryStrategy } from '@smithy/util-retry'; new S3({ retryStrategy: new ConfiguredRetryStrategy(4, 100) });`, attempts: 4, waits: [100, 100, 100] },
  ],
  unknown: { code: `import { S3 } from '@aws-sdk/client-s3'; new S3({ retryStrategy: limits.strategy });`, fact: 'bound' },
});
