import type { Library } from '../library.js';

const own = ['aws-cdk-lib/aws-stepfunctions', 'aws-cdk-lib/aws-stepfunctions-tasks', '@aws-cdk/aws-stepfunctions', '@aws-cdk/aws-stepfunctions-tasks'];

/** https://states-language.net/#errors: a state of a Step Functions machine. By the Amazon States Language, which version 2.200 writes as it is told. */
export const awsCdkLib: Library = {
  name: 'aws-cdk-lib',
  modules: [...own, 'aws-cdk-lib', '@aws-cdk/core'],
  calls: [{ export: '*.addRetry', modules: [...own, 'aws-cdk-lib'], options: 0 }],
  durations: { 'Duration.millis': 1, 'Duration.seconds': 1000, 'Duration.minutes': 60_000, 'Duration.hours': 3_600_000, 'Duration.days': 86_400_000 },
  constants: { 'JitterType.FULL': 'FULL', 'JitterType.NONE': 'NONE', 'aws_stepfunctions.JitterType.FULL': 'FULL', 'aws_stepfunctions.JitterType.NONE': 'NONE' },
  options: {
    interval: { role: 'base', default: 1000 },
    maxAttempts: { role: 'attempts', counts: 'retries', default: 3 },
    backoffRate: { role: 'factor', default: 2 },
    maxDelay: { role: 'cap', default: Infinity },
    jitterStrategy: { role: 'jitter', default: 'NONE' },
    errors: { role: 'predicate', isPattern: true },
  },
  delay(n, r, o) {
    const ms = Math.min(o.number('interval') * o.number('backoffRate') ** (n - 1), o.number('maxDelay'));
    return o.oneOf('jitterStrategy', ['NONE', 'FULL']) === 'FULL' ? r * ms : ms;
  },
  statuses: null,
  retryAfter: null,
  stored: true,
  cures: { jitter: { jitterStrategy: '{{import JitterType}}.FULL' } },
};
