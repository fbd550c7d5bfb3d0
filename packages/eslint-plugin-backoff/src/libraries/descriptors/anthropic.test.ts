import { describeLibrary } from '../../facts/testing/describe-library.js';
import { anthropic } from './anthropic.js';

describeLibrary(anthropic, {
  policies: [
    { code: `import Anthropic from '@anthropic-ai/sdk'; new Anthropic({ maxRetries: 2 });`, attempts: 3, waits: [[375, 500], [750, 1000]] },
    { code: `import Anthropic from '@anthropic-ai/sdk'; new Anthropic({ maxRetries: 6 });`, attempts: 7, waits: [[375, 500], [750, 1000], [1500, 2000], [3000, 4000], [6000, 8000], [6000, 8000]] },
    { code: `import { AnthropicVertex } from '@anthropic-ai/vertex-sdk'; new AnthropicVertex({ region, projectId, maxRetries: 3 });`, attempts: 4, waits: [[375, 500], [750, 1000], [1500, 2000]] },
  ],
  unknown: { code: `import Anthropic from '@anthropic-ai/sdk'; new Anthropic({ maxRetries: limits.most });`, fact: 'bound' },
});
