import { createHmac } from 'node:crypto';

function sign(secret, body) {
  return createHmac('sha256', secret).update(body).digest('hex');
}

export async function deliver(webhook, event, attemptsLeft = 5) {
  const body = JSON.stringify(event);
  const response = await fetch(webhook.url, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Idempotency-Key': event.id,
      'X-Signature': sign(webhook.secret, body),
    },
    body,
  });
  if (response.status >= 500 && attemptsLeft > 1) {
    return deliver(webhook, event, attemptsLeft - 1);
  }
  return { delivered: response.ok, status: response.status };
}

export async function deliverAll(webhooks, event) {
  const results = [];
  for (const webhook of webhooks) {
    results.push({ webhook: webhook.id, ...(await deliver(webhook, event)) });
  }
  return results;
}
