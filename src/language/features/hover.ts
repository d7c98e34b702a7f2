/** What a hover over a cell says, in paragraphs of Markdown: what fits there and why nothing else, and more if it is wanted. */

import { candidatesOf } from '../../core/candidates';
import { digitsOf } from '../../core/grid';
import { findAllSteps, techniques } from '../../core/techniques/index';
import type { Path } from '../../core/techniques/path';
import type { Step } from '../../core/techniques/step';
import { paragraphs } from '../markdown';
import { type Exclusion, messages, type TechniqueLink } from '../messages';
import { isContradictory, isWhole, namesFor, type Puzzle } from '../puzzle';
import { hardestOf } from './reasoning';

/** How much a hover gives away. */
export type HoverDetail = 'candidates' | 'technique' | 'solution';

/** The paragraphs about a cell, without spoilers; none in a puzzle that is not whole. */
export function hoverOf(puzzle: Puzzle, cell: number): string[] {
  if (!isWhole(puzzle)) return [];
  const { hover } = messages;
  const { geometry, digits } = puzzle.grid;
  if (digits[cell] !== 0) {
    const peers = [...geometry.peersOf[cell]];
    const empty = peers.filter(peer => digits[peer] === 0);
    return [hover.digit(puzzle, cell), hover.sees(puzzle, peers), hover.empty(puzzle, empty, digits[cell])];
  }
  const candidates = digitsOf(candidatesOf(puzzle.grid)[cell]);
  return [
    hover.candidates(puzzle, cell, candidates),
    exclusionsOf(puzzle, cell, candidates)
      .map(exclusion => `- ${hover.exclusion(puzzle, cell, exclusion)}`)
      .join('\n'),
  ];
}

function exclusionsOf({ grid }: Puzzle, cell: number, candidates: readonly number[]): Exclusion[] {
  const { geometry, digits } = grid;
  const [box, row, column] = geometry.housesOf[cell];
  const excluded = Array.from({ length: geometry.size }, (_, i) => i + 1).filter(digit => !candidates.includes(digit));
  return excluded.map(digit => ({
    digit,
    by: [row, column, box].flatMap(house =>
      [...house.cells].filter(other => digits[other] === digit).map(other => [house, other] as const),
    ),
  }));
}

/** The paragraphs about how an empty cell is settled, along a path from where the puzzle stands; yields where it may be paused. */
export function* settlingOf(
  puzzle: Puzzle,
  cell: number,
  path: Path,
  detail: 'technique' | 'solution',
  link: TechniqueLink,
): Generator<undefined, string[]> {
  const { hover } = messages;
  if (!isWhole(puzzle) || isContradictory(puzzle) || puzzle.grid.digits[cell] !== 0) return [];
  if (path.outcome === 'contradictory') return [];
  const places = (step: Step) => step.placements.some(placement => placement.cell === cell);
  const now = findAllSteps(path.start, singles).find(places);
  const steps = now ? [now] : yield* path.until(places);
  const last = steps.at(-1);
  if (!last || !places(last)) return [hover.unsettled(puzzle, cell)];
  const before = steps.slice(0, -1);
  const hardest = before.length > 0 ? hardestOf(before) : undefined;
  const told = [hover.settled(last.technique, steps.length - 1, hardest, link)];
  if (detail === 'solution') {
    const names = namesFor(puzzle);
    told.push(hover.solution(paragraphs(names.step(last))), paragraphs(last.technique.explain(last, names)));
  }
  return told;
}

/** Those that place a digit at once. */
const singles = techniques.filter(({ level }) => level === 'easy');
