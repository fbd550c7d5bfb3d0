import { describeLibrary } from '../../facts/testing/describe-library.js';
import { i18next } from './i18next.js';

describeLibrary(i18next, {
  policies: [
    { code: `import i18next from 'i18next'; i18next.use(Backend).init({ lng: 'en', maxRetries: 5 });`, attempts: 6, waits: [350, 700, 1400, 2800, 5600] },
    { code: `import i18n from 'i18next'; i18n.use(Backend).use(initReactI18next).init({ maxRetries: 3, retryTimeout: 1000 });`, attempts: 4, waits: [1000, 2000, 4000] },
  ],
  unknown: { code: `import i18next from 'i18next'; i18next.init({ maxRetries: limits.retries });`, fact: 'bound' },
});
