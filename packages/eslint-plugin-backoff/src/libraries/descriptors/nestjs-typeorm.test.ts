import { describeLibrary } from '../../facts/testing/describe-library.js';
import { nestjsTypeorm } from './nestjs-typeorm.js';

describeLibrary(nestjsTypeorm, {
  policies: [
    { code: `import { TypeOrmModule } from '@nestjs/typeorm'; TypeOrmModule.forRoot({ type: 'postgres', retryDelay: 500 });`, attempts: 10, waits: [500, 500] },
    { code: `import { TypeOrmModule } from '@nestjs/typeorm'; TypeOrmModule.forRootAsync({ useFactory: (config) => ({ type: 'postgres', url: config.url, retryAttempts: 3 }) });`, attempts: 3, waits: [3000, 3000] },
    { code: `import { MongooseModule } from '@nestjs/mongoose'; MongooseModule.forRoot(uri, { retryDelay: 500 });`, attempts: 9, waits: [500, 500] },
    { code: `import { SequelizeModule } from '@nestjs/sequelize'; SequelizeModule.forRoot({ dialect: 'postgres', retryAttempts: Infinity });`, attempts: 'none', waits: [3000, 3000] },
  ],
  unknown: { code: `import { TypeOrmModule } from '@nestjs/typeorm'; TypeOrmModule.forRoot({ retryAttempts: limits.attempts });`, fact: 'bound' },
});
