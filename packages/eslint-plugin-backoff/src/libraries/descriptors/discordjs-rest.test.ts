import { describeLibrary } from '../../facts/testing/describe-library.js';
import { discordjsRest } from './discordjs-rest.js';

describeLibrary(discordjsRest, {
  policies: [
    { code: `import { REST } from '@discordjs/rest'; new REST({ version: '10', retries: 3 });`, attempts: 4, waits: [0, 0, 0] },
    { code: `import { Client } from 'discord.js'; new Client({ intents, rest: { timeout: 60000, retries: 1 } });`, attempts: 2, waits: [0] },
  ],
  unknown: { code: `import { REST } from 'discord.js'; new REST({ retries: limits.retries });`, fact: 'bound' },
});
