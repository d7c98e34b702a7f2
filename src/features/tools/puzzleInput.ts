/** The puzzle in the input of a tool, with the position of a player. All tools that take a puzzle read it here. */

import { allowedOf, type Candidate, type Position, positionOf } from '../../core/position';
import { type Verdict, verdict } from '../../core/solver/index';
import * as messages from '../../messages/index';
import { parse } from '../../text/parser/parser';
import { isSearchable, namesFor, type Puzzle } from '../../text/puzzle';
import { foundResult, none, type Result } from '../../text/result';
import type { Work } from '../../text/work';
import { diagnose } from '../diagnostics/index';
import { candidatesInText } from './candidateText';
import type { Schema } from './schema';

/** Maximum length of a text that a tool reads: a 25x25 grid with its candidates is shorter. */
export const LONGEST = 20_000;

/** The puzzle itself. Every tool that takes a puzzle has these. */
export const puzzleProperties = {
  puzzle: {
    type: 'string',
    maxLength: LONGEST,
    description:
      'The puzzle as text: 81 characters on one line or 9 rows, with digits for givens and . or 0 for empty cells. Pencil-mark grids, tables, ' +
      'pasted frames and other sizes from 4x4 to 25x25 are supported too.',
  },
  number: {
    type: 'integer',
    minimum: 1,
    description: 'The number of the puzzle in the text, starting at 1. Needed only if the text has several puzzles.',
  },
} as const satisfies Record<string, Schema>;

/** The properties of a player's position. */
export const positionProperties = {
  ...puzzleProperties,
  position: {
    type: 'string',
    maxLength: LONGEST,
    description:
      'The givens and the digits placed so far, in the same form, if "puzzle" has only the givens. Without it, "puzzle" is the position.',
  },
  eliminated: {
    type: 'array',
    maxItems: 2000,
    items: { type: 'string', maxLength: 200 },
    description:
      'Candidates that earlier steps removed, such as ["r8c3<>4", "r1c25<>7"]. Candidates that the digits exclude need not be listed.',
  },
} as const satisfies Record<string, Schema>;

/** An input with {@link puzzleProperties}. */
export interface PuzzleInput {
  readonly puzzle: string;
  readonly number?: number;
}

/** An input with {@link positionProperties}. */
export interface PositionInput extends PuzzleInput {
  readonly position?: string;
  readonly eliminated?: readonly string[];
}

/** A puzzle of an input, with the text it was read from. */
export interface ReadPuzzle {
  readonly puzzle: Puzzle;
  readonly text: string;
}

/** Reads the puzzle of an input, which may have problems. Digits of `position` that are not in `puzzle` are entries. */
export function readPuzzle(input: PositionInput): Result<ReadPuzzle> {
  const givens = readOne('puzzle', input.puzzle, input.number);
  if (!givens.isFound || input.position === undefined) return givens;
  const position = readOne('position', input.position, undefined);
  if (!position.isFound) return position;
  const [one, other] = [givens.value.puzzle, position.value.puzzle];
  if (one.grid.geometry !== other.grid.geometry) return none(messages.tools.input.otherSize(one, other));
  const given = one.grid.digits;
  const changed = given.findIndex((digit, cell) => digit !== 0 && other.grid.digits[cell] !== digit);
  if (changed >= 0) return none(messages.tools.input.changedGiven(other, changed, given[changed]));
  return foundResult({ ...position.value, puzzle: { ...other, givens: given } });
}

/** No tool rewrites text. */
const REWRITING = false;

function readOne(name: string, text: string, number: number | undefined): Result<ReadPuzzle> {
  const say = messages.tools.input;
  const { puzzles, notes = [] } = parse(text);
  if (puzzles.length === 0) {
    const note = notes.find(each => each.reason !== 'rules');
    return none(note ? `"${name}": ${messages.pasting.reasons[note.reason](REWRITING)}.` : say.noPuzzle(name));
  }
  if (number === undefined && puzzles.length > 1) return none(say.several(name, puzzles.length));
  const puzzle = puzzles[(number ?? 1) - 1];
  return puzzle ? foundResult({ puzzle, text }) : none(say.noSuchPuzzle(number ?? 1, puzzles.length));
}

/** A position that steps can be found in. */
export interface ToolPosition {
  /** With digits above 9 written as A, B and so on. */
  readonly puzzle: Puzzle;
  readonly position: Position;
  /** The candidates that the input removed. */
  readonly eliminated: readonly Candidate[];
}

/** The position of an input, if it can be read completely and no digits conflict. */
export function readState(input: PositionInput): Result<ToolPosition> {
  const read = readPuzzle(input);
  if (!read.isFound) return read;
  const broken = brokenIn(read.value, input.position === undefined ? 'puzzle' : 'position');
  if (broken) return none(broken);
  const puzzle = withUsualSymbols(read.value.puzzle);
  const { geometry } = puzzle.grid;
  const eliminated: Candidate[] = [];
  for (const [i, text] of (input.eliminated ?? []).entries()) {
    const candidates = candidatesInText(geometry, text, '<>');
    if (!candidates) return none(messages.tools.input.notACandidate(`eliminated[${i}]`, text));
    eliminated.push(...candidates);
  }
  const start = positionOf(puzzle.grid, puzzle.givens);
  return foundResult({ puzzle, eliminated, position: start.after({ placements: [], eliminations: eliminated }) });
}

/** The reason why a puzzle cannot be searched, as a sentence with its place. Undefined if it can. */
export function brokenIn({ puzzle, text }: ReadPuzzle, name: string): string | undefined {
  if (isSearchable(puzzle)) return undefined;
  const [finding] = diagnose(puzzle, 'off').filter(({ severity }) => severity === 'error');
  if (!finding) return messages.hint.unsolvable();
  const problem = puzzle.problems.find(({ start }) => puzzle.start + start === finding.start);
  const row = problem?.code === 'row-length' && problem.of === 'row' ? problem.row + 1 : undefined;
  return messages.tools.input.unreadable(name, placeIn(text, finding.start), row, finding.message);
}

/** The line and the column of an offset. */
export function placeIn(text: string, offset: number): { readonly line: number; readonly column: number } {
  const lines = text.slice(0, offset).split(/\r\n|\n|\r/);
  return { line: lines.length, column: lines[lines.length - 1].length + 1 };
}

/** The puzzle with digits above 9 written as A, B and so on. */
export function withUsualSymbols(puzzle: Puzzle): Puzzle {
  const text = '123456789ABCDEFGHIJKLMNOP'.slice(0, puzzle.grid.geometry.size);
  return { ...puzzle, style: { ...puzzle.style, symbols: { kind: 'character', text } } };
}

/**
 * Whether the digits of a state have one solution, several or none. No result if the eliminated candidates leave no solution. Yields
 * where it may be paused.
 */
export function* verdictOf({ puzzle, eliminated, position }: ToolPosition): Work<Result<Verdict>> {
  const { grid } = puzzle;
  const ofDigits = yield* verdict(grid);
  if (ofDigits.kind === 'contradictory' || eliminated.length === 0) return foundResult(ofDigits);
  if (ofDigits.kind === 'valid') {
    const wrong = eliminated.find(({ cell, digit }) => ofDigits.solution[cell] === digit);
    return wrong ? none(messages.tools.input.wrongElimination(namesFor(puzzle), wrong)) : foundResult(ofDigits);
  }
  const left = yield* verdict({ ...grid, allowed: allowedOf(position) });
  return left.kind === 'contradictory' ? none(messages.tools.input.wrongEliminations()) : foundResult(ofDigits);
}
