import { describeLibrary } from '../../facts/testing/describe-library.js';
import { phoenix } from './phoenix.js';

describeLibrary(phoenix, {
  policies: [
    { code: `import { Socket } from 'phoenix'; new Socket('/socket', { reconnectAfterMs: (tries) => [5, 10][tries - 1] || 20 });`, attempts: 'none', waits: [5, 10, 20, 20] },
    { code: `import { createClient } from '@supabase/supabase-js'; createClient(url, key, { realtime: { reconnectAfterMs: (tries) => tries * 1000 } });`, attempts: 'none', waits: [1000, 2000, 3000] },
  ],
  unknown: { code: `import { Socket } from 'phoenix'; new Socket('/socket', { reconnectAfterMs });`, fact: 'delay' },
});
