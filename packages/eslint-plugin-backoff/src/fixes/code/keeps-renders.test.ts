import { test } from 'vitest';

import { expectEdit } from '../../../test/expect-edit.js';
import { boundAttempts } from '../bound-attempts.js';
import { guardClientErrors } from '../guard-client-errors.js';
import { insertWait } from '../insert-wait.js';
import { useFullJitter } from '../use-full-jitter.js';

const component = (effect: string, before = ''): string => `import { useEffect, useState } from 'react';
export function useEvents(url) {
  const [tries, setTries] = useState(0);
${before}  useEffect(() => {
${effect}
}
`;

const socket = (length: string, dependencies: string): string => `    const socket = new WebSocket(url);
    socket.onclose = () => {
      setTimeout(() => setTries((n) => n + 1), ${length});
    };
    return () => socket.close();
  }, [${dependencies}]);`;

test('a wait that is worked out in the effect is randomised there', () => {
  expectEdit(useFullJitter, component(socket('Math.min(1000 * 2 ** tries, 30000)', 'url, tries')), `${component(socket('fullJitter(tries, { base: 1000, cap: 30000 })', 'url, tries'))}\n// fullJitter\n`);
});

test('a wait that the render works out, on which the effect depends, stays as it is', () => {
  expectEdit(useFullJitter, component(socket('delay', 'url, delay'), '  const delay = Math.min(1000 * 2 ** tries, 30000);\n'), null);
});

const request = (failed: string): string => `    fetch(url).then((response) => response.json()).catch((error) => {
      console.error(error);
      ${failed}
    });
  }, [url, tries]);`;

test('nothing is counted, guarded or waited for where the next render begins anew', () => {
  expectEdit(boundAttempts, component(request('setTimeout(() => setTries((n) => n + 1), 1000 * 2 ** tries);')), null);
  expectEdit(insertWait, component(request('setTries((n) => n + 1);')), null);
  expectEdit(guardClientErrors, component(request('setTimeout(() => setTries((n) => n + 1), 1000 * 2 ** tries);')), null);
});
