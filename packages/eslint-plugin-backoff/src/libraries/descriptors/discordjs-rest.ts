import type { Library } from '../library.js';

/** https://discord.js.org/docs/packages/rest/stable/RESTOptions:Interface: bad answers at once, what is limited as the server says. Measured with 2.6. */
export const discordjsRest: Library = {
  name: '@discordjs/rest',
  modules: ['@discordjs/rest', 'discord.js'],
  calls: [
    { export: 'REST', options: 0, when: ['retries'] },
    { export: 'Client', modules: ['discord.js'], options: 0, under: 'rest', when: ['retries'] },
  ],
  options: { retries: { role: 'attempts', counts: 'retries', default: 3 } },
  delay: () => 0,
  statuses: [429, 500, 502, 503, 504],
  retryAfter: 'used',
};
