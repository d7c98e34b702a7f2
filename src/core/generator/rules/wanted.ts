/** The rules that generated puzzles are to have. The same wishes and the same seed give the same puzzles. */

import { type WholeGridRule, wholeGridKinds } from '../../rules/kinds/wholeGrid';
import type { Rule } from '../../rules/rule';

/** Rules of the whole grid, which name no cells. */
export type WholeRule = Extract<Rule, { kind: 'diagonal' | 'windoku' | 'disjointGroups' | WholeGridRule['kind'] }>;
/** The kinds of {@link WholeRule}. */
export const WHOLE_KINDS: readonly WholeRule['kind'][] = [
  'diagonal',
  'windoku',
  'disjointGroups',
  ...(Object.keys(wholeGridKinds) as WholeGridRule['kind'][]),
];

/** The kinds of rules whose cells are chosen over a solution. */
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

/** The rules that all marks of a kind are there. */
export const STRICT_KINDS = ['strictKropki', 'strictWhiteDots', 'strictBlackDots', 'strictXv'] as const;
/** One of {@link STRICT_KINDS}. */
export type StrictKind = (typeof STRICT_KINDS)[number];

/** Which rules a puzzle gets. */
export interface WantedRules {
  /** `jigsaw` is regions of any shape, which are chosen for each puzzle. */
  readonly regions: 'boxes' | 'jigsaw' | 'none';
  /** In the order of {@link WHOLE_KINDS}, each once. */
  readonly whole: readonly WholeRule[];
  /** In the order of {@link MARK_KINDS}, each once. */
  readonly marks: readonly MarkKind[];
  /** The marks of these kinds are all there, which is a rule too: cells beside each other without one have no such digits. */
  readonly strict: readonly StrictKind[];
}

/** No rules beyond boxes. */
export const NO_RULES: WantedRules = { regions: 'boxes', whole: [], marks: [], strict: [] };
