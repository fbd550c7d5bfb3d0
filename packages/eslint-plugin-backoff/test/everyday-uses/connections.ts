import type { EverydayUse } from './everyday-use.js';

/** Connections that come back: sockets, brokers, redis. */
export const connections: readonly EverydayUse[] = [
  {
    name: 'ioredis-config',
    reports: ['require-jitter'],
    code: `import Redis, { type RedisOptions } from 'ioredis';
export const redisOptions: RedisOptions = { host: 'localhost', port: 6379, maxRetriesPerRequest: null, retryStrategy: (times: number) => Math.min(times * 50, 2000) };
export const redis = new Redis(redisOptions);`,
  },
  {
    name: 'ioredis-nest',
    reports: ['require-jitter'],
    code: `import { Module } from '@nestjs/common';
import { Redis } from 'ioredis';
@Module({ providers: [{ provide: 'REDIS', useFactory: (config: ConfigService) => new Redis({ host: config.get('HOST'), retryStrategy(times) { const delay = Math.min(times * 100, 3000); return delay; } }), inject: [ConfigService] }] })
export class RedisModule {}`,
  },
  {
    name: 'ioredis-null',
    reports: [],
    code: `import Redis from 'ioredis';
const redis = new Redis(process.env.REDIS_URL!, { lazyConnect: true, retryStrategy: () => null });
export default redis;`,
  },
  {
    name: 'ioredis-three',
    reports: ['no-fixed-delay'],
    code: `import Redis from 'ioredis';
class Cache { private client: Redis; constructor(url: string) { this.client = new Redis(url, { retryStrategy: (times) => { if (times > 3) { console.error('giving up'); return null; } return 200; } }); } }`,
  },
  {
    name: 'redis-v4',
    reports: ['require-jitter'],
    code: `import { createClient, type RedisClientType } from 'redis';
let client: RedisClientType;
export async function getRedis() {
  client ??= createClient({ url: process.env.REDIS_URL, socket: { reconnectStrategy: (retries) => Math.min(retries * 100, 3000) } });
  client.on('error', (e) => console.error(e));
  if (!client.isOpen) await client.connect();
  return client;
}`,
  },
  {
    name: 'redis-error',
    reports: [],
    code: `import { createClient } from 'redis';
export const client = createClient({ socket: { reconnectStrategy: (retries) => { if (retries > 10) return new Error('too many'); return Math.min(2 ** retries * 50, 2000) * Math.random(); } } });`,
  },
  {
    name: 'kafkajs',
    reports: [],
    code: `import { Kafka } from 'kafkajs';
export const kafka = new Kafka({ clientId: 'app', brokers: ['k:9092'], retry: { initialRetryTime: 100, retries: 8 } });`,
  },
  {
    name: 'socketio',
    reports: [],
    code: `import { io, type Socket } from 'socket.io-client';
export const socket: Socket = io('https://x.test', { reconnectionAttempts: 5, reconnectionDelay: 1000, reconnectionDelayMax: 30_000 });`,
  },
  {
    name: 'socketio-nojitter',
    reports: ['require-jitter'],
    keeps: { rules: ['require-jitter'], because: 'It never gives up: at its ceiling all clients wait the same.' },
    code: `import io from 'socket.io-client';
const socket = io.connect(url, { reconnection: true, reconnectionDelay: 1000, reconnectionDelayMax: 5000, reconnectionAttempts: Infinity, randomizationFactor: 0 });`,
  },
  {
    name: 'graphql-ws',
    reports: [],
    code: `import { createClient } from 'graphql-ws';
export const client = createClient({ url: 'ws://x', retryAttempts: 5 });`,
  },
  {
    name: 'graphql-ws-wait',
    reports: ['require-jitter'],
    code: `import { createClient } from 'graphql-ws';
export const client = createClient({ url: 'ws://x', retryAttempts: 8, retryWait: async (retries) => { await new Promise((resolve) => setTimeout(resolve, Math.min(1000 * 2 ** retries, 30_000))); } });`,
  },
  {
    name: 'reconnecting-ws',
    reports: ['require-jitter'],
    code: `import ReconnectingWebSocket from 'reconnecting-websocket';
const rws = new ReconnectingWebSocket('wss://x', [], { maxRetries: 10, connectionTimeout: 1000 });`,
  },
  {
    name: 'partysocket',
    reports: ['require-jitter'],
    code: `import { WebSocket } from 'partysocket';
const ws = new WebSocket('wss://x', [], { maxRetries: 10, minReconnectionDelay: 1000 });`,
  },
  {
    name: 'signalr',
    reports: ['require-jitter'],
    code: `import { HubConnectionBuilder } from '@microsoft/signalr';
export const connection = new HubConnectionBuilder().withUrl('/hub').withAutomaticReconnect([0, 2000, 10000, 30000]).build();`,
  },
  {
    name: 'mqtt',
    reports: ['no-fixed-delay'],
    code: `import mqtt from 'mqtt';
export const client = mqtt.connect('mqtt://x', { reconnectPeriod: 5000 });`,
  },
  {
    name: 'nats',
    reports: ['no-fixed-delay'],
    code: `import { connect } from 'nats';
export const nc = await connect({ servers: 'x', maxReconnectAttempts: 10, reconnectTimeWait: 2000, reconnectJitter: 0 });`,
  },
  {
    name: 'static-factory',
    reports: ['require-jitter'],
    code: `import Redis from 'ioredis';
export abstract class RedisFactory { private static readonly options = { retryStrategy: (t: number) => Math.min(t * 200, 4000) }; static create(host: string) { return new Redis({ host, ...RedisFactory.options }); } }`,
  },
  {
    name: 'nats-handler',
    reports: [],
    policy: { attempts: 5, waits: [[1000, 5000], [1000, 5000]] },
    code: `import { connect, type ConnectionOptions } from 'nats';
const options: ConnectionOptions = { servers: ['nats://a'], maxReconnectAttempts: 5, reconnectDelayHandler: () => 1000 + Math.random() * 4000 };
export const nc = await connect(options);`,
  },
  {
    name: 'nats-forever',
    reports: [],
    policy: { attempts: 'none', waits: [[500, 600], [500, 600]] },
    code: `import { connect } from '@nats-io/transport-node';
export async function bus() { return connect({ servers: process.env.NATS, maxReconnectAttempts: -1, reconnectTimeWait: 500, reconnectJitter: 100 }); }`,
  },
  {
    name: 'signalr-policy',
    reports: ['require-jitter'],
    policy: { attempts: 6, waits: [[1000, 1000], [2000, 2000], [4000, 4000], [8000, 8000]] },
    code: `import * as signalR from '@microsoft/signalr';
export const connection = new signalR.HubConnectionBuilder().withUrl('/chat', { accessTokenFactory: () => token }).withAutomaticReconnect({ nextRetryDelayInMilliseconds: (context) => context.previousRetryCount < 5 ? Math.min(1000 * 2 ** context.previousRetryCount, 30_000) : null }).configureLogging(signalR.LogLevel.Information).build();`,
  },
  {
    name: 'signalr-elapsed',
    reports: [],
    code: `import { HubConnectionBuilder, type RetryContext } from '@microsoft/signalr';
class Hub { connection = new HubConnectionBuilder().withUrl('/hub').withAutomaticReconnect({ nextRetryDelayInMilliseconds(context: RetryContext) { if (context.elapsedMilliseconds < 60_000) { return Math.random() * 10_000; } return null; } }).build(); }`,
  },
  {
    name: 'signalr-default',
    reports: ['require-jitter'],
    policy: { attempts: 5, waits: [[0, 0], [2000, 2000], [10_000, 10_000], [30_000, 30_000]] },
    code: `import { HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
export function useHub(url: string) { const connection = new HubConnectionBuilder().withUrl(url).configureLogging(LogLevel.Warning).withAutomaticReconnect().build(); return connection; }`,
  },
  {
    name: 'partysocket-hook',
    reports: ['require-jitter'],
    keeps: { rules: ['require-jitter'], because: 'A hook connects anew where an option is another one at the next render.' },
    code: `import { useWebSocket } from 'partysocket/react';
export const useFeed = (url: string) => useWebSocket(url, undefined, { maxRetries: 8, minReconnectionDelay: 500, onMessage: (event) => console.log(event.data) });`,
  },
  {
    name: 'partysocket-room',
    reports: [],
    code: `import PartySocket from 'partysocket';
export const socket = new PartySocket({ host: 'x.partykit.dev', room: 'main', maxRetries: 3, minReconnectionDelay: 1000 + Math.random() * 4000 });`,
  },
  {
    name: 'mqtt-async',
    reports: ['no-fixed-delay'],
    policy: { attempts: 'none', waits: [[2000, 2000], [2000, 2000]] },
    code: `import mqtt from 'mqtt';
export async function listen(topic: string) { const client = await mqtt.connectAsync('mqtts://broker', { reconnectPeriod: 2000, username: 'a' }); await client.subscribeAsync(topic); return client; }`,
  },
  {
    name: 'mqtt-first',
    reports: ['no-fixed-delay'],
    policy: { attempts: 'none', waits: [[10_000, 10_000]] },
    code: `import { connect } from 'mqtt';
export const client = connect({ host: 'broker', port: 1883, reconnectPeriod: 10 * 1000 });`,
  },
  {
    name: 'graphql-ws-endless',
    reports: ['no-unbounded-retry', 'require-delay-cap', 'require-jitter'],
    policy: { attempts: 'none', waits: [[1300, 3999], [2300, 4999]] },
    code: `import { createClient } from 'graphql-ws';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
export const link = new GraphQLWsLink(createClient({ url: 'wss://x', connectionParams: async () => ({ token: await getToken() }), retryAttempts: Infinity, shouldRetry: () => true }));`,
  },
  {
    name: 'graphql-ws-random',
    reports: [],
    policy: { attempts: 11, waits: [[1000, 4000], [1000, 4000]] },
    code: `import { createClient } from 'graphql-ws';
export const client = createClient({ url: 'wss://x', retryAttempts: 10, retryWait: async () => { await new Promise((resolve) => setTimeout(resolve, 1000 + Math.random() * 3000)); } });`,
  },
  {
    name: 'rws-endless',
    reports: ['require-jitter'],
    policy: { attempts: 'none', waits: [[1000, 5000]] },
    code: `import ReconnectingWebSocket from 'reconnecting-websocket';
export class Feed { private socket = new ReconnectingWebSocket(() => this.url(), 'json', { maxReconnectionDelay: 20_000, minReconnectionDelay: 1000 + Math.random() * 4000, maxRetries: Infinity }); url() { return 'wss://x'; } }`,
  },
  {
    name: 'kafka-producer-factor',
    reports: ['require-jitter'],
    policy: { attempts: 4, waits: [[200, 200], [400, 400], [800, 800]] },
    code: `import { Kafka, Partitioners } from 'kafkajs';
const kafka = new Kafka({ clientId: 'a', brokers });
export const producer = kafka.producer({ createPartitioner: Partitioners.DefaultPartitioner, retry: { retries: 3, initialRetryTime: 200, factor: 0 } });`,
  },
  {
    name: 'kafka-many',
    reports: ['require-jitter'],
    policy: { attempts: 21, waits: [[240, 360], [384, 864]] },
    code: `import { Kafka } from 'kafkajs';
class Bus { private kafka = new Kafka({ brokers: ['a:9092'] }); consumer(groupId: string) { return this.kafka.consumer({ groupId, retry: { retries: 20 } }); } }`,
  },
  {
    name: 'socketio-manager',
    reports: [],
    code: `import { Manager } from 'socket.io-client';
const manager = new Manager('https://x', { reconnectionDelay: 500, reconnectionDelayMax: 60_000, reconnectionAttempts: 4 });
export const socket = manager.socket('/');`,
  },
  {
    name: 'redis-cluster',
    reports: ['require-jitter'],
    policy: { attempts: 'none', waits: [[0, 0], [50, 50], [100, 100]] },
    code: `import { createCluster } from 'redis';
export const cluster = createCluster({ rootNodes: [{ url: 'redis://a' }], defaults: { socket: { reconnectStrategy: (retries) => Math.min(retries * 50, 1000) } } });`,
  },
  {
    name: 'redis-number',
    reports: ['no-fixed-delay'],
    policy: { attempts: 'none', waits: [[1000, 1000], [1000, 1000]] },
    code: `import redis from 'redis';
const client = redis.createClient({ socket: { host: 'a', reconnectStrategy: 1000 } });`,
  },
  {
    name: 'ioredis-cluster',
    reports: ['require-jitter'],
    policy: { attempts: 'none', waits: [[102, 102], [104, 104], [106, 106]] },
    code: `import Redis from 'ioredis';
export const cluster = new Redis.Cluster([{ host: 'a', port: 7000 }], { clusterRetryStrategy: (times) => Math.min(100 + times * 2, 2000), redisOptions: { password } });`,
  },
  {
    name: 'ioredis-random',
    reports: [],
    policy: { attempts: 'none', waits: [[50, 1050], [100, 1100]] },
    code: `import { Redis } from 'ioredis';
export const connection = new Redis({ host: env.HOST, maxRetriesPerRequest: null, reconnectOnError: (error) => error.message.includes('READONLY'), retryStrategy: (times) => Math.min(times * 50, 2000) + Math.random() * 1000 });`,
  },
  {
    name: 'stomp-delay',
    reports: ['no-fixed-delay'],
    code: `import { Client } from '@stomp/stompjs';
const client = new Client({ brokerURL: url, reconnectDelay: 5000, heartbeatIncoming: 4000 });
client.activate();`,
    policy: { attempts: 'none', waits: [[5000, 5000], [5000, 5000]] },
  },
  {
    name: 'stomp-doubling',
    reports: ['require-jitter'],
    code: `import { Client } from '@stomp/stompjs';
const client = new Client({ brokerURL: url, reconnectDelay: 200, reconnectTimeMode: 1, maxReconnectDelay: 10_000 });
client.activate();`,
    policy: { attempts: 'none', waits: [[200, 200], [400, 400], [800, 800]] },
  },
  {
    name: 'stomp-doubling-drawn',
    reports: [],
    code: `import { Client } from '@stomp/stompjs';
export const client = new Client({ brokerURL: url, reconnectDelay: 200 * (0.5 + Math.random()), reconnectTimeMode: 1, maxReconnectDelay: 10_000 * (0.5 + Math.random()) });`,
    policy: { attempts: 'none', waits: [[100, 300], [200, 600], [400, 1200]] },
  },
  {
    name: 'sockette-readme',
    reports: ['no-fixed-delay'],
    policy: { attempts: 11, waits: [[5000, 5000], [5000, 5000]] },
    code: `import Sockette from 'sockette';
export const ws = new Sockette('wss://echo.example.com', { timeout: 5e3, maxAttempts: 10, onopen: (e) => console.log('Connected!', e), onreconnect: (e) => console.log('Reconnecting...', e) });`,
  },
  {
    name: 'amqp-connection-manager-nest',
    reports: ['no-fixed-delay'],
    policy: { attempts: 'none', waits: [[10_000, 10_000], [10_000, 10_000]] },
    code: `import * as amqp from 'amqp-connection-manager';
export const connection = amqp.connect([process.env.AMQP_URL!], { heartbeatIntervalInSeconds: 5, reconnectTimeInSeconds: 10 });
connection.on('connectFailed', ({ err }) => console.error('no connection', err));`,
  },
  {
    name: 'fetch-event-source-chat',
    reports: ['no-client-error-retry', 'no-fixed-delay', 'no-non-idempotent-retry', 'respect-retry-after'],
    keeps: { rules: ['no-client-error-retry', 'respect-retry-after'], because: 'What fails for good only the author knows, and no error holds the header.' },
    policy: { attempts: 'none', waits: [[1000, 1000], [1000, 1000]] },
    code: `import { fetchEventSource } from '@microsoft/fetch-event-source';
export const chat = (prompt: string, onToken: (text: string) => void) => fetchEventSource('/api/chat', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ prompt }), onmessage(message) { onToken(message.data); } });`,
  },
  {
    name: 'fetch-event-source-once',
    reports: [],
    code: `import { fetchEventSource } from '@microsoft/fetch-event-source';
export const chat = (prompt: string, onToken: (text: string) => void) => fetchEventSource('/api/chat', { method: 'POST', body: JSON.stringify({ prompt }), onmessage(message) { onToken(message.data); }, onerror(error) { throw error; } });`,
  },
  {
    name: 'fetch-event-source-readme',
    reports: [],
    code: `import { EventStreamContentType, fetchEventSource } from '@microsoft/fetch-event-source';
class RetriableError extends Error {}
class FatalError extends Error {}
fetchEventSource('/api/sse', {
  async onopen(response) {
    if (response.ok && response.headers.get('content-type') === EventStreamContentType) return;
    if (response.status >= 400 && response.status < 500 && response.status !== 429) throw new FatalError();
    throw new RetriableError();
  },
  onclose() { throw new RetriableError(); },
  onerror(err) { if (err instanceof FatalError) throw err; },
});`,
  },
];
