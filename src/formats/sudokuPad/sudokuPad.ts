/**
 * SudokuPad: links with a puzzle in them. We write what f-puzzles writes; we also read its compact text of a classic Sudoku,
 * in both of its codes. Its drawings are read as variants. A link with only a short name is a puzzle on its server.
 */

import type { Format } from '../format';
import { fPuzzles, makePayload, takeFPuzzle } from '../fPuzzles/fPuzzles';
import { decompress } from '../shared/lzString';
import { type ImportedPuzzle, parseJson, takeLine, titleIn } from '../shared/reading';

/** A link of SudokuPad. */
export const sudokuPad: Format = {
  ...fPuzzles,
  id: 'sudokuPad',
  word: 'sudokupad',
  name: 'SudokuPad Link',
  write: puzzles =>
    puzzles
      .map(content => `https://sudokupad.app/?puzzleid=fpuzzles${encodeURIComponent(makePayload(content))}`)
      .join('\n'),
};

/** The puzzle with an id of SudokuPad, which is percent-decoded; undefined when the id does not hold it. */
export function takePuzzleId(id: string): ImportedPuzzle | undefined {
  const data = id.replace(/^(?:fpuz(?:zles)?|scl|scf|ctc|classic)/, '');
  return takeLine(data) ?? takeClassic(data) ?? takeCompressed(data);
}

function takeCompressed(data: string): ImportedPuzzle | undefined {
  const text = decompress(data);
  const puzzle = text === undefined ? undefined : parseJson(text);
  return puzzle && (takeFPuzzle(puzzle) ?? takeWrapper(puzzle));
}

/** `{"p": …, "n": …}`: a classic Sudoku in the compact code, and its name. */
function takeWrapper({ p, n, givens }: Readonly<Record<string, unknown>>): ImportedPuzzle | undefined {
  const found = typeof p === 'string' ? takeClassic(p) : typeof givens === 'string' ? takeLine(givens) : undefined;
  return found && withTitle(found, n);
}

function withTitle(taken: ImportedPuzzle, value: unknown): ImportedPuzzle {
  const title = titleIn(value);
  return title === undefined ? taken : { ...taken, content: { ...taken.content, title } };
}

const BLANKS_BEFORE = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz()[]-.~:@!$&'*,;=_";
const BLANKS_BEHIND = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwx';

/**
 * A 9x9 puzzle in one of the compact codes. In the newer one a character is a digit or a blank, and up to five blanks behind
 * it: `0` to `9`, then `A` for a blank and one more. In the older one `A` is no blank, `B` is one, and so on.
 */
function takeClassic(data: string): ImportedPuzzle | undefined {
  if (data.length > 81) return undefined;
  const newer = [...data].map(c => BLANKS_BEHIND.indexOf(c));
  const older = [...data].map(c =>
    /[1-9]/.test(c) ? c : '.'.repeat(BLANKS_BEFORE.indexOf(c) < 0 ? 82 : BLANKS_BEFORE.indexOf(c)),
  );
  const texts = [
    newer.includes(-1) ? '' : newer.map(n => `${n % 10}${'0'.repeat(Math.floor(n / 10))}`).join(''),
    older.join(''),
  ];
  const text = texts.find(({ length }) => length === 81);
  return text === undefined ? undefined : takeLine(text);
}
