import type { EverydayUse } from './everyday-use.js';

/** What devices, players and workers keep at: fragments of a film, messages of a broker, states of a machine. */
export const devices: readonly EverydayUse[] = [
  {
    name: 'hls-three',
    reports: ['require-jitter', 'respect-retry-after'],
    policy: { attempts: 4, waits: [[1000, 1000], [2000, 2000], [4000, 4000]] },
    keeps: { rules: ['respect-retry-after'], because: 'The player has no option for the header.' },
    code: `import Hls from 'hls.js';
export function play(video, url) {
  if (!Hls.isSupported()) return;
  const hls = new Hls({ maxBufferLength: 30, manifestLoadingTimeOut: 12000, manifestLoadingMaxRetry: 3, levelLoadingMaxRetry: 3, fragLoadingMaxRetry: 3 });
  hls.loadSource(url);
  hls.attachMedia(video);
}`,
  },
  {
    name: 'hls-delays',
    reports: ['require-jitter', 'respect-retry-after'],
    policy: { attempts: 3, waits: [[500, 500], [1000, 1000]] },
    keeps: { rules: ['respect-retry-after'], because: 'The player has no option for the header.' },
    code: `import Hls from 'hls.js';
export const start = (video, url) => {
  const hls = new Hls({
    lowLatencyMode: true,
    manifestLoadingMaxRetry: 2,
    levelLoadingMaxRetry: 2,
    fragLoadingMaxRetry: 2,
    manifestLoadingRetryDelay: 500,
    levelLoadingRetryDelay: 500,
    fragLoadingRetryDelay: 500,
  });
  hls.loadSource(url);
};`,
  },
  {
    name: 'hls-one',
    reports: ['respect-retry-after'],
    policy: { attempts: 2, waits: [[1000, 1000]] },
    keeps: { rules: ['respect-retry-after'], because: 'The player has no option for the header.' },
    code: `const Hls = require('hls.js');
const hls = new Hls({ manifestLoadingMaxRetry: 1 });`,
  },
  {
    name: 'iot-browser',
    reports: ['require-jitter'],
    policy: { attempts: 'none', waits: [[250, 250], [500, 500], [500, 500]] },
    code: `import * as IoTSDK from 'aws-iot-device-sdk';
export class Connector {
  connect() {
    const client = IoTSDK.device({
      clientId: this.options.clientId || '',
      host: this.options.host,
      protocol: this.options.protocol || 'wss',
      baseReconnectTimeMs: this.options.baseReconnectTimeMs || 250,
      maximumReconnectTimeMs: this.options.maximumReconnectTimeMs || 500,
    });
    return client;
  }
}`,
  },
  {
    name: 'iot-same',
    reports: ['no-fixed-delay'],
    policy: { attempts: 'none', waits: [[1000, 1000], [1000, 1000], [1000, 1000]] },
    code: `const iot = require('aws-iot-device-sdk');
async function open(endpoint, credentials) {
  const device = new iot.device({ protocol: 'wss', host: endpoint, ...credentials, autoResubscribe: true, baseReconnectTimeMs: 1000, maximumReconnectTimeMs: 1000, minimumConnectionTimeMs: 1000, keepalive: 1 });
  device.on('error', (e) => console.debug(e));
}`,
  },
  {
    name: 'iot-garage',
    reports: ['require-jitter'],
    policy: { attempts: 'none', waits: [[4000, 4000], [8000, 8000], [16000, 16000]] },
    code: `var awsIot = require('aws-iot-device-sdk');
var device = awsIot.device({ keyPath: './certs/private.pem.key', certPath: './certs/certificate.pem.crt', caPath: './certs/root-CA.crt', clientId: 'garage-door', region: 'us-east-1', baseReconnectTimeMs: 4000, keepAlive: 30 });
device.on('connect', function () { device.subscribe('garage/activate'); });`,
  },
  {
    name: 'rmq-async',
    reports: ['no-fixed-delay'],
    policy: { attempts: 'none', waits: [[20000, 20000], [20000, 20000], [20000, 20000]] },
    code: `import { RabbitMQConfig, RabbitMQModule } from '@golevelup/nestjs-rabbitmq';
import { Module } from '@nestjs/common';
@Module({
  imports: [
    RabbitMQModule.forRootAsync(RabbitMQModule, {
      imports: [ConfigModule],
      inject: [ConfigService],
      useFactory: (config: ConfigService): RabbitMQConfig => ({ uri: buildUri(config), connectionInitOptions: { wait: false }, connectionManagerOptions: { reconnectTimeInSeconds: 20 } }),
    }),
  ],
})
export class AppModule {}`,
  },
  {
    name: 'rmq-block',
    reports: ['no-fixed-delay'],
    policy: { attempts: 'none', waits: [[5000, 5000], [5000, 5000], [5000, 5000]] },
    code: `import { RabbitMQModule } from '@golevelup/nestjs-rabbitmq';
import { Module } from '@nestjs/common';
@Module({
  imports: [
    RabbitMQModule.forRootAsync({
      inject: [ConfigService],
      useFactory: (configService: ConfigService) => {
        const rawUri = configService.getOrThrow<string>('RABBITMQ_URI');
        return { uri: rawUri, connectionInitOptions: { wait: true, timeout: 15_000 }, connectionManagerOptions: { heartbeatIntervalInSeconds: 15, reconnectTimeInSeconds: 5 }, exchanges };
      },
    }),
  ],
})
export class QueueModule {}`,
  },
  {
    name: 'rmq-heartbeat',
    reports: ['no-fixed-delay'],
    policy: { attempts: 'none', waits: [[30000, 30000], [30000, 30000], [30000, 30000]] },
    code: `import { RabbitMQModule } from '@golevelup/nestjs-rabbitmq';
import { Module } from '@nestjs/common';
@Module({ imports: [RabbitMQModule.forRoot({ uri: process.env.RABBITMQ_URL, prefetchCount: 3, connectionManagerOptions: { heartbeatIntervalInSeconds: 30 } })] })
export class RMQModule {}`,
  },
  {
    name: 'sfn-model',
    reports: [],
    policy: { attempts: 4, waits: [[0, 1000], [0, 2000], [0, 4000]] },
    code: `import * as cdk from 'aws-cdk-lib';
import * as sfn from 'aws-cdk-lib/aws-stepfunctions';
import * as tasks from 'aws-cdk-lib/aws-stepfunctions-tasks';
export function machine(scope, model) {
  return new sfn.StateMachine(scope, 'Machine', {
    definitionBody: sfn.DefinitionBody.fromChainable(
      new tasks.BedrockInvokeModel(scope, 'Invoke', { model })
        .addRetry({ interval: cdk.Duration.seconds(1), maxDelay: cdk.Duration.seconds(5), errors: ['ThrottlingException'], jitterStrategy: sfn.JitterType.FULL })
        .next(new sfn.Succeed(scope, 'Succeed')),
    ),
  });
}`,
  },
  {
    name: 'sfn-two',
    reports: ['require-jitter'],
    policy: { attempts: 3, waits: [[0, 15000], [0, 30000]] },
    code: `import * as cdk from 'aws-cdk-lib';
import * as sfn from 'aws-cdk-lib/aws-stepfunctions';
import * as tasks from 'aws-cdk-lib/aws-stepfunctions-tasks';
export class Report extends cdk.Stack {
  constructor(scope, id) {
    super(scope, id);
    const generateSection = new tasks.LambdaInvoke(this, 'GenerateSection', { lambdaFunction: fn });
    generateSection.addRetry({ errors: ['ThrottlingException'], interval: cdk.Duration.seconds(15), maxAttempts: 2, backoffRate: 2, jitterStrategy: sfn.JitterType.FULL });
    generateSection.addRetry({ errors: ['States.TaskFailed'], interval: cdk.Duration.seconds(10), maxAttempts: 2, backoffRate: 2 });
  }
}`,
  },
  {
    name: 'sfn-long',
    reports: [],
    policy: { attempts: 6, waits: [[0, 60000], [0, 120000], [0, 120000]] },
    code: `import { Duration, aws_stepfunctions as sfn, aws_stepfunctions_tasks as tasks } from 'aws-cdk-lib';
export function ingest(scope, fn) {
  const createIngestion = new tasks.LambdaInvoke(scope, 'Create ingestion', { lambdaFunction: fn, resultPath: '$.result' });
  createIngestion.addRetry({ interval: Duration.seconds(60), maxAttempts: 5, maxDelay: Duration.seconds(120), backoffRate: 2, jitterStrategy: sfn.JitterType.FULL });
  return createIngestion;
}`,
  },
  {
    name: 'launchdarkly',
    reports: [],
    policy: { attempts: 'none', waits: [[251, 500], [501, 1000], [1001, 2000]] },
    code: `const LaunchDarkly = require('@launchdarkly/node-server-sdk');
async function createClient(sdkKey) {
  const client = LaunchDarkly.init(sdkKey, { sendEvents: false, diagnosticOptOut: true, streamInitialReconnectDelay: 0.5 });
  await client.waitForInitialization({ timeout: 5 });
  return client;
}`,
  },
  {
    name: 'ngx-socket',
    reports: ['require-jitter'],
    policy: { attempts: 6, waits: [[1000, 1000], [2000, 2000], [4000, 4000]] },
    keeps: { rules: ['require-jitter'], because: 'The client makes its waits random before it cuts them off.' },
    code: `import { NgModule } from '@angular/core';
import { SocketIoConfig, SocketIoModule } from 'ngx-socket-io';
const config: SocketIoConfig = { url: environment.socketUrl, options: { reconnectionAttempts: 5, reconnectionDelay: 1000, randomizationFactor: 0 } };
@NgModule({ imports: [SocketIoModule.forRoot(config)] })
export class AppModule {}`,
  },
  {
    name: 'nes',
    reports: ['require-jitter'],
    policy: { attempts: 'none', waits: [[1000, 1000], [2000, 2000], [3000, 3000]] },
    code: `const Nes = require('@hapi/nes');
exports.start = async (url, auth) => {
  const client = new Nes.Client(url);
  client.onError = (err) => console.error(err);
  await client.connect({ auth, delay: 1000, maxDelay: 30000 });
  return client;
};`,
  },
  {
    name: 'memjs',
    reports: ['no-fixed-delay'],
    policy: { attempts: 3, waits: [[200, 200], [200, 200]] },
    code: `const memjs = require('memjs');
const mc = memjs.Client.create(process.env.MEMCACHIER_SERVERS, { failover: true, timeout: 1, keepAlive: true, retries: 3 });
module.exports = mc;`,
  },
  {
    name: 'ai-object',
    reports: ['require-jitter'],
    policy: { attempts: 4, waits: [[2000, 2000], [4000, 4000], [8000, 8000]] },
    keeps: { rules: ['require-jitter'], because: 'The function has no option for its waits.' },
    code: `import { streamObject } from 'ai';
import { openai } from '@ai-sdk/openai';
export async function POST(req: Request) {
  const { prompt } = await req.json();
  const result = streamObject({ model: openai('gpt-4o'), schema, prompt, maxRetries: 3 });
  return result.toTextStreamResponse();
}`,
  },
  {
    name: 'mux',
    reports: [],
    policy: { attempts: 6, waits: [[375, 500], [750, 1000], [1500, 2000]] },
    code: `import Mux from '@mux/mux-node';
export const mux = new Mux({ tokenId: process.env.MUX_TOKEN_ID, tokenSecret: process.env.MUX_TOKEN_SECRET, maxRetries: 5 });`,
  },
];
