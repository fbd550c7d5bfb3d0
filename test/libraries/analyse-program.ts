import { Linter } from 'eslint';
import { findRetrySites, type RetrySite } from 'eslint-plugin-backoff/analysis';

/** The retry site of each exported function of a file, by its name. */
export function sitesByProgram(file: string, text: string): ReadonlyMap<string, RetrySite> {
  const linter = new Linter();
  const [mistake] = linter.verify(text, [{ files: ['**'] }], { filename: file });
  if (mistake) throw new Error(`${file}:${mistake.line}: ${mistake.message}`);
  const sourceCode = linter.getSourceCode();
  const sites = findRetrySites(sourceCode);
  const programs = new Map<string, RetrySite>();
  for (const statement of sourceCode.ast.body) {
    if (statement.type !== 'ExportNamedDeclaration' || statement.declaration?.type !== 'FunctionDeclaration') continue;
    const [start, end] = statement.range ?? [0, 0];
    const inside = sites.filter(({ node }) => start <= node.range[0] && node.range[1] <= end);
    const { name } = statement.declaration.id;
    const [site] = inside;
    if (site === undefined || inside.length > 1) throw new Error(`${file}: ${name} has ${inside.length} retry sites where one is wanted`);
    programs.set(name, site);
  }
  return programs;
}
