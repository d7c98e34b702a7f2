/** Steps of the rating as text: `4.2 XY-Wing: r1c2<>5 r1c3<>5`. */

import assert from 'node:assert/strict';
import { geometryOf } from '../../../src/core/geometry';
import { makeCell, parseLine } from '../../../src/core/notation';
import { type Candidate, type Position, positionOf } from '../../../src/core/position';
import { boardOf } from '../../../src/core/rating/board';
import type { RatedStep } from '../../../src/core/rating/ratedStep';
import type { RatingRule } from '../../../src/core/rating/rule';
import { parseCell } from '../cells';

const nine = geometryOf(3, 3);

/** The position of a puzzle in 81 characters, without some candidates: `r2c9<>1 r3c4<>8`. */
export function positionOfPuzzle(puzzle: string, gone = ''): Position {
  const eliminations = gone.split(' ').filter(Boolean).map(parseElimination);
  return positionOf(parseLine(puzzle)!).after({ placements: [], eliminations });
}

function parseElimination(text: string): Candidate {
  const [cell, digit] = text.split('<>');
  return { cell: parseCell(nine, cell)!, digit: Number(digit) };
}

/** The first step that a rule finds, or `nothing`. */
export function firstStep(rule: RatingRule, position: Position): string {
  for (const step of rule.find(boardOf(position))) if (step) return makeStep(step);
  return 'nothing';
}

export function makeStep({ name, rating, placement, eliminations }: RatedStep): string {
  const placed = placement === undefined ? [] : [write(placement, '=')];
  const gone = [...new Set(eliminations)].sort((a, b) => a - b).map(candidate => write(candidate, '<>'));
  return `${(rating / 10).toFixed(1)} ${name}: ${[...placed, ...gone].join(' ')}`;
}

function write(candidate: number, sign: string): string {
  return `${makeCell(nine, Math.floor(candidate / 9))}${sign}${(candidate % 9) + 1}`;
}

/** Defines tests of the first step that a rule finds: each line has a position, in the format of `positionOfPuzzle`, and that step. */
export function checkRule(rule: RatingRule, cases: string): void {
  describe(rule.name, () => {
    for (const line of cases.trim().split('\n')) {
      const [position, expected] = line.split(' | ');
      const [puzzle, ...gone] = position.trim().split(' ');
      it(`finds ${expected}`, () => {
        assert.equal(firstStep(rule, positionOfPuzzle(puzzle, gone.join(' '))), expected);
      });
    }
  });
}
