/** The rules that generated puzzles must have. The same rules and the same seed give the same puzzles. */

import { type WholeGridRule, wholeGridKinds } from '../../rules/kinds/wholeGrid';
import type { Rule } from '../../rules/rule';

/** Rules of the whole grid, which do not list cells. */
export type WholeRule = Extract<Rule, { kind: 'diagonal' | 'windoku' | 'disjointGroups' | WholeGridRule['kind'] }>;
/** The kinds of {@link WholeRule}. */
export const WHOLE_KINDS: readonly WholeRule['kind'][] = [
  'diagonal',
  'windoku',
  'disjointGroups',
  ...(Object.keys(wholeGridKinds) as WholeGridRule['kind'][]),
];

/** The kinds of rules whose cells are chosen for a solution. */
export const MARK_KINDS = [
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
] as const;
/** One of {@link MARK_KINDS}. */
export type MarkKind = (typeof MARK_KINDS)[number];

/** Rules that require all possible marks of a kind to be present. */
export const STRICT_KINDS = ['strictKropki', 'strictWhiteDots', 'strictBlackDots', 'strictXv'] as const;
/** One of {@link STRICT_KINDS}. */
export type StrictKind = (typeof STRICT_KINDS)[number];

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
