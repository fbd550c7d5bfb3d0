import type { TSESTree } from '@typescript-eslint/types';

import type { Source } from './source.js';

/** What a server answers to a device until somebody has signed in elsewhere: the constant of RFC 8628, section 3.5. */
const PENDING = /(['"`])authorization_pending\1/;

/** Whether a file may log in by the device flow: by its text alone, as most do not. */
export const mayPollForSignIn = ({ parsed }: Source): boolean => PENDING.test(parsed.text);

/**
 * `if (body.error === 'authorization_pending') continue;`: the token is asked for until a person has said yes in a browser, at the pace that the
 * server sets, which is the least that it takes.
 */
export const pollsForSignIn = (node: TSESTree.Node, source: Source): boolean => PENDING.test(source.text(node));
