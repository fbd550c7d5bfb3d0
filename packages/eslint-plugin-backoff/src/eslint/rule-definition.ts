import type { TSESTree } from '@typescript-eslint/types';
import type { RetrySite } from '../facts/retry-site.js';
import type { Fix } from '../fixes/code/edit.js';
import type { Option } from '../options.js';
import type { Settings } from '../settings.js';

/** What a rule is, and the question that it asks of each retry site. */
export interface RuleDefinition<MessageId extends string> {
  readonly name: string;
  readonly description: string;
  readonly recommended: 'recommended' | 'strict';
  readonly messages: Readonly<Record<MessageId, string>>;
  readonly options?: Readonly<Record<string, Option<unknown>>>;
  /** The options with which the strict configuration runs the rule. */
  readonly strictOptions?: Readonly<Record<string, unknown>>;
  readonly fix?: RuleFix;
  readonly check: (site: RetrySite, context: CheckContext) => Iterable<Report<MessageId>>;
}

interface RuleFix {
  readonly edit: Fix;
  /** What the edit does, for an editor's menu. */
  readonly title: string;
  /** `suggestion`: never applied by `--fix`. */
  readonly as?: 'suggestion';
}

export interface CheckContext {
  readonly settings: Settings;
  /** The rule's options as configured: `optionReader` reads them. */
  readonly options: unknown;
}

export interface Report<MessageId extends string> {
  readonly messageId: MessageId;
  readonly data?: Readonly<Record<string, string>>;
  /** The node that shows the defect; the head of the site where something is missing. */
  readonly node: TSESTree.Node;
}
