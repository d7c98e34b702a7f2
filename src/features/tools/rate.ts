import { positionOf } from '../../core/position';
import { isRatable, rating } from '../../core/rating/index';
import { isBeyondAllRules } from '../../core/rating/rating';
import { verdict } from '../../core/solver/index';
import { Path } from '../../core/techniques/path';
import * as messages from '../../messages/index';
import { foundResult, none } from '../../text/result';
import { difficultyParts, ratedGrid } from '../puzzles/difficulty';
import { type PuzzleInput, puzzleProperties, readState } from './puzzleInput';
import type { PlainTool } from './tool';

/** `sudoku_rate` */
export const rateTool: PlainTool<PuzzleInput> = {
  name: 'sudoku_rate',
  title: 'Rate a Sudoku',
  summary: 'Rates the difficulty of a Sudoku, and lists the techniques of its solution path.',
  description:
    "Rate a Sudoku with exactly one solution: HoDoKu's level and score, the techniques of its path with their number, and for 9x9 " +
    "Sudoku Explainer's rating of the hardest step (1.0 to about 11). Puzzles with rules have a rating (1.0 to 12) that is close to it, but " +
    'not the same.',
  input: { type: 'object', properties: puzzleProperties, required: ['puzzle'], additionalProperties: false },
  *run(input) {
    const state = readState(input);
    if (!state.isFound) return state;
    const say = messages.tools;
    const grid = ratedGrid(state.value.puzzle);
    if ((yield* verdict(grid)).kind !== 'valid') return none(say.notRated());
    const position = positionOf(grid);
    const path = new Path(position);
    yield* path.until(() => false);
    const grade = path.outcome === 'solved' ? path.grade : undefined;
    const rated = isRatable(position) ? yield* rating(position) : undefined;
    const uses = path.grade.uses.map(({ technique: { id, name }, count }) => ({ id, name, count }));
    return foundResult({
      text: [
        say.rating([...difficultyParts({ grade, rating: rated }), ...(grade ? [say.score(grade.score)] : [])]),
        ...(grade ? [] : [say.notFinished()]),
        ...(uses.length > 0 ? [say.uses(uses.map(({ name, count }) => `${name} ×${count}`))] : []),
      ].join('\n'),
      data: {
        level: grade?.level ?? null,
        score: grade?.score ?? null,
        rating: rated && !isBeyondAllRules(rated) ? rated.er : null,
        scale: rated ? (rated.isWithRules ? 'rules' : 'se') : null,
        isBeyondAllRules: rated !== undefined && isBeyondAllRules(rated),
        techniques: uses,
      },
    });
  },
};
