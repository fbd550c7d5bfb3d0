import type { Library, LibraryCall } from '../library.js';

const when = ['reconnectTimeInSeconds', 'heartbeatIntervalInSeconds'];

const own = ['amqp-connection-manager'];

/** What Nest's module hands on. */
const inNest: readonly LibraryCall[] = [
  { export: 'RabbitMQModule.forRoot', modules: ['@golevelup/nestjs-rabbitmq'], options: -1, under: 'connectionManagerOptions', when },
  { export: 'RabbitMQModule.forRootAsync', modules: ['@golevelup/nestjs-rabbitmq'], options: -1, answeredBy: 'useFactory', under: 'connectionManagerOptions', when },
];

/** https://github.com/jwalton/node-amqp-connection-manager: it comes back at one pace for ever. Lengths are in seconds. Measured with 5.0. */
export const amqpConnectionManager: Library = {
  name: 'amqp-connection-manager',
  modules: [...own, '@golevelup/nestjs-rabbitmq'],
  calls: [...['connect', 'AmqpConnectionManagerClass', 'AmqpConnectionManager'].map((name): LibraryCall => ({ export: name, modules: own, options: 1, when })), ...inNest],
  options: {
    reconnectTimeInSeconds: { role: 'base', unitMs: 1000, default: 0 },
    // The pace where no other is given.
    heartbeatIntervalInSeconds: { role: 'other', default: 5 },
  },
  delay: (_n, _r, o) => o.number('reconnectTimeInSeconds') || o.number('heartbeatIntervalInSeconds') * 1000,
  statuses: null,
  retryAfter: null,
  connection: true,
  // Drawn once for each client, as is all that it goes by.
  cures: { wait: { reconnectTimeInSeconds: '5 * (0.5 + Math.random())' }, jitter: { reconnectTimeInSeconds: '{{option reconnectTimeInSeconds}} * (0.5 + Math.random())' } },
  hazards: [{ option: 'heartbeatIntervalInSeconds', when: { heartbeatIntervalInSeconds: { is: [0] }, reconnectTimeInSeconds: 'left out' }, effect: 'is the wait before each reconnection as well: there is none' }],
};
