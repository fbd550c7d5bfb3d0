import { describeLibrary } from '../../facts/testing/describe-library.js';
import { nestjsMicroservices } from './nestjs-microservices.js';

describeLibrary(nestjsMicroservices, {
  policies: [
    { code: `import { NestFactory } from '@nestjs/core'; NestFactory.createMicroservice(AppModule, { transport: Transport.REDIS, options: { retryAttempts: 3, retryDelay: 500 } });`, attempts: 4, waits: [500, 500, 500] },
    { code: `import { ClientsModule, Transport } from '@nestjs/microservices'; ClientsModule.register([{ name: 'MATH', transport: Transport.TCP, options: { retryAttempts: 5, retryDelay: 3000 } }]);`, attempts: 6, waits: [3000, 3000, 3000, 3000, 3000] },
    { code: `import { NestFactory } from '@nestjs/core'; async function start() { const app = await NestFactory.create(AppModule); app.connectMicroservice({ options: { retryAttempts: 2, retryDelay: 1000 } }); }`, attempts: 3, waits: [1000, 1000] },
  ],
  unknown: { code: `import { NestFactory } from '@nestjs/core'; NestFactory.createMicroservice(AppModule, { transport: Transport.TCP, options: { retryAttempts: 3 } });`, fact: 'delay' },
});
