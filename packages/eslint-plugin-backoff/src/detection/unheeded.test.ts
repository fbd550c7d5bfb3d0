import { expect, test } from 'vitest';

import { sitesOf } from '../facts/testing/site-of.js';

test('what is begun and left to itself is not tried again because it failed', () => {
  const editor = (reload: string): string => `function useEditor(path) {
    const isAskedFor = useRef(false);
    const isStale = useRef(false);
    const reload = useCallback(async () => { const book = await loadBook(path); isStale.current = false; setBook(book); }, [path]);
    const save = async () => { const result = await patch(path); if (!result.ok) return false; if (isStale.current) ${reload}; return true; };
    return async () => {
      let isSaved = await save();
      while (isSaved && isAskedFor.current) { isAskedFor.current = false; isSaved = await save(); }
    };
  }`;
  expect(sitesOf(editor('void reload()'))).toEqual([]);
  expect(sitesOf(editor('reload()'))).toEqual([]);
  expect(sitesOf(editor('await reload().catch(log)'))).toHaveLength(1);
});

test('one of which the end is waited for, well or not, is tried again', () => {
  const store = (handled: string): string => `async function save(file, left) {
    let isDone = false;
    while (!isDone && left-- > 0) { store(file)${handled}; await sleep(1000); }
  }`;
  expect(sitesOf(store('.then(() => { isDone = true; }, (error) => console.error(error))'))).toHaveLength(1);
  expect(sitesOf(store('.then(() => { isDone = true; })'))).toHaveLength(1);
});

test('an effect runs again because what it began is over, well or not', () => {
  const context = `import { useCallback, useEffect, useState } from 'react';
  export function useAddress() {
    const [address, setAddress] = useState('');
    const [isLoading, setIsLoading] = useState(false);
    const fetchAddress = useCallback(() => {
      if (address || isLoading) return;
      setIsLoading(true);
      load().then((loaded) => { setAddress(loaded); }).finally(() => setIsLoading(false));
    }, [address, isLoading]);
    useEffect(() => { fetchAddress(); }, [fetchAddress]);
    return address;
  }`;
  expect(sitesOf(context)).toHaveLength(1);
});
