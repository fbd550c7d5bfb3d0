import { expect, test } from 'vitest';

import { sitesOf } from '../testing/site-of.js';

test('what deals with each of its failures is not tried again, where nobody judges its answers', () => {
  const query = (fn: string): number => sitesOf(`import { useQuery } from '@tanstack/react-query'; const useAddress = () => useQuery({ queryKey, queryFn: ${fn}, retry: 3 });`).length;
  expect(query("async () => { if (isLocal) return '127.0.0.1'; try { return await address(); } catch { console.warn('none'); return NONE; } }")).toBe(0);
  expect(query('async () => { try { return await address(); } catch (error) { note(error); throw error; } }')).toBe(1);
  expect(query('async () => { try { return await address(); } finally { note(); } }')).toBe(1);
  const retrying = (options: string): number => sitesOf(`import pRetry from 'p-retry'; pRetry(async () => { try { return await address(); } catch { return null; } }, ${options});`).length;
  expect(retrying('{ retries: 3 }')).toBe(0);
  expect(retrying('{ retries: 3, shouldRetry }')).toBe(1);
  expect(query('async () => { try { return await address(); } catch (error) { refuse(error); } }')).toBe(1);
  expect(query('async () => { let found; try { found = await address(); } catch { console.warn(1); } assert(found); return found; }')).toBe(1);
});

test('so it is of a function that stands before the options, and of one that only gives what another one does', () => {
  const query = (fn: string): number => sitesOf(`import { useQuery } from '@tanstack/react-query'; async function safe(id) { try { return await address(id); } catch { return NONE; } } async function unsafe(id) { return address(id); } const useAddress = (id) => useQuery(['address'], ${fn}, { retry: 3 });`).length;
  expect(query('async () => { try { return await address(); } catch { return NONE; } }')).toBe(0);
  expect(query('() => safe(id)')).toBe(0);
  expect(query('async () => { return await safe(id); }')).toBe(0);
  expect(query('safe')).toBe(0);
  expect(query('() => unsafe(id)')).toBe(1);
  expect(query('unsafe')).toBe(1);
  expect(query('async () => safe(await idOf(id))')).toBe(1);
});
