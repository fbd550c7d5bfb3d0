import { describeLibrary } from '../../facts/testing/describe-library.js';
import { socketIoClient } from './socket-io-client.js';

describeLibrary(socketIoClient, {
  policies: [
    { code: `import { io } from 'socket.io-client'; io(url, { reconnectionAttempts: 4, randomizationFactor: 0 });`, attempts: 5, waits: [1000, 2000, 4000, 5000] },
    { code: `import { io } from 'socket.io-client'; io({ reconnectionAttempts: 3, reconnectionDelay: 100, reconnectionDelayMax: 300, randomizationFactor: 0 });`, attempts: 4, waits: [100, 200, 300] },
    { code: `import { SocketIoModule } from 'ngx-socket-io'; SocketIoModule.forRoot({ url, options: { reconnectionAttempts: 2, reconnectionDelay: 1000, randomizationFactor: 0 } });`, attempts: 3, waits: [1000, 2000] },
  ],
  unknown: { code: `import { io } from 'socket.io-client'; io(url, { reconnectionDelay: limits.wait });`, fact: 'delay' },
});
