/** `npm run new-rule NAME`: writes a rule, its test and its page, all to be filled in, and adds it to the plugin. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { identifier, ruleIndexModule } from './rule-index.js';

const plugin = new URL('../packages/eslint-plugin-backoff/', import.meta.url);

/**
 * Writes the files of a new rule into a plugin's folder and returns their paths below it. Throws, and writes nothing, where
 * the name is not one in kebab case that says what is disallowed or required, or a rule has it already.
 */
export function newRule(name: string, folder: URL = plugin): string[] {
  if (!/^(no|require|prefer|respect|valid)(-[a-z0-9]+)+$/.test(name)) {
    throw new Error(`"${name}" is no rule's name: it looks like no-fixed-delay or require-jitter.`);
  }
  const files = { [`src/rules/${name}.ts`]: rule(name), [`src/rules/${name}.test.ts`]: test(name), [`docs/rules/${name}.md`]: page(name) };
  const paths = Object.keys(files);
  const taken = paths.find((path) => existsSync(new URL(path, folder)));
  if (taken) throw new Error(`${taken} is there already.`);
  for (const [path, text] of Object.entries(files)) {
    const file = fileURLToPath(new URL(path, folder));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const rules = new URL('src/rules/', folder);
  writeFileSync(new URL('index.ts', rules), ruleIndexModule(rules));
  return paths;
}

function rule(name: string): string {
  return `import { defineRule } from '../eslint/rule.js';

export const ${identifier(name)} = defineRule({
  name: '${name}',
  description: 'Disallow …',
  recommended: 'strict',
  messages: {
    found: 'Says what was found, with its figures.',
  },
  *check(site) {
    if (site.facts.bound.kind !== 'none') return;
    yield { node: site.head, messageId: 'found' };
  },
});
`;
}

function test(name: string): string {
  return `import { test } from 'vitest';
import { expectReports } from '../../test/expect-reports.js';
import { ${identifier(name)} } from './${name}.js';

test('what it finds is reported', () => {
  expectReports(${identifier(name)}, \`
async function load(url) {
  while (true) {
//^^^^^ Says what was found, with its figures.
    try {
      return await fetch(url);
    } catch {}
  }
}
\`);
});

test('its neighbour is fine', () => {
  expectReports(${identifier(name)}, \`
async function load(url) {
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      return await fetch(url);
    } catch {}
  }
}
\`);
});
`;
}

function page(name: string): string {
  return `# Disallow … (\`backoff/${name}\`)

<!-- end auto-generated rule header -->

## Why

What goes wrong, where it has gone wrong, and what it costs.

## Incorrect

\`\`\`js incorrect
while (true) {
  try {
    await fetch("https://api.example.com/health");
    break;
  } catch {}
}
\`\`\`

## Correct

\`\`\`js correct
await fetch("https://api.example.com/health");
\`\`\`

## When not to use it

## Sources
`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    const paths = newRule(process.argv[2] ?? '');
    console.log(`Written below packages/eslint-plugin-backoff:\n  ${paths.join('\n  ')}`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 2;
  }
}
