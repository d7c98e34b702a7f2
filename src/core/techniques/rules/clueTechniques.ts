/**
 * The techniques that examine one rule, or the cells that whole cages leave over in a house: they eliminate digits that
 * occur in no way to fill the cells. They differ only in their rules and in their depth. Each row is a technique.
 */

import type { Position } from '../../position';
import type { RuleUse } from '../../rules/constraint';
import type { Level, Technique } from '../step';
import type { Clue } from './clue';
import { clueEvidence, clueSteps, cluesFor, type Depth, explainClue } from './clueSteps';
import { leftOversIn } from './leftOvers';
import type { LeftOver } from './subject';

interface ClueTechnique {
  readonly id: string;
  readonly name: string;
  readonly otherNames?: readonly string[];
  readonly level: Level;
  readonly score: number;
  readonly rating: number;
  /** The rules that the technique examines. */
  readonly clues: (position: Position) => readonly Clue[];
  /** `exactly` when absent. */
  readonly depth?: Depth;
}

/** The rules that are used in this way. */
const use = (of: RuleUse) => (position: Position) => cluesFor(position, of);

/** The cells that cages leave over in houses, for the left-overs that meet a condition. */
const leftOver = (isWanted: (leftOver: LeftOver) => boolean) => (position: Position) => leftOversIn(position, isWanted);

function clueTechnique({ clues, depth = 'exactly', ...about }: ClueTechnique): Technique {
  const technique: Technique = {
    ...about,
    find: position => clueSteps(position, technique, clues(position), depth),
    evidence: clueEvidence,
    explain: explainClue,
  };
  return technique;
}

/** Two cells with a dot or another mark between them, or without one if all marks are given. */
export const pairClue = clueTechnique({
  id: 'pair-clue',
  name: 'Pair Clue',
  otherNames: ['Kropki Pair', 'XV Pair', 'Greater Than'],
  level: 'easy',
  score: 20,
  rating: 24,
  clues: use('pair'),
  depth: 'settled',
});

const ROWS: readonly ClueTechnique[] = [
  {
    id: 'innies',
    name: 'Innies',
    otherNames: ['Rule of 45'],
    level: 'medium',
    score: 70,
    rating: 32,
    // Cells of a house outside its whole cages: they have the rest of its sum.
    clues: leftOver(({ houses, outies }) => houses.length === 1 && outies.length === 0),
  },
  {
    id: 'outies',
    name: 'Outies',
    otherNames: ['Rule of 45'],
    level: 'medium',
    score: 75,
    rating: 32,
    // Cells of cages that stick out of a house: their sum is the excess of the cages' sum over the house's sum.
    clues: leftOver(({ houses, innies }) => houses.length === 1 && innies.length === 0),
  },
  {
    id: 'whisper-line',
    name: 'Whisper Line',
    otherNames: ['German Whispers', 'Dutch Whispers'],
    level: 'medium',
    score: 70,
    rating: 31,
    clues: use('whispers'),
  },
  {
    id: 'quad-digits',
    name: 'Quad Digits',
    otherNames: ['Quadruple'],
    level: 'medium',
    score: 60,
    rating: 31,
    clues: use('quad'),
  },
  {
    id: 'arrow-sum',
    name: 'Arrow Sum',
    level: 'medium',
    score: 80,
    rating: 33,
    clues: use('arrow'),
  },
  {
    id: 'renban-line',
    name: 'Renban Line',
    otherNames: ['Consecutive Line'],
    level: 'medium',
    score: 80,
    rating: 33,
    clues: use('renban'),
  },
  {
    id: 'diagonal-sum',
    name: 'Sum with Repeats',
    otherNames: ['Little Killer Sum', 'Diagonal Sum'],
    level: 'medium',
    score: 90,
    rating: 35,
    clues: use('sum'),
  },
  {
    id: 'equal-sums',
    name: 'Equal Sums',
    otherNames: ['Region Sum Line', 'Zipper Line'],
    level: 'medium',
    score: 90,
    rating: 35,
    clues: use('equalSums'),
  },
  {
    id: 'line-clue',
    name: 'Line Clue',
    otherNames: ['Palindrome', 'Between Line', 'Lockout Line', 'Entropic Line', 'Modular Line'],
    level: 'medium',
    score: 90,
    rating: 35,
    clues: use('line'),
  },
  {
    id: 'sandwich-sum',
    name: 'Sandwich Sum',
    level: 'medium',
    score: 100,
    rating: 37,
    clues: use('sandwich'),
  },
  {
    id: 'outside-clue',
    name: 'Outside Clue',
    otherNames: ['X-Sum', 'Skyscraper Clue', 'Numbered Room'],
    level: 'medium',
    score: 100,
    rating: 37,
    clues: use('outsideClue'),
  },
  {
    id: 'cage-arrangement',
    name: 'Cage Arrangement',
    otherNames: ['Cage Permutation'],
    level: 'hard',
    score: 110,
    rating: 39,
    clues: use('cage'),
  },
  {
    id: 'innies-and-outies',
    name: 'Innies and Outies',
    otherNames: ['Rule of 45', 'Innie-Outie Difference'],
    level: 'hard',
    score: 120,
    rating: 42,
    // Cells that are left over in one or more houses, and cells that stick out: the difference of their sums is known.
    clues: leftOver(({ houses, innies, outies }) => houses.length > 1 || innies.length * outies.length > 0),
  },
];

/** All other techniques of this kind, from easy to hard. */
export const clueTechniques: readonly Technique[] = ROWS.map(clueTechnique);
