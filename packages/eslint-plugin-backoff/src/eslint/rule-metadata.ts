import type { Rule } from 'eslint';
import { defaultsOf, schemaOf } from '../options.js';
import type { RuleDefinition } from './rule-definition.js';

const documentation = 'https://github.com/backoff-js/backoff/blob/main/packages/eslint-plugin-backoff/docs/rules';

export interface BackoffRule extends Rule.RuleModule {
  readonly meta: Rule.RuleMetaData & { readonly docs: RuleDocs };
}

interface RuleDocs {
  readonly description: string;
  readonly url: string;
  readonly recommended: 'recommended' | 'strict';
  readonly dialects: string[];
  readonly strictOptions?: Readonly<Record<string, unknown>>;
}

/** What ESLint and the documentation are told of a rule. */
export function metadataOf<MessageId extends string>(rule: RuleDefinition<MessageId>): BackoffRule['meta'] {
  const { name, description, recommended, strictOptions, options, fix } = rule;
  return {
    type: recommended === 'recommended' ? 'problem' : 'suggestion',
    languages: ['js/js'],
    docs: {
      description,
      url: `${documentation}/${name}.md`,
      recommended,
      dialects: ['JavaScript', 'TypeScript'],
      ...(strictOptions ? { strictOptions } : {}),
    },
    messages: { ...rule.messages, setting: '{{mistake}}.', ...(fix ? { fix: fix.title } : {}) },
    schema: options ? [schemaOf(options)] : [],
    defaultOptions: options ? [defaultsOf(options)] : [],
    ...(fix ? { hasSuggestions: true } : {}),
    ...(fix && fix.as !== 'suggestion' ? { fixable: 'code' } : {}),
  };
}
