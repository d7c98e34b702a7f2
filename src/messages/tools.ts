/** Answers of the tools for language models, in English. A model reads them, and often repeats them to people. */

import { makeCell } from '../core/notation';
import type { Cell, Digit } from '../core/numbers';
import type { Candidate } from '../core/position';
import { t } from '../core/sentences';
import type { Verdict } from '../core/solver/index';
import type { Names } from '../core/techniques/names';
import { list } from '../core/techniques/names';
import type { Puzzle } from '../text/puzzle';
import { escaped, plain } from '../text/strings/markdown';
import { shortenedText } from '../text/strings/trim';
import type { Ternary } from '../text/ternary';
import { count } from './english';
import { quoted, sizeOf } from './wording';

/** A place in a text. Lines and columns are 1-based. */
export interface TextPlace {
  readonly line: number;
  readonly column: number;
}

/** A cell that may have been read incorrectly from a picture. 0 is an empty cell. */
interface ReadCell {
  /** `r4c7` */
  readonly cell: string;
  readonly digit: number;
  readonly second: number;
  /** Whether `digit` was the second guess, but makes the puzzle valid. */
  readonly isExchanged: boolean;
}

/** A puzzle in a picture. */
interface PicturedPuzzle {
  readonly puzzle: string;
  readonly size: number;
  readonly isUnique: Ternary;
  /** Whether the picture contains the puzzle as text. */
  readonly isExact: boolean;
  readonly doubtful: readonly ReadCell[];
  /** Whether the picture shows cages that could not be read. Absent if not. */
  readonly hasUnreadCages?: boolean;
}

/** Errors in the input of a tool. `name` is the name of the property. */
const input = {
  unknownTool: (name: string, known: readonly string[]) =>
    `There is no tool ${quoted(name)}. The tools are ${list(known)}.`,
  wrongType: (name: string, wanted: string) => `${quoted(name)} must be ${wanted}.`,
  notOneOf: (name: string, values: readonly string[]) => `${quoted(name)} must be one of: ${values.join(', ')}.`,
  tooLong: (name: string, most: number) => `${quoted(name)} has more than ${most.toLocaleString('en')} characters.`,
  tooMany: (name: string, most: number) => `${quoted(name)} has more than ${count(most, 'item')}.`,
  outOfRange: (name: string, least: number | undefined, most: number | undefined) =>
    `${quoted(name)} must be ${
      most === undefined ? `${least} or more` : least === undefined ? `${most} or less` : `from ${least} to ${most}`
    }.`,
  unknown: (name: string, known: readonly string[]) =>
    `There is no property ${quoted(name)}. The properties are ${list(known)}.`,
  notAnObject: () => 'The input must be an object.',
  missing: (name: string) => `${quoted(name)} is missing.`,
  noPuzzle: (name: string) =>
    `${quoted(name)} has no puzzle. Give its rows on separate lines, or all cells on one line: digits, and . or 0 for an empty cell.`,
  onePuzzle: (puzzles: number) =>
    puzzles === 0
      ? 'The text has no puzzle.'
      : `The text has ${puzzles} puzzles, but one is needed. parse() reads all.`,
  noSuchPuzzle: (number: number, puzzles: number) =>
    `There is no puzzle ${number}: the text has ${count(puzzles, 'puzzle')}.`,
  several: (name: string, puzzles: number) =>
    `${quoted(name)} has ${puzzles} puzzles. Specify one with "number", starting at 1.`,
  /** A finding of a puzzle that cannot be searched. `row` is 1-based. */
  unreadable: (name: string, { line, column }: TextPlace, row: number | undefined, message: string) =>
    `${quoted(name)}, line ${line}, column ${column}${row === undefined ? '' : ` (row ${row})`}: ${message}.`,
  otherSize: (puzzle: Puzzle, position: Puzzle) =>
    `"puzzle" is ${sizeOf(puzzle.grid.geometry)}, but "position" is ${sizeOf(position.grid.geometry)}.`,
  changedGiven: (position: Puzzle, cell: Cell, given: Digit) => {
    const { digits, geometry } = position.grid;
    const has = digits[cell] === 0 ? 'no digit' : digits[cell];
    return `"position" has ${has} in ${makeCell(geometry, cell)}, where "puzzle" has the given ${given}.`;
  },
  notACandidate: (name: string, text: string) =>
    `${quoted(name)} has ${quoted(text)}. Write the removed candidates of cells as r8c3<>4 or r1c25<>7.`,
  notAClaim: (text: string) =>
    `${quoted(text)} is not a claim. Write a digit in a cell as r4c7=5, or a removed candidate as r8c3<>4.`,
  notACell: (text: string) => `${quoted(text)} is not a cell of this puzzle. Write row and column from 1, as r4c7.`,
  wrongElimination: (names: Names, { cell, digit }: Candidate) =>
    `"eliminated" is wrong: ${names.cell(cell)}<>${names.digit(digit)} removes the only correct digit in ${names.cell(cell)}.`,
  wrongEliminations: () => '"eliminated" is wrong: without these candidates, the puzzle has no solution.',
  pictureOrData: () => 'Give either "picture" or "data".',
  notBase64: (name: string) => `${quoted(name)} is not base64.`,
  unknownTechnique: (word: string) => `${quoted(word)} is not a technique, nor a family of techniques.`,
} as const;

