import { describeLibrary } from '../../facts/testing/describe-library.js';
import { awsSdk2 } from './aws-sdk-2.js';

describeLibrary(awsSdk2, {
  policies: [
    { code: `import AWS from 'aws-sdk'; new AWS.SQS({ maxRetries: 3 });`, attempts: 4, waits: [[0, 100], [0, 200], [0, 400]] },
    { code: `const AWS = require('aws-sdk'); new AWS.S3({ maxRetries: 5, retryDelayOptions: { base: 300 } });`, attempts: 6, waits: [[0, 300], [0, 600], [0, 1200], [0, 2400], [0, 4800]] },
    { code: `import S3 from 'aws-sdk/clients/s3'; new S3({ maxRetries: 4, retryDelayOptions: { customBackoff: (count) => 100 + count } });`, attempts: 5, waits: [100, 101, 102, 103] },
    { code: `import AWS from 'aws-sdk'; new AWS.S3({ maxRetries: 4, retryDelayOptions: { customBackoff: (count) => (count < 2 ? 5 : -1) } });`, attempts: 3, waits: [5, 5] },
    { code: `import { DynamoDB } from 'aws-sdk'; new DynamoDB.DocumentClient({ retryDelayOptions: { base: 200 } });`, attempts: 11, waits: [[0, 200], [0, 400], [0, 800]] },
    { code: `import DynamoDB from 'aws-sdk/clients/dynamodb'; new DynamoDB({ maxRetries: 2 });`, attempts: 3, waits: [[0, 50], [0, 100]] },
    { code: `import AWS from 'aws-sdk'; AWS.config.update({ region: 'eu-west-1', maxRetries: 2 });`, attempts: 3, waits: [[0, 100], [0, 200]] },
  ],
  unknown: { code: `import AWS from 'aws-sdk'; new AWS.S3({ maxRetries: limits.retries });`, fact: 'bound' },
});
