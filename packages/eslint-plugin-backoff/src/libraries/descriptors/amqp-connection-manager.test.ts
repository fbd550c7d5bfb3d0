import { describeLibrary } from '../../facts/testing/describe-library.js';
import { amqpConnectionManager } from './amqp-connection-manager.js';

describeLibrary(amqpConnectionManager, {
  policies: [
    { code: `import amqp from 'amqp-connection-manager'; amqp.connect(['amqp://queue'], { reconnectTimeInSeconds: 1 });`, attempts: 'none', waits: [1000, 1000] },
    { code: `import amqp from 'amqp-connection-manager'; amqp.connect(['amqp://queue'], { heartbeatIntervalInSeconds: 30 });`, attempts: 'none', waits: [30_000, 30_000] },
    { code: `import amqp from 'amqp-connection-manager'; amqp.connect(['amqp://queue'], { reconnectTimeInSeconds: 0 });`, attempts: 'none', waits: [5000, 5000] },
    { code: `import { connect } from 'amqp-connection-manager'; connect(urls, { heartbeatIntervalInSeconds: 0 });`, attempts: 'none', waits: [0, 0] },
    { code: `import { RabbitMQModule } from '@golevelup/nestjs-rabbitmq'; RabbitMQModule.forRoot({ uri, connectionManagerOptions: { reconnectTimeInSeconds: 10 } });`, attempts: 'none', waits: [10_000, 10_000] },
    { code: `import { RabbitMQModule } from '@golevelup/nestjs-rabbitmq'; RabbitMQModule.forRootAsync(RabbitMQModule, { useFactory: (config) => ({ uri: config.uri, connectionManagerOptions: { heartbeatIntervalInSeconds: 15 } }) });`, attempts: 'none', waits: [15_000, 15_000] },
  ],
  unknown: { code: `import amqp from 'amqp-connection-manager'; amqp.connect(['amqp://queue'], { reconnectTimeInSeconds: settings.pace });`, fact: 'delay' },
});
