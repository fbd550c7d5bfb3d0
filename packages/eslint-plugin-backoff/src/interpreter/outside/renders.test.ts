import { expect, test } from 'vitest';

import { siteOf, sitesOf } from '../../facts/testing/site-of.js';

const IMPORT = `import { useCallback, useEffect, useReducer, useState } from 'react';`;

const waitsOf = (code: string) => siteOf(code).facts.delay.steps.slice(0, 6).map((step) => step?.max);

/** A socket whose effect runs again when a state changes that its `onclose` sets. */
const socket = (dependencies: string, imported = IMPORT): string => `${imported}
function useSocket(url) {
  const [retries, setRetries] = useState(0);
  useEffect(() => {
    const socket = new WebSocket(url);
    const onClose = () => setTimeout(() => setRetries((n) => n + 1), Math.min(1000 * 2 ** retries, 5000));
    socket.onclose = onClose;
    return () => socket.close();
  }${dependencies});
}`;

test('an effect runs again in the render after a state that it depends on was set', () => {
  expect(siteOf(socket(', [url, retries]')).kind).toBe('reconnect');
  expect(waitsOf(socket(', [url, retries]'))).toEqual([1000, 2000, 4000, 5000, 5000, 5000]);
});

test('without dependencies it runs after each render, without that state among them it does not', () => {
  expect(waitsOf(socket(''))).toEqual([1000, 2000, 4000, 5000, 5000, 5000]);
  expect(sitesOf(socket(', [url]'))).toEqual([]);
  expect(sitesOf(socket(', []'))).toEqual([]);
});

