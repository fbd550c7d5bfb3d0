import type { Library, LibraryCall, LibraryOption } from '../library.js';

const when = ['retryAttempts', 'retryDelay'];

const options = (attempts: number): Readonly<Record<string, LibraryOption>> => ({
  retryAttempts: { role: 'attempts', counts: 'attempts', default: attempts },
  retryDelay: { role: 'base', default: 3000 },
  toRetry: { role: 'predicate' },
});

/** Options that stand there, or that a function gives. */
const forRoot = (name: string, at: number, attempts: number): readonly LibraryCall[] => [
  { export: `${name}.forRoot`, options: at, when, policy: { options: options(attempts) } },
  { export: `${name}.forRootAsync`, options: 0, answeredBy: 'useFactory', when, policy: { options: options(attempts) } },
];

/** https://docs.nestjs.com/techniques/database: the first connection, at one pace. Measured with @nestjs/typeorm 12.0, @nestjs/mongoose 12.0 and @nestjs/sequelize 12.0. */
export const nestjsTypeorm: Library = {
  name: '@nestjs/typeorm',
  modules: ['@nestjs/typeorm', '@nestjs/mongoose', '@nestjs/sequelize'],
  calls: [...forRoot('TypeOrmModule', 0, 10), ...forRoot('MongooseModule', 1, 9), ...forRoot('SequelizeModule', 0, 9)],
  options: options(10),
  delay: (_n, _r, o) => o.number('retryDelay'),
  statuses: null,
  retryAfter: null,
  // Drawn once for each process, which is what sets them apart.
  cures: { jitter: { retryDelay: '{{option retryDelay}} * (0.5 + Math.random())' } },
};
