import { describe, test } from 'vitest';
import { expectEdit } from '../../test/expect-edit.js';
import { switchOffInner } from './switch-off-inner.js';

const loop = (request: string) => `async function read() {
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      return await ${request};
    } catch (error) {
      await sleep(Math.random() * 1000);
    }
  }
}`;

describe('what retries by itself makes one attempt', () => {
  test.each([
    ['by an option that it gets', `import OpenAI from 'openai';\nconst client = new OpenAI();`, `import OpenAI from 'openai';\nconst client = new OpenAI({ maxRetries: 0 });`, 'client.responses.create(body)'],
    ['by the one that it has', `import Anthropic from '@anthropic-ai/sdk';\nconst client = new Anthropic({ apiKey, maxRetries: 4 });`, `import Anthropic from '@anthropic-ai/sdk';\nconst client = new Anthropic({ apiKey, maxRetries: 0 });`, 'client.messages.create(body)'],
    ['where attempts are counted', `import { S3Client } from '@aws-sdk/client-s3';\nconst s3 = new S3Client({ region });`, `import { S3Client } from '@aws-sdk/client-s3';\nconst s3 = new S3Client({ region, maxAttempts: 1 });`, 's3.send(command)'],
    ['behind other arguments', `import Stripe from 'stripe';\nconst stripe = new Stripe(key);`, `import Stripe from 'stripe';\nconst stripe = new Stripe(key, { maxNetworkRetries: 0 });`, 'stripe.charges.create(charge)'],
    ['with a plugin', `import { Octokit } from '@octokit/core';\nimport { retry } from '@octokit/plugin-retry';\nconst Client = Octokit.plugin(retry);\nconst client = new Client({ auth });`, `import { Octokit } from '@octokit/core';\nimport { retry } from '@octokit/plugin-retry';\nconst Client = Octokit.plugin(retry);\nconst client = new Client({ auth, retry: { retries: 0 } });`, "client.request('GET /user')"],
  ])('%s', (_, before, after, request) => {
    expectEdit(switchOffInner, `${loop(request)}\n${before}`, `${loop(request)}\n${after}`, { safe: false });
  });

  test('also where a library retries around it', () => {
    const site = `import pRetry from 'p-retry';\npRetry(() => client.responses.create(body));`;
    expectEdit(switchOffInner, `${site}\nimport OpenAI from 'openai';\nconst client = new OpenAI();`, `${site}\nimport OpenAI from 'openai';\nconst client = new OpenAI({ maxRetries: 0 });`, { safe: false });
  });

  test('not where it is hand-written', () => {
    expectEdit(switchOffInner, `${loop('inner(1)')}\nasync function inner(id) { for (let n = 0; n < 3; n++) { try { return await fetch(id); } catch { await sleep(1000); } } }`, null);
  });
});
