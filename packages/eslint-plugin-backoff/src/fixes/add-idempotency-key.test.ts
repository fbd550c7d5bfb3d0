import { test } from 'vitest';
import { expectEdit } from '../../test/expect-edit.js';
import { addIdempotencyKey } from './add-idempotency-key.js';

test('adds the header to the others', () => {
  expectEdit(
    addIdempotencyKey,
    `async function pay(order) {
  for (let attempt = 0; ; attempt++) {
    try {
      return await fetch('/pay', { method: 'POST', headers: { Accept: 'application/json' }, body: order });
    } catch (error) {
      if (attempt === 3) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 1000));
    }
  }
}
`,
    `async function pay(order) {
  const idempotencyKey = crypto.randomUUID();
  for (let attempt = 0; ; attempt++) {
    try {
      return await fetch('/pay', { method: 'POST', headers: { Accept: 'application/json', 'Idempotency-Key': idempotencyKey }, body: order });
    } catch (error) {
      if (attempt === 3) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 1000));
    }
  }
}
`,
    { safe: false },
  );
});

test('adds the headers', () => {
  expectEdit(
    addIdempotencyKey,
    `async function pay(order) {
  for (let attempt = 0; ; attempt++) {
    try {
      return await fetch('/pay', { method: 'POST', body: order });
    } catch (error) {
      if (attempt === 3) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 1000));
    }
  }
}
`,
    `async function pay(order) {
  const idempotencyKey = crypto.randomUUID();
  for (let attempt = 0; ; attempt++) {
    try {
      return await fetch('/pay', { method: 'POST', body: order, headers: { 'Idempotency-Key': idempotencyKey } });
    } catch (error) {
      if (attempt === 3) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 1000));
    }
  }
}
`,
    { safe: false },
  );
});
