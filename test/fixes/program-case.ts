import type { World } from './run-program.js';
import type { Scenario } from './world/server.js';

/** A program under `programs/` and what is expected of it, all of it literal. */
export interface ProgramCase {
  readonly file: string;
  /** The recommended rules that report it before the fix, by name. */
  readonly reports: readonly string[];
  /** Those that have no automatic fix for its shape, and report it still. */
  readonly left?: readonly string[];
  readonly entries: readonly EntryCase[];
  /** What cannot pass yet, and why. The test fails as soon as it does pass. */
  readonly pending?: Partial<Record<'reports' | 'clean' | 'text' | 'types', string>>;
}

/** One exported function and its behaviour. */
export interface EntryCase {
  readonly name: string;
  readonly world: World;
  readonly args?: readonly unknown[];
  /** The number of attempts depends on how long they take. */
  readonly boundedByTime?: true;
  readonly before: Behaviour;
  readonly after: Behaviour;
  readonly pending?: string;
}

/** What is seen in each scenario, in the words of `describeRuns`. What knows no HTTP is only cut off from the network. */
export type Behaviour = Seen | Pick<Seen, 'network' | 'network twice'>;
type Seen = Readonly<Record<Scenario, string>>;
