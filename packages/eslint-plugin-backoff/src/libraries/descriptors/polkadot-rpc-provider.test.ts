import { describeLibrary } from '../../facts/testing/describe-library.js';
import { polkadotRpcProvider } from './polkadot-rpc-provider.js';

describeLibrary(polkadotRpcProvider, {
  policies: [
    { code: `import { WsProvider } from '@polkadot/api'; new WsProvider('wss://rpc.example.com', 2500);`, attempts: 'none', waits: [2500, 2500] },
    { code: `import { WsProvider } from '@polkadot/rpc-provider'; new WsProvider('wss://rpc.example.com', 700);`, attempts: 'none', waits: [700, 700] },
  ],
  unknown: { code: `import { WsProvider } from '@polkadot/api'; new WsProvider(url, limits.wait);`, fact: 'delay' },
});
