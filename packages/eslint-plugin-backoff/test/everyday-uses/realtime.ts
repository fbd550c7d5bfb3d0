import type { EverydayUse } from './everyday-use.js';

/** What keeps a connection: chat bots, editors of one document, nodes of a chain, brokers. */
export const realtime: readonly EverydayUse[] = [
  {
    name: 'web3-auto',
    reports: ['no-fixed-delay'],
    policy: { attempts: 6, waits: [[5000, 5000], [5000, 5000], [5000, 5000]] },
    code: `const { Web3 } = require('web3');
const provider = new Web3.providers.WebsocketProvider(\`wss://mainnet.infura.io/ws/v3/\${process.env.INFURA_ID}\`, {
  clientConfig: { keepalive: true, keepaliveInterval: 60000 },
  reconnect: { auto: true, delay: 5000, maxAttempts: 5, onTimeout: false },
});
provider.on('connect', () => console.log('connected'));
const web3 = new Web3(provider);`,
  },
  {
    name: 'web3-forever',
    reports: ['no-fixed-delay'],
    policy: { attempts: 'none', waits: [[1000, 1000], [1000, 1000], [1000, 1000]] },
    code: `import Web3 from 'web3';
const options = {
  timeout: 30000,
  clientConfig: { keepalive: true, keepaliveInterval: -1 },
  reconnect: { auto: true, delay: 1000, maxAttempts: false, onTimeout: false },
};
export const connect = (url: string) => new Web3(new Web3.providers.WebsocketProvider(url, options));`,
  },
  {
    name: 'tmi-true',
    reports: ['require-jitter'],
    policy: { attempts: 'none', waits: [[1500, 1500], [2250, 2250], [3375, 3375]] },
    code: `const tmi = require('tmi.js');
require('dotenv').config();
const client = new tmi.Client({
  connection: { reconnect: true },
  identity: { username: 'bot', password: \`oauth:\${process.env.TOKEN}\` },
  channels: ['somebody'],
});
client.connect();`,
  },
  {
    name: 'tmi-ten',
    reports: ['require-jitter'],
    policy: { attempts: 11, waits: [[3000, 3000], [4500, 4500], [6750, 6750]] },
    code: `import tmi from 'tmi.js';
const client = new tmi.client({
  options: { debug: true },
  connection: { secure: true, reconnect: true, reconnectInterval: 2000, maxReconnectAttempts: 10 },
  channels: [process.env.CHANNEL],
});`,
  },
  {
    name: 'wsts-constant',
    reports: ['no-fixed-delay'],
    policy: { attempts: 'unknown', waits: [[3000, 3000], [3000, 3000], [3000, 3000]] },
    code: `import { ConstantBackoff, Websocket, WebsocketBuilder } from 'websocket-ts';
export class WebsocketService {
  private ws: Websocket;
  private updateConnection() {
    if (this.ws) this.ws.close();
    this.ws = new WebsocketBuilder(this.server)
      .withBackoff(new ConstantBackoff(3000))
      .onOpen((i, ev) => console.log('opened'))
      .onClose((i, ev) => console.log('closed'))
      .build();
  }
}`,
  },
  {
    name: 'wsts-exp',
    reports: ['require-jitter'],
    policy: { attempts: 21, waits: [[500, 500], [1000, 1000], [2000, 2000]] },
    keeps: { rules: ['require-jitter'], because: 'The builder has no option that makes its waits random.' },
    code: `import { ArrayQueue, ExponentialBackoff, WebsocketBuilder } from 'websocket-ts';
export class Router {
  public socket() {
    if (this.ws) return this.ws;
    const ws = new WebsocketBuilder<In, Out>(this.getUrl).withBackoff(new ExponentialBackoff(250, 5)).withMaxRetries(20).withBuffer(new ArrayQueue()).build();
    return (this.ws = ws);
  }
}`,
  },
  {
    name: 'wsts-exp-forever',
    reports: ['require-jitter'],
    policy: { attempts: 'none', waits: [[200, 200], [400, 400], [800, 800]] },
    keeps: { rules: ['require-jitter'], because: 'The builder has no option that makes its waits random.' },
    code: `import { ExponentialBackoff, LRUBuffer, WebsocketBuilder } from 'websocket-ts';
const ws = new WebsocketBuilder(url)
  .onRetry(() => console.log('Retrying websocket connection...'))
  .onClose(() => console.error('Websocket closed.'))
  .withBackoff(new ExponentialBackoff(100, 7))
  .withBuffer(new LRUBuffer(1000))
  .build();`,
  },
  {
    name: 'centrifuge',
    reports: [],
    policy: { attempts: 'none', waits: [[1000, 2000], [1000, 3000], [1000, 5000]] },
    code: `import { Centrifuge } from 'centrifuge';
export function createRealtime(url: string) {
  const client = new Centrifuge(url, { getToken: fetchToken, minReconnectDelay: 1000, maxReconnectDelay: 20_000 });
  client.on('connected', () => console.log('connected'));
  client.connect();
  return client;
}`,
  },
  {
    name: 'centrifuge-same',
    reports: ['no-fixed-delay'],
    policy: { attempts: 'none', waits: [[60000, 60000], [60000, 60000], [60000, 60000]] },
    code: `import { Centrifuge } from 'centrifuge';
export const netConnect = (username: string, data: string) => {
  const centrifuge = new Centrifuge(serverAddress(), { name: username, data, maxReconnectDelay: 60000, minReconnectDelay: 60000, maxServerPingDelay: 10000 });
  centrifuge.connect();
};`,
  },
  {
    name: 'hocuspocus',
    reports: [],
    policy: { attempts: 'none', waits: [[1000, 1000], [1000, 2000], [1000, 4000]] },
    code: `import { HocuspocusProviderWebsocket } from '@hocuspocus/provider';
class Manager {
  private ws = new HocuspocusProviderWebsocket({ url: '/hocuspocus', delay: 1000, minDelay: 1000, maxDelay: 10000 });
}`,
  },
  {
    name: 'hocuspocus-even',
    reports: ['require-jitter'],
    policy: { attempts: 10, waits: [[1000, 1000], [2000, 2000], [4000, 4000]] },
    code: `import { HocuspocusProviderWebsocket } from '@hocuspocus/provider';
export const socket = (url) => new HocuspocusProviderWebsocket({ url, connect: false, jitter: false, maxAttempts: 10 });`,
  },
  {
    name: 'y-room',
    reports: ['require-jitter'],
    policy: { attempts: 'none', waits: [[200, 200], [400, 400], [800, 800]] },
    keeps: { rules: ['require-jitter'], because: 'The provider has no option for its waits but their ceiling.' },
    code: `import * as Y from 'yjs';
import { WebsocketProvider } from 'y-websocket';
export class Room {
  doc = new Y.Doc();
  join(roomId: string) {
    this.provider = new WebsocketProvider(WS_URL, roomId, this.doc, { connect: true, resyncInterval: 5000, maxBackoffTime: 10000 });
  }
}`,
  },
  {
    name: 'y-choice',
    reports: ['require-jitter'],
    policy: { attempts: 'none', waits: [] },
    keeps: { rules: ['require-jitter'], because: 'The provider has no option for its waits but their ceiling.' },
    code: `import * as Y from 'yjs';
import { WebsocketProvider } from 'y-websocket';
export function open(serverUrl, roomName) {
  const ydoc = new Y.Doc();
  return new WebsocketProvider(serverUrl, roomName, ydoc, { connect: true, ...(Platform.isMobile ? { maxBackoffTime: 5000 } : { maxBackoffTime: 30000 }) });
}`,
  },
  {
    name: 'socketcluster',
    reports: ['require-jitter'],
    policy: { attempts: 'none', waits: [[10000, 20000], [15000, 30000], [22500, 45000]] },
    keeps: { rules: ['require-jitter'], because: 'The client makes its waits random before it cuts them off.' },
    code: `import socketCluster from 'socketcluster-client';
const options = {
  path: '/api/ws',
  port: 4000,
  hostname: '127.0.0.1',
  autoConnect: true,
  autoReconnectOptions: { initialDelay: 10000, randomness: 10000, multiplier: 1.5, maxDelay: 60000 },
};
let socket;
export function initSocket() {
  socket = socketCluster.create(options);
}`,
  },
  {
    name: 'polkadot',
    reports: ['no-fixed-delay'],
    policy: { attempts: 'none', waits: [[1000, 1000], [1000, 1000], [1000, 1000]] },
    code: `import { ApiPromise, WsProvider } from '@polkadot/api';
const CONNECT_TIMEOUT_MS = 10_000;
export async function open(endpoint: string): Promise<ApiPromise> {
  return ApiPromise.create({ provider: new WsProvider(endpoint, 1_000, {}, CONNECT_TIMEOUT_MS), noInitWarn: true });
}`,
  },
  {
    name: 'graphql-sse',
    reports: ['no-client-error-retry', 'respect-retry-after'],
    policy: { attempts: 6, waits: [[1300, 3999], [2300, 4999], [4300, 6999]] },
    keeps: { rules: ['no-client-error-retry', 'respect-retry-after'], because: 'The client tells its function nothing of the answer.' },
    code: `import { createClient } from 'graphql-sse';
export const sse = createClient({ url: 'https://api.example.com/graphql/stream', singleConnection: true, retryAttempts: 5 });`,
  },
  {
    name: 'rabbitmq',
    reports: [],
    policy: { attempts: 'none', waits: [[500, 999], [500, 1999], [500, 3999]] },
    code: `import { Connection } from 'rabbitmq-client';
const rabbit = new Connection({ url: process.env.AMQP_URL, retryLow: 500, retryHigh: 30000, connectionTimeout: 10000 });
rabbit.on('error', (err) => console.log('RabbitMQ connection error', err));`,
  },
  {
    name: 'rpc',
    reports: ['no-fixed-delay', 'valid-retry-options'],
    policy: { attempts: 'none', waits: [[5000, 5000], [5000, 5000], [5000, 5000]] },
    keeps: { rules: ['valid-retry-options'], because: 'Somebody has to say how often.' },
    code: `import { Client as WebSocketClient } from 'rpc-websockets';
export const connect = (url: string) => new WebSocketClient(url, { autoconnect: true, reconnect: true, reconnect_interval: 5000, max_reconnects: 0 });`,
  },
  {
    name: 'nest-tcp',
    reports: ['no-fixed-delay'],
    policy: { attempts: 6, waits: [[3000, 3000], [3000, 3000], [3000, 3000]] },
    code: `import { NestFactory } from '@nestjs/core';
import { MicroserviceOptions, Transport } from '@nestjs/microservices';
import { AppModule } from './app.module';
const options: MicroserviceOptions = { transport: Transport.TCP, options: { host: '127.0.0.1', port: 3001, retryAttempts: 5, retryDelay: 3000 } };
async function bootstrap() {
  const app = await NestFactory.createMicroservice<MicroserviceOptions>(AppModule, options);
  await app.listen();
}
bootstrap();`,
  },
  {
    name: 'nest-redis',
    reports: ['no-fixed-delay'],
    policy: { attempts: 6, waits: [[1000, 1000], [1000, 1000], [1000, 1000]] },
    code: `import { NestFactory } from '@nestjs/core';
import { Transport } from '@nestjs/microservices';
async function bootstrap() {
  const app = await NestFactory.create(AppModule);
  app.enableCors({ origin: true });
  app.connectMicroservice({ transport: Transport.REDIS, options: { retryAttempts: 5, retryDelay: 1000 } });
  await app.listen(process.env.PORT || 4546);
}
bootstrap();`,
  },
  {
    name: 'nest-client',
    reports: ['no-fixed-delay'],
    policy: { attempts: 11, waits: [[3000, 3000], [3000, 3000], [3000, 3000]] },
    code: `import { Module } from '@nestjs/common';
import { ClientsModule, Transport } from '@nestjs/microservices';
@Module({
  imports: [ClientsModule.register([{ name: 'MATH', transport: Transport.REDIS, options: { host: 'redis', port: 6379, retryAttempts: 10, retryDelay: 3000 } }])],
})
export class MathModule {}`,
  },
  {
    name: 'cassandra',
    reports: [],
    policy: { attempts: 'none', waits: [[1000, 1149], [1700, 2299], [3400, 4599]] },
    code: `const cassandra = require('cassandra-driver');
const clientOptions = {
  contactPoints: [process.env.CASSANDRA_HOST],
  localDataCenter: 'dc1',
  socketOptions: { connectTimeout: 10000, readTimeout: 30000 },
  policies: { reconnection: new cassandra.policies.reconnection.ExponentialReconnectionPolicy(1000, 10 * 60 * 1000) },
};
let client = null;
function getClient() {
  if (!client) client = new cassandra.Client(clientOptions);
  return client;
}`,
  },
];
