/**
 * SudokuPad: links with a puzzle in them. We write what f-puzzles writes. We also read the compact text of a classic Sudoku in both of its
 * codes, and drawings as variants. A link with only a short name refers to a puzzle on the server of the site.
 */

import * as messages from '../../messages/index';
import type { Work } from '../../text/work';
import type { FormatReading, ImportedPuzzle } from '../content';
import type { WritableFormat } from '../format';
import { fPuzzles, makePayload } from '../fPuzzles/fPuzzles';
import { readPayload } from '../fPuzzles/reader';
import { decodedPercent, parameterIn } from '../shared/link';
import { decompress } from '../shared/lzString';
import { parseJson, takeLine, titleIn } from '../shared/reading';
import { readDrawnJson } from './drawings';

/** A SudokuPad link. */
export const sudokuPad: WritableFormat = {
  ...fPuzzles,
  id: 'sudokuPad',
  word: 'sudokupad',
  name: 'SudokuPad Link',
  read: text => (NAMED.test(text) ? readId(text) : COMPRESSED.test(text) ? readDrawing(text) : readDrawnJson(text)),
  link: {
    hosts: /(?:^|\.)(?:sudokupad\.app|sudokupad\.svencodes\.com|crackingthecryptic\.com)$/,
    textIn: ({ host, path, query }) =>
      /sudokupad|crackingthecryptic/.test(host)
        ? (parameterIn(query, 'puzzleid') ?? decodedPercent(path.replace(/^\/(?:sudoku\/|puzzle\/)*/, '')))
        : undefined,
    read: function* (id) {
      return (yield* readId(id)) ?? (yield* readClassic(id));
    },
  },
  marks: { sign: /N4I/, word: /^(?:N4I[\w+/=-]{20,}$|(?:fpuz(?:zles)?|scl|ctc|scf)[\w+/%-]{20})/ },
  write: puzzles =>
    puzzles
      .map(content => `https://sudokupad.app/?puzzleid=fpuzzles${encodeURIComponent(makePayload(content))}`)
      .join('\n'),
};

/** A compressed text that is preceded by the name of its form. */
const NAMED = /^(fpuz(?:zles)?|scl|ctc|scf)(?=[A-Za-z0-9+/%-]{20})(\S+)$/;

/** The start of a compressed JSON of f-puzzles or SudokuPad. */
const COMPRESSED = /^N4I[A-Za-z0-9+/=-]{20,}$/;

/** The puzzle in the text of an id, which may also be just the name of a puzzle on the server. */
function* readId(id: string): Work<FormatReading> {
  const [, name, named] = NAMED.exec(id) ?? [];
  const payload = named === undefined ? id : decodedPercent(named);
  if (name?.startsWith('fpuz')) return yield* readPayload(payload);
  const reading = yield* readDrawing(payload);
  if (reading || !COMPRESSED.test(payload)) return reading;
  // A complete payload that is not a drawing may be a text of a classic puzzle.
  return parseJson((yield* decompress(payload)) ?? '') ? undefined : { problem: messages.variants.cut('SudokuPad') };
}

/** The puzzle in compressed JSON; undefined for other texts. */
function* readDrawing(base64: string): Work<FormatReading> {
  const json = yield* decompress(base64);
  return json === undefined ? undefined : yield* readDrawnJson(json);
}

/** The classic puzzle in the text of an id; undefined when there is none. */
function* readClassic(id: string): Work<ImportedPuzzle | undefined> {
  const data = id.replace(/^(?:fpuz(?:zles)?|scl|scf|ctc|classic)/, '').replace(/\/$/, '');
  const json = yield* decompress(data);
  const wrapper = json === undefined ? undefined : parseJson(json);
  return takeLine(data) ?? takeClassic(data) ?? (wrapper && takeWrapper(wrapper));
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
 * A 9x9 puzzle in one of the compact codes. In the newer code, a character is a digit or a blank, followed by up to five blanks: `0` to `9`
 * have none after them, `A` is a blank and one more. In the older code, `A` means zero blanks, `B` one, and so on.
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
