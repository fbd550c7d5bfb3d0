import type { TSESTree } from '@typescript-eslint/types';

import type { Callee } from '../callee.js';

const DEFERS = /^(on|once|use|get|post|put|delete|patch|all|describe|it|test|before|after|beforeEach|afterEach|register|subscribe|addEventListener|command|action|handle|cron|define\w*|create\w*|use[A-Z]\w*)$/;

/** Methods of a collection that look for a function among others, and do not run it: `queue.indexOf(task)`. */
const LOOKS_FOR = /^(indexOf|lastIndexOf|includes|has|delete)$/;

/** Whether a call keeps the function for later. What is waited for has run: `await limiter.schedule(send)`. */
export const defers = ({ name }: Callee, { parent }: TSESTree.Node): boolean => DEFERS.test(name) || LOOKS_FOR.test(name) || (name === 'schedule' && parent?.type === 'ExpressionStatement');