/** By whether a puzzle in a picture has exactly one solution. */
const SOLUTIONS: Readonly<Record<Ternary, string>> = {
  yes: 'It has exactly one solution.',
  no: 'It does not have exactly one solution, so some digits may have been read incorrectly.',
  unknown: 'Whether it has exactly one solution is not known.',
};

const fileName = (file: string) => escaped(plain(shortenedText(file, 200)));

/** Words for the tools' answers. */
export const tools = {
  input,
  /** Above the title of a call in the editor. */
  invoking: (title: string) => `${title}…`,
  timeUp: (seconds: number) =>
    `The tool stopped after ${count(seconds, 'second')}. The puzzle is too hard for this tool, or the request asks for a rare puzzle.`,
  canceled: () => 'The call was canceled.',
  failed: (message: string) => `The tool failed, which is a bug: ${plain(message)}`,
  /** `9x9, 30 givens, 51 empty cells.` */
  facts: ({ grid: { geometry } }: Puzzle, filled: number, givens: number) =>
    [
      sizeOf(geometry),
      count(givens, 'given'),
      ...(filled > givens ? [count(filled - givens, 'entry', 'entries')] : []),
      count(geometry.cellCount - filled, 'empty cell'),
    ].join(', '),
  verdict: (verdict: Verdict, isFull: boolean) => {
    if (verdict.kind === 'contradictory') return 'It has no solution.';
    if (verdict.kind === 'ambiguous') return 'It has more than one solution.';
    return isFull ? 'It is solved.' : 'It has exactly one solution.';
  },
  findings: (lines: readonly string[]) =>
    lines.length === 0 ? 'Nothing is wrong.' : ['Findings:', ...lines].join('\n'),
  finding: (severity: string, { line, column }: TextPlace, message: string, code: string) =>
    `- ${severity}, line ${line}, column ${column}: ${message} [${code}]`,
  candidates: (cell: string, digits: readonly string[]) =>
    `${cell}: ${digits.length === 0 ? 'no candidate' : digits.join(' ')}`,
  filled: (cell: string, digit: string) => `${cell} is ${digit}`,
  allCandidates: (drawn: string) => `The candidates of every empty cell, and the digits of the others:\n${drawn}`,
  step: (number: number, notation: string, reason: string) => `${number}. ${notation}\n   Why: ${reason}`,
  /** By method of verification. */
  verified: {
    proof: () => 'Verified: a checker has derived it from the digits and candidates.',
    solutions: () => 'Verified: it is correct in every solution.',
  },
  stepFollows: (claims: string) => `${claims} follows: the checker has derived it.`,
  stepRight: (claims: string, why: string) => `${claims} is correct, but it was not derived in one step. ${why}`,
  wrongStep: (claims: string) => `${claims} is wrong: it does not hold in every solution.`,
  solved: () => 'The puzzle is solved.',
  noSteps: {
    contradictory: () =>
      'The puzzle has no solution, so no step would be correct. sudoku_check shows which digits may be wrong.',
    solved: () => 'The puzzle is solved: every cell has its digit.',
    ambiguous: () => 'No step was found: the puzzle has several solutions. sudoku_solve shows where they differ.',
    stuck: (excluded: readonly string[]) =>
      `No known technique applies${excluded.length > 0 ? ` (excluded: ${plain(list(excluded))})` : ''}. Use sudoku_solve for the solution.`,
  },
  positionAfter: (line: string, eliminated: readonly string[]) =>
    [
      `Position after this step: ${line}`,
      ...(eliminated.length > 0 ? [`Eliminated so far (pass this to the next call): ${eliminated.join(' ')}`] : []),
    ].join('\n'),
  solution: (line: string, drawn: string) => `The only solution:\n${drawn}\nOn one line: ${line}`,
  severalSolutions: (line: string, drawn: string, cells: readonly string[]) =>
    `The puzzle has more than one solution, so it is not valid. Its solutions differ: ${cells.join(', ')}. One solution:\n${drawn}\nOn one line: ${line}`,
  canBe: (cell: string, one: string, other: string) => `${cell} can be ${one} or ${other}`,
  noSolution: (suspects: readonly string[]) =>
    suspects.length === 0
      ? 'The puzzle has no solution.'
      : `The puzzle has no solution. It would have one without ${list(suspects, 'or')}.`,
  rating: (parts: readonly string[]) => (parts.length === 0 ? 'It has no rating.' : `${parts.join(' · ')}.`),
  score: (score: number) => `HoDoKu score ${score.toLocaleString('en')}`,
  uses: (uses: readonly string[]) => `Techniques of its solution path, easiest first: ${uses.join(', ')}.`,
  notFinished: () => 'The usual techniques do not finish it, so it has no level.',
  notRated: () => 'Only a puzzle with exactly one solution has a level and a rating.',
  /** The puzzles in a picture, in reading order. */
  pictures: (puzzles: readonly PicturedPuzzle[]) =>
    puzzles
      .map(({ puzzle, size, isUnique, isExact, doubtful, hasUnreadCages }, i) => {
        const name = puzzles.length > 1 ? `Puzzle ${i + 1} of ${puzzles.length}` : `The ${size}x${size} puzzle`;
        const details = puzzles.length > 1 ? `, ${size}x${size}` : isExact ? ', which contains it as text' : '';
        return [
          `${name} in the picture${details}:`,
          puzzle,
          SOLUTIONS[isUnique],
          ...(hasUnreadCages ? [tools.unreadCages()] : []),
          ...(doubtful.length > 0
            ? ['Cells to compare with the picture:', ...doubtful.map(cell => `- ${tools.doubtfulCell(cell)}`)]
            : []),
        ].join('\n');
      })
      .join('\n\n'),
  unreadCages: () => 'The picture shows cages, but they could not be read. The puzzle is without cages.',
  doubtfulCell: ({ cell, digit, second, isExchanged }: ReadCell) => {
    const wordOf = (one: number) => (one === 0 ? 'empty' : `${one}`);
    return isExchanged
      ? `${cell} is read as ${wordOf(digit)}, not as ${wordOf(second)}, because only then does the puzzle have exactly one solution.`
      : `${cell} is read as ${wordOf(digit)}, but may be ${wordOf(second)}.`;
  },
  longPicture: (most: number) =>
    `The puzzle in the picture has more than ${most.toLocaleString('en')} characters, which is too long for the tools.`,
  generated: (puzzles: number, seed: number) =>
    `${count(puzzles, 'puzzle')}, with seed ${seed}: the same input with this seed gives the same puzzles.`,
  /** The dialogs in which VS Code asks before a tool changes a file, in the user's language. The message is Markdown. */
  confirmSolve: (file: string) => ({
    title: t('Solve Puzzles in a File'),
    message: t(
      'Solve all puzzles in {file} and write the solutions to it? The file is not saved, and you can undo the change in one step.',
      { file: fileName(file) },
    ),
  }),
  confirmGenerate: (file: string) => ({
    title: t('Write Generated Puzzles'),
    message: t('Append the generated puzzles to {file}? The file is created if it does not exist.', {
      file: fileName(file),
    }),
  }),
  puzzleOrFile: () => 'Give either puzzle or file.',
  noFile: (file: string, reason: string) => `${quoted(file)} cannot be opened: ${plain(reason)}`,
  notAFile: (file: string) => `${quoted(file)} is not a file.`,
  largeFile: (file: string, most: number) => `${quoted(file)} has more than ${most / 1_000_000} MB.`,
  outsideWorkspace: (file: string) =>
    `${quoted(file)} is not in a workspace folder. Give a path below one, such as puzzles/new.sudoku.`,
  notWritten: (file: string) => `${quoted(file)} was not changed: the editor rejected the edit.`,
  written: (file: string, puzzles: number) => `${count(puzzles, 'puzzle')} added to ${plain(file)}.`,
  /** `puzzles.sudoku: solved 3 and ambiguous 1. It is not saved yet; you can undo the change in one step.` */
  solvedFile: (file: string, counts: readonly string[]) =>
    `${plain(file)}: ${list(counts)}. It is not saved yet; you can undo the change in one step.`,
} as const;
