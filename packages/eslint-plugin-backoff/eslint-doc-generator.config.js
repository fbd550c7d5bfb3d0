/** @type {import('eslint-doc-generator').GenerateOptions} */
export default {
  configEmoji: [
    ['recommended', '✅'],
    ['strict', '🔒'],
  ],
  pathRuleList: ['README.md', '../../README.md'],
  ruleDocNotices: ['configs', 'deprecated', 'fixableAndHasSuggestions', 'requiresTypeChecking'],
  ruleDocTitleFormat: 'desc-parens-prefix-name',
  ruleListColumns: ['name', 'description', 'configsError', 'fixable', 'hasSuggestions'],
};
