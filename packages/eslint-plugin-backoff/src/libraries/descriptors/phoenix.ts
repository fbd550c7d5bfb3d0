import type { Library } from '../library.js';

const PACES = [10, 50, 100, 150, 200, 250, 500, 1000, 2000];

const when = ['reconnectAfterMs'];

/** https://hexdocs.pm/phoenix/js, and what Supabase builds on it. Measured with 1.8. */
export const phoenix: Library = {
  name: 'phoenix',
  modules: ['phoenix', '@supabase/realtime-js', '@supabase/supabase-js'],
  calls: [
    { export: 'Socket', modules: ['phoenix'], options: 1, when },
    { export: 'RealtimeClient', modules: ['@supabase/realtime-js'], options: 1, when },
    { export: 'createClient', modules: ['@supabase/supabase-js'], options: 2, under: 'realtime', when },
  ],
  options: { reconnectAfterMs: { role: 'delay function', arguments: ['retry'] } },
  delay: (n) => PACES[n - 1] ?? 5000,
  statuses: null,
  retryAfter: null,
  connection: true,
};
