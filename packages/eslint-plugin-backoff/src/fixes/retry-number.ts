import type { TSESTree } from '@typescript-eslint/types';
import { addCounter } from './add-counter.js';
import { literalNumber } from './arithmetic.js';
import { constantValue } from './constant-value.js';
import type { Draft } from './draft.js';
import { type SiteCounter, siteCounter } from './site-counter.js';
import { stepOf, stepsBefore, stepsIn } from './steps.js';
import { bare } from './syntax.js';

/** The zero-based retry at a node, as an expression. Where nothing counts, a counter is added; null where none can be. */
export function retryNumber(draft: Draft, at: TSESTree.Node, offset = at.range[0]): string | null {
  const counter = siteCounter(draft);
  const known = counter && isVisible(counter.text, at, draft) ? fromCounter(counter, offset, draft) : null;
  return known ?? draft.once('retry number', () => addCounter(draft, at));
}

function fromCounter(counter: SiteCounter, offset: number, draft: Draft): string | null {
  const { text, step, start } = counter;
  const { site, file } = draft;
  const isHanded = counter.isParameter && site.facts.operation.nodes.every(({ range }) => offset <= range[0]);
  const steps = stepsIn(site.node, text, file);
  // What moves both ways counts something else too.
  if (steps.some((each) => stepOf(each) !== step)) return null;
  const made = stepsBefore(site, steps, offset) + (isHanded ? 1 : 0);
  const number = start && numberOf(start, draft);
  if (step === 1) {
    const first = number ?? site.facts.shape.counter?.first ?? null;
    return first === null ? null : minus(text, number === null ? first : first + made);
  }
  const name = start && bare(start).type === 'Identifier' && isVisible(file.textOf(start), start, draft) ? file.textOf(start) : null;
  if (name !== null) return minus(`${name} - ${text}`, made);
  const first = number ?? site.facts.shape.counter?.first ?? null;
  return first === null ? null : `${number === null ? first : first - made} - ${text}`;
}

function numberOf(start: TSESTree.Expression, { file }: Draft): number | null {
  const node = bare(start);
  const value = node.type === 'Identifier' ? constantValue(node, file) : node;
  return value && literalNumber(bare(value));
}

/** An expression less a number, with the number left out where it is 0. */
export function minus(text: string, number: number): string {
  if (number === 0) return text;
  return number > 0 ? `${text} - ${number}` : `${text} + ${-number}`;
}

/** Whether the names in an expression's text mean at a node what they mean at the site. */
function isVisible(text: string, at: TSESTree.Node, { file, site }: Draft): boolean {
  const root = /^[\w$]+/.exec(text)?.[0];
  if (root === undefined || root === 'this') return root === 'this';
  const here = file.lookUp(root, at.range[0]);
  return here !== null && (here === file.lookUp(root, site.node.range[1] - 1) || here.scope.type !== 'module');
}
