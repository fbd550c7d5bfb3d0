import type { TSESTree } from '@typescript-eslint/types';
import type { RetrySite } from '../../facts/retry-site.js';
import type { Settings } from '../../settings.js';
import type { Edit, FixContext, TextChange } from './edit.js';
import { inEdition } from './edition.js';
import { type FileStyle, styleOf } from './file-style.js';
import { SourceFile } from './source-file.js';
import { contains, functionAround } from './syntax.js';

/** How a value comes by its name. */
interface Offer {
  /** The names of its members by themselves, where they can be had: what is asked with `?` has that behind it. */
  readonly takeApart: (members: readonly string[]) => ReadonlyMap<string, string> | null;
  readonly provide: () => void;
}

/** An edit in the making: its parts add their changes, and share what they have declared. */
export class Draft {
  readonly file: SourceFile;
  readonly settings: Settings;
  /** Set to false by a part that is only right if the code means what it seems to. */
  safe = true;
  private changes: (TextChange & { readonly order: number })[] = [];
  private readonly made = new Map<object | string, string | null>();
  private readonly names: { readonly name: string; readonly around: TSESTree.Node }[] = [];
  private readonly offers = new Map<string, Offer>();

  constructor(
    readonly site: RetrySite,
    readonly context: FixContext,
  ) {
    this.file = SourceFile.of(site.node, context.sourceCode);
    this.settings = context.settings;
  }

  /** How the file is written; many an edit has no need to know. */
  get style(): FileStyle {
    return styleOf(this.file);
  }

  /** Of two insertions at one offset, the one of lower `order` comes first. */
  insert(offset: number, text: string, order = 0): void {
    this.changes.push({ range: [offset, offset], text, order });
  }

  /** Writes something else for a node; `{ headers }` says then whose value it is. */
  replace(node: TSESTree.Node, text: string): void {
    this.replaceRange(node.range, isShort(node) ? `${this.file.textOf(node)}: ${text}` : text);
  }

  replaceRange(range: readonly [number, number], text: string): void {
    this.changes.push({ range, text: this.commentsLost(range, text) + text, order: 0 });
  }

  /** The comments in a range that a text in its place would lose. */
  private commentsLost([start, end]: readonly [number, number], text: string): string {
    const inside = this.context.sourceCode.getAllComments().filter(({ range }) => range && start < range[0] && range[1] < end);
    return inside.flatMap(({ value }) => (text.includes(value) ? [] : [`/*${value.replaceAll('*/', '* /')}${value.endsWith(' ') ? '' : ' '}*/ `])).join('');
  }

  /** A name like the wanted one that is free at a node, and is kept from now on. */
  declare(wanted: string, node: TSESTree.Node): string {
    const around = functionAround(node) ?? this.file.program;
    const near = this.names.filter((kept) => contains(kept.around, around) || contains(around, kept.around));
    const name = this.file.freeName(wanted, [node.range[0]], new Set(near.map((kept) => kept.name)));
    this.names.push({ name, around });
    return name;
  }

  /** A name that the edit may use: where it reads members of it, they get names of their own, or the offer writes what gives it its value. */
  offer(name: string, offer: Offer): void {
    this.offers.set(name, offer);
  }

  private provideUsed(): void {
    for (const [name, { takeApart, provide }] of this.offers) {
      const read = new RegExp(`(?<![.\\w$])${name}(\\?)?\\.(\\w+)`, 'g');
      const members = this.changes.flatMap(({ text }) => [...text.matchAll(read)]);
      if (members.length === 0) continue;
      const isWhole = this.changes.some(({ text }) => new RegExp(`\\bin ${name}\\b`).test(text));
      const names = isWhole ? null : takeApart([...new Set(members.map(([, optional, member = '']) => `${member}${optional ?? ''}`))]);
      if (names === null) provide();
      else this.changes = this.changes.map((change) => ({ ...change, text: change.text.replace(read, (whole: string, _, member: string) => names.get(member) ?? whole) }));
    }
  }

  /** What `make` gave for a key the first time: what one edit needs twice is made once. */
  once(key: object | string, make: () => string | null): string | null {
    const known = this.made.get(key);
    if (known !== undefined) return known;
    const made = make();
    this.made.set(key, made);
    return made;
  }

  /** Whether something was made under a key. */
  has(key: object | string): boolean {
    return this.made.has(key);
  }

  /** The finished edit; null where there is nothing to change, two parts want the same place, or the file's language lacks the words. */
  finish(): Edit | null {
    this.provideUsed();
    const changes = this.changes.toSorted((a, b) => a.range[0] - b.range[0] || a.range[1] - b.range[1] || a.order - b.order);
    const overlap = changes.some(({ range }, i) => range[0] < (changes[i - 1]?.range[1] ?? 0));
    const written = changes.flatMap(({ range, text: wanted }) => {
      const text = inEdition(wanted, this.context);
      return text === null ? [] : [{ range, text }];
    });
    return changes.length === 0 || overlap || written.length < changes.length ? null : { safe: this.safe, changes: written };
  }
}

/** Both the name of a member and its value: `{ headers }`. */
const isShort = ({ parent }: TSESTree.Node): boolean => parent?.type === 'Property' && parent.shorthand && parent.parent.type === 'ObjectExpression';
