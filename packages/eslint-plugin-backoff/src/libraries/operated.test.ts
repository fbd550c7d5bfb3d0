import { expect, test } from 'vitest';

import { siteOf } from '../facts/testing/site-of.js';

const statuses = (code: string, jsx = false): readonly number[] => [...(siteOf(code, null, {}, jsx).facts.retriedStatuses.byStatus ?? [])].flatMap(([status, outcome]) => (outcome === 'retried' ? [status] : []));

const querying = (options: string): readonly number[] =>
  statuses(`import { useQuery } from '@tanstack/react-query';
    const load = async (id) => { const answer = await fetch('/users/' + id); if (!answer.ok) throw Object.assign(new Error('failed'), { status: answer.status }); return answer.json(); };
    const useUser = (id) => useQuery({ queryKey: ['user', id], ${options} });`);

test('what is repeated may stand among the options', () => {
  expect(querying('queryFn: () => load(id), retry: 3')).toContain(404);
  expect(querying('async queryFn({ queryKey: [, name] }) { return load(name); }, retry: 3')).toContain(404);
  expect(querying('queryFn: skipToken, retry: 3')).toEqual([]);
});

test('a function in the place of a number says which failures are tried again', () => {
  expect(querying('queryFn: () => load(id), retry: (failures, error) => failures < 3 && error.status >= 500')).toEqual([500, 502, 503, 504]);
  expect(querying('queryFn: () => load(id), retry: (failures) => failures < 3')).toContain(404);
  expect(querying('queryFn: () => load(id), retry: (failures, error) => failures < 3 && isTransient(error)')).toEqual([]);
});

test('so it is of a provider', () => {
  const providing = (value: string): readonly number[] =>
    statuses(`import { SWRConfig } from 'swr'; const fetcher = async (url) => { const answer = await fetch(url); if (!answer.ok) throw new Error('failed'); return answer.json(); }; const App = () => <SWRConfig value={{ ${value} errorRetryCount: 3 }}><Page /></SWRConfig>;`, true);
  expect(providing('fetcher,')).toContain(404);
  expect(providing('')).toEqual([]);
});
