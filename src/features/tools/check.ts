import { countFilled, isFull } from '../../core/grid';
import { makeLine } from '../../core/notation';
import type { Verdict } from '../../core/solver/index';
import * as messages from '../../messages/index';
import type { Puzzle } from '../../text/puzzle';
import { foundResult } from '../../text/result';
import { uniqueness } from '../../text/ternary';
import { inspect, searching } from '../diagnostics/inspect';
import { type PositionInput, placeIn, positionProperties, readPuzzle } from './puzzleInput';
import type { PlainTool } from './tool';

const { puzzle, number, position } = positionProperties;

/** `sudoku_check` */
export const checkTool: PlainTool<PositionInput> = {
  name: 'sudoku_check',
  title: 'Check a Sudoku',
  summary: 'Lists the problems of a Sudoku, and checks whether it has exactly one solution.',
  description:
    'Check a Sudoku: whether it can be read, which problems it has and where (repeated digits in a house, cells without a candidate, rows of a ' +
    'wrong length, wrong entries), and whether it has no solution, exactly one, or more. Pass the givens as "puzzle" and the current digits as ' +
    '"position" to find the wrong entries. It never reveals a correct digit.',
  input: {
    type: 'object',
    properties: { puzzle, number, position },
    required: ['puzzle'],
    additionalProperties: false,
  },
  *run(input) {
    const read = readPuzzle(input);
    if (!read.isFound) return read;
    const { text } = read.value;
    const puzzle = withJudgedEntries(read.value.puzzle);
    const { grid, givens } = puzzle;
    const { verdict: known, diagnostics } = yield* inspect(puzzle, { verdicts: searching() }, 'withoutRelated');
    const findings = diagnostics.map(({ code, severity, message, start }) => ({
      code,
      severity,
      message,
      ...placeIn(text, start),
    }));
    const say = messages.tools;
    const facts = [
      `${say.facts(puzzle, countFilled(grid.digits), countFilled(givens))}.`,
      ...(known ? [say.verdict(known, isFull(grid))] : []),
    ];
    const lines = findings.map(({ severity, message, code, ...place }) => say.finding(severity, place, message, code));
    return foundResult({
      text: `${facts.join(' ')}\n${say.findings(lines)}`,
      data: {
        size: grid.geometry.size,
        position: makeLine(grid.digits),
        givens: countFilled(givens),
        filled: countFilled(grid.digits),
        solutions: known ? SOLUTIONS[known.kind] : null,
        isUnique: uniqueness(known),
        isSolved: known?.kind === 'valid' && isFull(grid),
        findings,
      },
    });
  },
};

/** The puzzle as a check on request judges it: with its entries, so that wrong ones are marked. */
const withJudgedEntries = ({ givenPlaces: _, ...puzzle }: Puzzle): Puzzle => puzzle;

/** By verdict: the number of solutions; 2 for more than one. */
const SOLUTIONS: Readonly<Record<Verdict['kind'], number>> = { contradictory: 0, valid: 1, ambiguous: 2 };
