/**
 * Ratings of techniques in puzzles with rules or irregular regions, in the form in which solution paths use them. Steps that Sukaku
 * Explainer also knows have its ratings (docs/ratings.md); all other ratings are this project's, in order of difficulty.
 */

import { usualTechniques } from '../../techniques/index';
import type { Refutation } from '../../techniques/rules/refutation';
import type { Node, Step, Technique } from '../../techniques/step';
import { lengthSurcharge } from '../chains/length';

/** The rating of the steps of a technique, in tenths: 42 is 4.2. */
export interface Rate {
  /** The rating of the easiest steps. */
  readonly lowest: number;
  /** Whether some steps are harder: they are longer, or have more cells. */
  readonly varies?: boolean;
  of(step: Step): number;
}

/** One rating for all steps of a technique. */
const always = (rating: number): Rate => ({ lowest: rating, of: () => rating });

/** The statements of all chains of a step add to its rating, as in Sukaku Explainer's chains. */
const byLength = (lowest: number): Rate => ({
  lowest,
  varies: true,
  of: ({ chains = [] }) => lowest + lengthSurcharge(chains.reduce((sum, { nodes }) => sum + statementsIn(nodes), 0)),
});

/** The number of statements, including those of the nets that refute their opposites. */
function statementsIn(nodes: readonly Node[]): number {
  return nodes.reduce((sum, { refutation }) => sum + 1 + (refutation ? statementsIn(refutation.nodes) : 0), 0);
}

/** Boxes are the easiest houses, as in Sukaku Explainer; singles in all other houses are harder to see. */
const hiddenSingle: Rate = {
  lowest: 12,
  varies: true,
  of: ({ houses: [{ kind }] }) => (kind === 'box' ? 12 : 15),
};

/** By number of cells, for almost locked sets: the ratings of WXYZ-Wing, VWXYZ-Wing ... TUVWXYZ-Wing. */
const BY_CELLS = [55, 62, 66, 75];
const alsXz: Rate = {
  lowest: BY_CELLS[0],
  varies: true,
  of: ({ cells }) => BY_CELLS[Math.min(Math.max(cells.length, 4), 7) - 4],
};

/** The ratings of a contradiction without cases, one that tries the digits of further cells in turn, and the longest one. */
const NET = 95;
const NET_WITH_CASES = 100;
const LONGEST = 120;

const ruleForcingNet: Rate = {
  lowest: NET,
  varies: true,
  of({ refuted = [] }) {
    const lowest = refuted.some(({ refutation }) => refutation.cases) ? NET_WITH_CASES : NET;
    const deductions = refuted.reduce((sum, { refutation }) => sum + deductionsIn(refutation), 0);
    return Math.min(lowest + lengthSurcharge(deductions), LONGEST);
  },
};

function deductionsIn({ deductions, cases = [] }: Refutation): number {
  return cases.reduce((sum, { refutation }) => sum + deductionsIn(refutation), deductions.length);
}

/** By the id of a technique: the rating of every technique that paths of puzzles with rules use. */
export const SCALE: Readonly<Record<string, Rate>> = {
  'full-house': always(10),
  'hidden-single': hiddenSingle,
  'naked-single': always(23),
  'pair-clue': always(24),
  'thermo-bounds': always(24),
  'cage-combination': always(25),
  pointing: always(26),
  'cage-locking': always(27),
  claiming: always(28),
  'locked-pair': always(29),
  'naked-pair': always(30),
  'quad-digits': always(31),
  'whisper-line': always(31),
  innies: always(32),
  outies: always(32),
  'x-wing': always(32),
  'arrow-sum': always(33),
  'renban-line': always(33),
  'hidden-pair': always(34),
  'diagonal-sum': always(35),
  'equal-sums': always(35),
  'line-clue': always(35),
  'locked-triple': always(35),
  'naked-triple': always(36),
  'outside-clue': always(37),
  'sandwich-sum': always(37),
  swordfish: always(38),
  'cage-arrangement': always(39),
  'hidden-triple': always(40),
  skyscraper: always(40),
  'turbot-fish': always(41),
  'two-string-kite': always(41),
  'innies-and-outies': always(42),
  'xy-wing': always(42),
  'empty-rectangle': always(43),
  'finned-x-wing': always(43),
  'sashimi-x-wing': always(43),
  'w-wing': always(44),
  'xyz-wing': always(44),
  'clue-conflict': always(46),
  'naked-quadruple': always(50),
  jellyfish: always(52),
  'hidden-quadruple': always(54),
  'remote-pair': always(55),
  'wxyz-wing': always(55),
  'als-xz': alsXz,
  'finned-swordfish': always(57),
  'sashimi-swordfish': always(57),
  'sue-de-coq': always(60),
  'finned-jellyfish': always(61),
  'sashimi-jellyfish': always(61),
  'combined-clues': always(64),
  'simple-colors-trap': always(66),
  'simple-colors-wrap': always(66),
  'x-chain': byLength(66),
  'multi-colors-1': always(67),
  'multi-colors-2': always(67),
  'franken-x-wing': always(68),
  'als-xy-wing': always(69),
  aic: byLength(70),
  'continuous-nice-loop': byLength(70),
  'discontinuous-nice-loop': byLength(70),
  'xy-chain': byLength(70),
  'franken-swordfish': always(71),
  'grouped-aic': byLength(72),
  'grouped-continuous-nice-loop': byLength(72),
  'grouped-discontinuous-nice-loop': byLength(72),
  'finned-franken-x-wing': always(73),
  'als-xy-chain': always(74),
  'finned-franken-swordfish': always(75),
  'death-blossom': always(76),
  tridagon: always(77),
  'junior-exocet': always(77),
  'senior-exocet': always(78),
  'multi-sector-locked-set': always(78),
  'tridagon-forcing-net': byLength(79),
  'exocet-forcing-net': byLength(79),
  'forcing-chain-contradiction': byLength(80),
  'forcing-chain-verity': byLength(80),
  'forcing-net-contradiction': byLength(90),
  'forcing-net-verity': byLength(90),
  'rule-forcing-net': ruleForcingNet,
};

/** The techniques of paths of puzzles with rules, easiest first. Techniques with equal ratings are in the order of paths. */
export const ratedTechniques: readonly Technique[] = usualTechniques
  .filter(({ needsUniqueness }) => !needsUniqueness)
  .sort((a, b) => SCALE[a.id].lowest - SCALE[b.id].lowest);
