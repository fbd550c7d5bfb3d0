import { cancelBody } from '../fixes/cancel-body.js';
import { defineRule } from '../eslint/rule.js';

export const noUnreadResponseRetry = defineRule({
  name: 'no-unread-response-retry',
  description: 'Disallow dropping a response unread before the next attempt',
  recommended: 'strict',
  messages: {
    unread: 'The next attempt drops this response unread, which keeps its connection busy.',
  },
  fix: { edit: cancelBody, title: 'Cancel the body before the next attempt.' },
  *check({ head, facts: { operation } }) {
    if (operation.unreadResponse) yield { node: operation.nodes[0] ?? head, messageId: 'unread' };
  },
});
