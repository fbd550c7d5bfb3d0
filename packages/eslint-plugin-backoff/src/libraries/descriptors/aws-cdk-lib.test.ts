import { describeLibrary } from '../../facts/testing/describe-library.js';
import { awsCdkLib } from './aws-cdk-lib.js';

describeLibrary(awsCdkLib, {
  policies: [
    { code: `import { LambdaInvoke } from 'aws-cdk-lib/aws-stepfunctions-tasks'; new LambdaInvoke(this, 'Task', { lambdaFunction }).addRetry();`, attempts: 4, waits: [1000, 2000, 4000] },
    { code: `import * as tasks from 'aws-cdk-lib/aws-stepfunctions-tasks'; import { Duration } from 'aws-cdk-lib'; const task = new tasks.LambdaInvoke(this, 'Task', { lambdaFunction }); task.addRetry({ maxAttempts: 5, interval: Duration.seconds(2), backoffRate: 1.5 });`, attempts: 6, waits: [2000, 3000, 4500, 6750, 10_125] },
    { code: `import * as sfn from 'aws-cdk-lib/aws-stepfunctions'; import { Duration } from 'aws-cdk-lib'; new sfn.CustomState(this, 'State', { stateJson }).addRetry({ maxAttempts: 4, interval: Duration.seconds(10), maxDelay: Duration.minutes(1), jitterStrategy: sfn.JitterType.FULL });`, attempts: 5, waits: [[0, 10_000], [0, 20_000], [0, 40_000], [0, 60_000]] },
    { code: `import { Duration, aws_stepfunctions as sfn, aws_stepfunctions_tasks as tasks } from 'aws-cdk-lib'; const task = new tasks.LambdaInvoke(this, 'Task', { lambdaFunction }); task.addRetry({ maxAttempts: 2, interval: Duration.minutes(1), jitterStrategy: sfn.JitterType.FULL });`, attempts: 3, waits: [[0, 60_000], [0, 120_000]] },
  ],
  unknown: { code: `import { LambdaInvoke } from 'aws-cdk-lib/aws-stepfunctions-tasks'; new LambdaInvoke(this, 'Task', { lambdaFunction }).addRetry({ maxAttempts: limits.attempts });`, fact: 'bound' },
});
