import { describeLibrary } from '../../facts/testing/describe-library.js';
import { microsoftFetchEventSource } from './microsoft-fetch-event-source.js';

describeLibrary(microsoftFetchEventSource, {
  policies: [
    { code: `import { fetchEventSource } from '@microsoft/fetch-event-source'; fetchEventSource(url, { onmessage });`, attempts: 'none', waits: [1000, 1000, 1000] },
    { code: `import { fetchEventSource } from '@microsoft/fetch-event-source'; fetchEventSource(url, { onerror() { return 5000; } });`, attempts: 'none', waits: [5000, 5000] },
    { code: `import { fetchEventSource } from '@microsoft/fetch-event-source'; fetchEventSource(url, { onerror() { console.warn('again'); } });`, attempts: 'none', waits: [1000, 1000] },
  ],
  unknown: { code: `import { fetchEventSource } from '@microsoft/fetch-event-source'; fetchEventSource(url, { onerror: settings.wait });`, fact: 'delay' },
});
