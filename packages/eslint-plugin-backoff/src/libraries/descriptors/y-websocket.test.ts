import { describeLibrary } from '../../facts/testing/describe-library.js';
import { yWebsocket } from './y-websocket.js';

describeLibrary(yWebsocket, {
  policies: [
    { code: `import { WebsocketProvider } from 'y-websocket'; new WebsocketProvider(url, room, doc, { maxBackoffTime: 2500 });`, attempts: 'none', waits: [200, 400, 800, 1600, 2500, 2500] },
    { code: `import { WebsocketProvider } from 'y-websocket'; new WebsocketProvider(url, room, doc, { connect: true, maxBackoffTime: 10000 });`, attempts: 'none', waits: [200, 400, 800, 1600, 3200, 6400, 10_000] },
  ],
  unknown: { code: `import { WebsocketProvider } from 'y-websocket'; new WebsocketProvider(url, room, doc, { maxBackoffTime: limits.wait });`, fact: 'delay' },
});
