import { describeLibrary } from '../../facts/testing/describe-library.js';
import { retryAsPromised } from './retry-as-promised.js';

describeLibrary(retryAsPromised, {
  policies: [
    { code: `import retry from 'retry-as-promised'; retry(load, { max: 4 });`, attempts: 4, waits: [100, 110, 121] },
    { code: `import { retryAsPromised } from 'retry-as-promised'; retryAsPromised(load, 3);`, attempts: 3, waits: [100, 110] },
    { code: `import retry from 'retry-as-promised'; retry(load, { max: 5, backoffBase: 1000, backoffExponent: 2, backoffJitter: 500 });`, attempts: 5, waits: [[500, 1500], [1500, 2500], [3500, 4500], [7500, 8500]] },
    { code: `import retry from 'retry-as-promised'; retry(load, { max: 5, backoffBase: 0 });`, attempts: 5, waits: [0, 0, 0, 0] },
    { code: `import { Sequelize } from 'sequelize'; new Sequelize('a', 'b', 'c', { dialect: 'mysql', retry: { max: 4, backoffBase: 1000, backoffExponent: 1.5 } });`, attempts: 4, waits: [1000, 1500, 2250] },
  ],
  unknown: { code: `import retry from 'retry-as-promised'; retry(load, { max: limits.max });`, fact: 'bound' },
});