test('hooks are known by the module that they come from', () => {
  for (const imported of [`import { useEffect, useState } from 'preact/hooks';`, `const { useEffect, useState } = require('react');`, `import React from 'react';\nconst { useEffect, useState } = React;`]) {
    expect(waitsOf(socket(', [retries]', imported))).toHaveLength(6);
  }
  expect(sitesOf(socket(', [retries]', `import { useEffect, useState } from './store';`))).toEqual([]);
  expect(waitsOf(socket(', [retries]', `import * as React from 'react';`).replaceAll(/\buse(State|Effect)\(/g, 'React.use$1('))).toHaveLength(6);
});

/** A request that is made again when its failure handler sets a state. */
const loading = (failed: string, done = ''): string => `${IMPORT}
function useData(url) {
  const [tries, setTries] = useState(0);
  const [data, setData] = useState(null);
  useEffect(() => {
    let cancelled = false;
    async function load() {
      try {
        setData(await fetch(url));
        ${done}
      } catch (error) {
        if (cancelled) return;
        ${failed}
      }
    }
    load();
    return () => { cancelled = true; };
  }, [url, tries]);
}`;

test('what asks the state for a limit ends there', () => {
  const site = siteOf(loading('if (tries < 3) setTimeout(() => setTries(tries + 1), 100 * (tries + 1));'));
  expect(site.facts.bound).toMatchObject({ kind: 'attempts', attempts: 4 });
  expect(site.facts.delay.steps.map((step) => step?.max)).toEqual([100, 200, 300]);
});

test('a state that is set to what it is leads to no render', () => {
  expect(siteOf(loading('setTimeout(() => setTries((n) => Math.min(n + 1, 2)), 100);')).facts.bound).toMatchObject({ kind: 'attempts', attempts: 3 });
  expect(sitesOf(loading('setTimeout(() => setTries(0), 100);'))).toEqual([]);
});

test('what a success leads to as well is polling', () => {
  const next = 'setTimeout(() => setTries((n) => n + 1), 5000);';
  expect(sitesOf(loading(next))).toHaveLength(1);
  expect(sitesOf(loading(next, next))).toEqual([]);
});

test('what a person sets by a button is no retry', () => {
  expect(sitesOf(loading(`toast.error('Failed', { action: { label: 'Try again', onClick: () => setTries((n) => n + 1) } });`))).toEqual([]);
});

/** A component that keeps its function from render to render. */
const kept = (dependencies: string): string => `${IMPORT}
function useEvents(url) {
  const [tries, setTries] = useState(0);
  const later = useCallback((attempt) => {
    if (attempt >= 3) return;
    setTimeout(() => setTries((n) => n + 1), 1000 * 2 ** attempt);
  }, []);
  const connect = useCallback(() => {
    const source = new EventSource(url);
    source.onerror = () => {
      source.close();
      later(tries);
    };
    return source;
  }, [${dependencies}]);
  useEffect(() => {
    const source = connect();
    return () => source.close();
  }, [connect, tries]);
}`;

test('a function that is kept sees the state of the render that made it', () => {
  expect(waitsOf(kept('url, tries'))).toEqual([1000, 2000, 4000]);
  expect(waitsOf(kept('url'))).toEqual([1000, 1000, 1000, 1000, 1000, 1000]);
});

test('a reducer makes the next state', () => {
  const code = `${IMPORT}
const reduce = (state, action) => (action === 'retry' ? { ...state, tries: state.tries + 1 } : state);
function useData(url) {
  const [state, dispatch] = useReducer(reduce, { tries: 0, data: null });
  useEffect(() => {
    if (state.tries > 2) return;
    fetch(url).then((answer) => dispatch({ answer })).catch(() => setTimeout(() => dispatch('retry'), 100 * 2 ** state.tries));
  }, [url, state.tries]);
}`;
  expect(waitsOf(code)).toEqual([100, 200]);
  expect(sitesOf(code.replace(`dispatch('retry')`, `dispatch('ignored')`))).toEqual([]);
});

test('what is set before an attempt shows before its answer comes', () => {
  const code = (ended: string): string => `${IMPORT}
function useItems() {
  const [items, setItems] = useState([]);
  const [busy, setBusy] = useState(false);
  const [isLoaded, setLoaded] = useState(false);
  const load = useCallback(async () => {
    if (busy || isLoaded) return;
    setBusy(true);
    try {
      setItems(await fetch('/items'));
      setLoaded(true);
    } catch (error) {
      console.error(error);
      ${ended}
    }
  }, [busy, isLoaded]);
  useEffect(() => { load(); }, [load]);
}`;
  expect(siteOf(code('setBusy(false);')).facts.delay.kind).toBe('none');
  expect(sitesOf(code(''))).toEqual([]);
});

test('a function that calls itself is not told by renders what it sees', () => {
  const code = loading('setTries(tries + 1); if (tries < 3) setTimeout(load, 1000 * 2 ** tries);');
  expect(sitesOf(code).map(({ facts }) => facts.delay.steps.filter((step) => step !== null))).toEqual([]);
});

/** A function that calls itself, and so in the render that made it. */
const again = (dependencies: string): string => `${IMPORT}
function useData(url) {
  const [tries, setTries] = useState(0);
  const load = useCallback(async () => {
    try {
      const response = await fetch(url);
      return await response.json();
    } catch (error) {
      if (tries < 3) {
        setTries((n) => n + 1);
        setTimeout(load, 1000 * 2 ** tries);
      }
    }
  }, [${dependencies}]);
  useEffect(() => { load(); }, [load]);
}`;

test('a function that calls itself goes on seeing the state of its own render', () => {
  const { facts } = siteOf(again('url'));
  expect(facts.delay.steps.slice(0, 3)).toEqual([{ min: 1000, max: 1000 }, { min: 1000, max: 1000 }, { min: 1000, max: 1000 }]);
  expect(facts.bound.kind).toBe('none');
  expect(facts.ineffective).toMatchObject([{ kind: 'counter never changes', name: 'tries' }]);
});

test('where an effect calls it anew as well, nothing is told', () => {
  expect(sitesOf(again('url, tries'))).toEqual([]);
});

test('a state that was found to be another than it began with, and is set to that, holds the effect back', () => {
  const verifying = (failed: string): string => `${IMPORT}
function useVerification(client) {
  const [code, setCode] = useState('');
  const [status, setStatus] = useState('idle');
  useEffect(() => {
    if (code.length !== 6 || status === 'verifying' || status === 'verified') return;
    const timer = setTimeout(() => {
      setStatus('verifying');
      client.verify(code).then(() => setStatus('verified'), () => { setStatus('failed'); ${failed} });
    }, 300);
    return () => clearTimeout(timer);
  }, [code, status]);
  return setCode;
}`;
  expect(sitesOf(verifying(''))).toHaveLength(1);
  expect(sitesOf(verifying(`setCode('');`))).toEqual([]);
});

test('a hook that is told what to pick out gives that, and not the function that picks', () => {
  const loading = (given: string): number =>
    sitesOf(`function Threads({ state }) {
      const reload = ${given};
      useEffect(() => {
        const load = async () => { try { await reload(); } catch (error) { setTimeout(() => void load(), 1000); } };
        void load();
      }, [reload]);
    }`).length;
  expect(loading('useThreads((state) => state.reload)')).toBe(1);
  expect(loading('useCallback(() => state.cached)')).toBe(0);
});
