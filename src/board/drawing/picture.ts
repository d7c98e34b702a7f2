/** Pictures of puzzles that are not on a board: in files, on printed pages and in Markdown. */

import { candidatesByRules } from '#narrowing';
import type { Marks } from '../../core/marks';
import { ruleLines } from '../../formats/shared/ruleLines';
import * as messages from '../../messages/index';
import type { Puzzle } from '../../text/puzzle';
import { listedPuzzleOf } from '../listed';
import { listedCandidates } from '../plainSnapshot';
import type { CellProblem, StepDrawing } from '../protocol/snapshot';
import { rulesLegendOf } from '../rules/drawing';
import { sceneOf } from './scene';
import type { Colors } from './style';
import { svgOf } from './svg';
import type { DrawnNotes, DrawnPuzzle } from './view';

/** The possible contents of a picture. */
export const PICTURE_CONTENTS = ['digits', 'candidates', 'givens', 'solution'] as const;
/** One of {@link PICTURE_CONTENTS}. */
export type PictureContent = (typeof PICTURE_CONTENTS)[number];

/** The content of a picture that is not in the text of the puzzle. */
export interface PictureOptions {
  readonly content: PictureContent;
  /** By cell: its digit in the solution. The picture of a solution needs it. */
  readonly solution?: ArrayLike<number> | undefined;
  /** A step to draw. Pictures of givens and solutions have none. */
  readonly step?: StepDrawing | undefined;
  /** The player's marks. Pictures of givens and solutions have none. */
  readonly marks?: Marks;
  /** The problems of cells. Pictures of givens and solutions do not mark them. */
  readonly problems?: readonly CellProblem[];
  /** The text of the puzzle, if the picture is a file that can be read again. */
  readonly metadata?: string;
  /** Whether rows and columns have labels next to the grid. */
  readonly hasLabels?: boolean;
  /** The pixels per unit of the drawing, or undefined for a picture that fills its container. */
  readonly scale?: number;
  /** Colors for a standalone file, or undefined if a stylesheet defines them. */
  readonly colors?: Colors;
}

/** The SVG element with the picture of a puzzle. */
export function pictureOf(
  puzzle: Puzzle,
  { content, solution, step, marks, problems, hasLabels, ...options }: PictureOptions,
): string {
  const drawn = drawnOf(puzzle, { content, solution, step, ...(marks && { marks }), ...(problems && { problems }) });
  const scene = sceneOf(drawn, { candidates: notesOf(drawn, content), ...(hasLabels && { hasLabels }) });
  const label = messages.pictures.label(puzzle, drawn.digits, drawn.step?.sentence);
  return svgOf(scene, {
    ...options,
    label,
    description: [rowsOf(drawn), ...ruleLines(puzzle), ...(problems ?? []).map(({ message }) => message)].join('\n'),
  });
}

/** The digits in rows, with dots for empty cells. */
function rowsOf({ size, symbols, digits }: DrawnPuzzle): string {
  const cells = digits.map(digit => (digit === 0 ? '.' : symbols[digit - 1]));
  const between = symbols.some(symbol => symbol.length > 1) ? ' ' : '';
  return Array.from({ length: size }, (_, row) => cells.slice(size * row, size * (row + 1)).join(between)).join('\n');
}

/** The pixels of a unit of a picture that is a file. Cells of larger grids have more candidates, which must stay legible. */
export function scaleOf({ grid: { geometry } }: Puzzle): number {
  return geometry.size > 9 ? 1.5 : 1;
}

function drawnOf(puzzle: Puzzle, { content, solution, step, marks, problems }: PictureOptions): DrawnPuzzle {
  const { geometry } = puzzle.grid;
  const digitsOnly = listedPuzzleOf(puzzle);
  const legend = rulesLegendOf(geometry, digitsOnly.rules);
  const listed = { ...digitsOnly, ...(legend && { legend }) };
  const givens = [...puzzle.givens];
  if (content === 'givens') return { ...listed, givens, digits: givens };
  if (content === 'solution') return { ...listed, givens, digits: solution ? Array.from(solution) : listed.digits };
  const { digits } = listed;
  const candidates = [...candidatesByRules(puzzle.grid)].map((mask, cell) => (digits[cell] === 0 ? mask : 0));
  const own = listedCandidates(puzzle);
  return {
    ...listed,
    givens,
    candidates,
    ...(own && { listed: own }),
    ...(step && { step }),
    ...(marks && { marks }),
    ...(problems && { problems }),
  };
}

/** The candidates that the text lists are the player's; if it lists none, the computed ones are drawn. */
function notesOf({ listed }: DrawnPuzzle, content: PictureContent): DrawnNotes {
  if (content !== 'candidates') return 'none';
  return listed ? 'listed' : 'computed';
}
