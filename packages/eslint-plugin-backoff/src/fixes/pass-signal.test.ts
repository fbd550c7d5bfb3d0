import { test } from 'vitest';
import { expectEdit } from '../../test/expect-edit.js';
import { passSignal } from './pass-signal.js';

test('as the option of timers/promises', () => {
  expectEdit(
    passSignal,
    `import { setTimeout as sleep } from 'node:timers/promises';

export async function load(client, signal) {
  for (let attempt = 0; ; attempt++) {
    try {
      return await client.send({ signal });
    } catch (error) {
      if (attempt === 3) throw error;
      await sleep(Math.random() * 1000);
    }
  }
}
`,
    `import { setTimeout as sleep } from 'node:timers/promises';

export async function load(client, signal) {
  for (let attempt = 0; ; attempt++) {
    try {
      return await client.send({ signal });
    } catch (error) {
      if (attempt === 3) throw error;
      await sleep(Math.random() * 1000, undefined, { signal });
    }
  }
}
`,
  );
});

test('as a listener beside the timer', () => {
  expectEdit(
    passSignal,
    `export async function load(client, { signal }) {
  for (let attempt = 0; ; attempt++) {
    try {
      return await fetch('/', { signal });
    } catch (error) {
      if (attempt === 3) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 1000));
    }
  }
}
`,
    `export async function load(client, { signal }) {
  for (let attempt = 0; ; attempt++) {
    try {
      return await fetch('/', { signal });
    } catch (error) {
      if (attempt === 3) throw error;
      await new Promise((resolve, reject) => {
        const stop = () => {
          clearTimeout(timer);
          reject(signal?.reason);
        };
        const timer = setTimeout(() => {
          signal?.removeEventListener('abort', stop);
          resolve(undefined);
        }, Math.random() * 1000);
        if (signal?.aborted) stop();
        else signal?.addEventListener('abort', stop, { once: true });
      });
    }
  }
}
`,
  );
});

test('asks a signal that may have been left out of the options', () => {
  expectEdit(
    passSignal,
    `export async function load(url, init = {}) {
  const { signal, ...rest } = init;
  for (let i = 0; ; i++) {
    try {
      return await fetch(url, { ...rest, signal });
    } catch (error) {
      if (i === 2 || signal?.aborted) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 1000));
  }
}
`,
    `export async function load(url, init = {}) {
  const { signal, ...rest } = init;
  for (let i = 0; ; i++) {
    try {
      return await fetch(url, { ...rest, signal });
    } catch (error) {
      if (i === 2 || signal?.aborted) throw error;
    }
    await new Promise((resolve, reject) => {
      const stop = () => {
        clearTimeout(timer);
        reject(signal?.reason);
      };
      const timer = setTimeout(() => {
        signal?.removeEventListener('abort', stop);
        resolve(undefined);
      }, Math.random() * 1000);
      if (signal?.aborted) stop();
      else signal?.addEventListener('abort', stop, { once: true });
    });
  }
}
`,
  );
});
