import type { Library } from '../library.js';

const when = ['retryAttempts'];
const own = ['@nestjs/microservices'];

/** https://docs.nestjs.com/microservices/redis: at one pace; which where none is given goes by the transport. Measured with 12.1. */
export const nestjsMicroservices: Library = {
  name: '@nestjs/microservices',
  modules: [...own, '@nestjs/core'],
  calls: [
    { export: 'ClientsModule.register', modules: own, options: 0, isList: true, under: 'options', when },
    { export: 'ClientProxyFactory.create', modules: own, options: 0, under: 'options', when },
    { export: 'NestFactory.createMicroservice', modules: ['@nestjs/core'], options: 1, under: 'options', when },
    { export: 'NestFactory.create().connectMicroservice', modules: ['@nestjs/core'], options: 0, under: 'options', when },
  ],
  options: {
    retryAttempts: { role: 'attempts', counts: 'retries', default: 0 },
    retryDelay: { role: 'base' },
  },
  delay: (_n, _r, o) => o.number('retryDelay'),
  statuses: null,
  retryAfter: null,
  connection: true,
  // Drawn once for each process, which is what sets them apart.
  cures: { jitter: { retryDelay: '{{option retryDelay}} * (0.5 + Math.random())' } },
};
