import { describeLibrary } from '../../facts/testing/describe-library.js';
import { websocketTs } from './websocket-ts.js';

describeLibrary(websocketTs, {
  policies: [
    { code: `import { WebsocketBuilder, ConstantBackoff } from 'websocket-ts'; new WebsocketBuilder(url).withBackoff(new ConstantBackoff(1000)).build();`, attempts: 'none', waits: [1000, 1000] },
    { code: `import { WebsocketBuilder, LinearBackoff } from 'websocket-ts'; new WebsocketBuilder(url).withBackoff(new LinearBackoff(0, 1000, 5000)).build();`, attempts: 'none', waits: [1000, 2000, 3000, 4000, 5000, 5000] },
    { code: `import { WebsocketBuilder, ExponentialBackoff } from 'websocket-ts'; new WebsocketBuilder(url).withBackoff(new ExponentialBackoff(100)).build();`, attempts: 'none', waits: [200, 400, 800, 1600] },
    { code: `import { WebsocketBuilder, ExponentialBackoff } from 'websocket-ts'; new WebsocketBuilder(url).withBackoff(new ExponentialBackoff(100, 3)).withMaxRetries(5).build();`, attempts: 6, waits: [200, 400, 800, 800, 800] },
  ],
  unknown: { code: `import { WebsocketBuilder } from 'websocket-ts'; new WebsocketBuilder(url).withBackoff(pace).build();`, fact: 'delay' },
});
