/** The rules that generated puzzles must have. The same rules and the same seed give the same puzzles. */

import type { HouseRule } from '../../rules/kinds/houses';
import type { StrictRule } from '../../rules/kinds/marks';
import type { WholeGridRule } from '../../rules/kinds/wholeGrid';
import { generatedKinds, generationOf, type Rule } from '../../rules/rule';

/** Rules of the whole grid, which do not list cells. */
export type WholeRule = Exclude<HouseRule, { kind: 'region' }> | WholeGridRule;
/** The kinds of {@link WholeRule}. */
export const WHOLE_KINDS = generatedKinds(by => by === 'grid') as readonly WholeRule['kind'][];

/** A kind of rules whose cells are chosen for a solution: one of {@link MARK_KINDS}. */
export type MarkKind = Exclude<Rule['kind'], WholeRule['kind'] | StrictKind>;

/**
 * The first kinds that were generated. They keep this order, and others follow them: each kind takes random numbers after those before it,
 * so another order would change the puzzles of every seed.
 */
const FIRST: readonly MarkKind[] = [
  'cage',
  'thermo',
  'arrow',
  'whispers',
  'renban',
  'whiteDot',
  'blackDot',
  'x',
  'v',
  'greater',
  'littleKiller',
  'sandwich',
  'xSum',
  'skyscraper',
  'numberedRoom',
  'quad',
];

/** The kinds of rules whose cells are chosen for a solution. */
export const MARK_KINDS: readonly MarkKind[] = [
  ...new Set([...FIRST, ...(generatedKinds(by => by !== 'grid' && by !== 'all') as readonly MarkKind[])]),
];

/** A rule that requires all possible marks of some kinds. */
export type StrictKind = StrictRule['kind'];
/** All kinds of rules that require all possible marks of some kinds to be present. */
export const STRICT_KINDS = generatedKinds(by => by === 'all') as readonly StrictKind[];

/** The kinds of marks that a strict rule requires. */
export function marksOfStrict(kind: StrictKind): readonly string[] {
  const generation = generationOf(kind);
  return generation?.by === 'all' ? generation.marks : [];
}

/** The rules of a puzzle to generate. */
export interface WantedRules {
  /** `jigsaw`: irregular regions, chosen for each puzzle. */
  readonly regions: 'boxes' | 'jigsaw' | 'none';
  /** In the order of {@link WHOLE_KINDS}, without duplicates. */
  readonly whole: readonly WholeRule[];
  /** In the order of {@link MARK_KINDS}, without duplicates. */
  readonly marks: readonly MarkKind[];
  /** The kinds whose marks are all present. This is a rule as well: neighbors without a mark do not have such digits. */
  readonly strict: readonly StrictKind[];
}

/** The rules of a classic puzzle. */
export const NO_RULES: WantedRules = { regions: 'boxes', whole: [], marks: [], strict: [] };
