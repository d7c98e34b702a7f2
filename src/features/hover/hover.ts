/**
 * The text of a hover over a cell, as Markdown paragraphs: its candidates, why the other digits are excluded, and
 * how the cell is solved if the settings enable this.
 */

import { candidatesByRules } from '#narrowing';
import { bitOf, digitsOf } from '../../core/grid';
import type { Cell } from '../../core/numbers';
import { positionOf } from '../../core/position';
import type { Explanation } from '../../core/repair/contradiction';
import type { TrueCandidates } from '../../core/repair/solutions';
import type { Step } from '../../core/techniques/step';
import * as messages from '../../messages/index';
import type { TechniqueLink } from '../../messages/wording';
import { isWhole, namesFor, type Puzzle } from '../../text/puzzle';
import type { Result } from '../../text/result';
import { paragraphs } from '../../text/strings/markdown';
import { reasonOf } from '../steps/reason';
import type { Placing } from '../steps/stepsToPlacement';
import { exclusionsOf } from './exclusions';

/** How much a hover shows. */
export type HoverDetail = 'candidates' | 'technique' | 'solution';

/**
 * The paragraphs about a cell without spoilers; none when the puzzle cannot be read completely. Candidates that `shown` steps
 * eliminate, such as hints, are described as eliminated.
 */
export function hoverOf(puzzle: Puzzle, cell: Cell, shown: readonly Step[] = []): string[] {
  if (!isWhole(puzzle)) return [];
  const hover = messages.hover;
  const { geometry, digits } = puzzle.grid;
  if (digits[cell] !== 0) {
    const peers = [...geometry.peersOf[cell]];
    const empty = peers.filter(peer => digits[peer] === 0);
    return [hover.digit(puzzle, cell), hover.sees(puzzle, peers), hover.empty(puzzle, empty, digits[cell])];
  }
  const possible = candidatesByRules(puzzle.grid)[cell];
  const eliminated = shown.flatMap(({ eliminations }) => eliminations).filter(one => one.cell === cell);
  const noted = eliminated.reduce((mask, { digit }) => mask | (bitOf(digit) & possible), 0);
  const exclusions = hover.exclusions(puzzle, cell, exclusionsOf(puzzle, cell, possible));
  return [hover.candidates(puzzle, cell, digitsOf(possible), digitsOf(noted)), ...exclusions];
}

/** The paragraph about the digits that an empty cell has in the solutions of an ambiguous puzzle. */
export function solutionsParagraph(puzzle: Puzzle, cell: Cell, { digits, isComplete }: TrueCandidates): string {
  return messages.repairs.candidates(puzzle, cell, digitsOf(digits[cell]), isComplete);
}

/** The paragraph about the digits that contradict each other, for a cell with a digit that may be wrong: see `no-solution`. */
export function contradictionParagraph(puzzle: Puzzle, explanation: Explanation): string {
  return messages.insights.conflictSentence(puzzle, explanation);
}

/** The paragraphs about how an empty cell gets its digit. */
export function placingParagraphs(
  puzzle: Puzzle,
  placing: Result<Placing>,
  detail: 'technique' | 'solution',
  link: TechniqueLink,
): string[] {
  const hover = messages.hover;
  if (!placing.isFound) return [placing.reason];
  const { steps, hardestBefore } = placing.value;
  const last = steps[steps.length - 1];
  const lines = [hover.solvedBy(last.technique, steps.length - 1, hardestBefore, link)];
  if (detail === 'solution') {
    const earlier = steps.slice(0, -1);
    const before = earlier.reduce((position, step) => position.after(step), positionOf(puzzle.grid, puzzle.givens));
    const reason = reasonOf(puzzle, last, before, earlier);
    lines.push(hover.solution(paragraphs(namesFor(puzzle).step(last))), paragraphs(reason));
  }
  const otherNames = hover.otherNames(last.technique);
  return otherNames ? [...lines, otherNames] : lines;
}
